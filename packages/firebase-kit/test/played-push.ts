/** Simulates browser, push service and server around a page's push registration. */
import type { RememberedPush } from "../src/push/memory.ts";
import { runPush } from "../src/push/push.ts";
import type { Permission, PushBrowser, PushListeners, PushStepName } from "../src/push/registration.ts";
import { Schedule } from "./schedule.ts";

export interface Browser {
  permission?: Permission;
  answer?: Permission;
  remembered?: RememberedPush;
  supported?: boolean;
  /** The admin who last registered in this browser. */
  registeredFor?: string;
  /** Steps that fail with this reason, or never answer (`null`). */
  failing?: Partial<Record<PushStepName, string | null>>;
  /** All steps wait for it. */
  holding?: Promise<void>;
}

/** One browser for all pages that {@link begin} opens. */
export function browser(given: Browser = {}) {
  // A registration passes some thirty promises.
  const schedule = new Schedule(1, 64);
  const steps: string[] = [];
  const logged: string[] = [];
  const posted: string[] = [];
  const withdrawn: string[] = [];
  const world = {
    token: "T1",
    remembered: given.remembered,
    subscribed: given.remembered !== undefined && given.remembered.token !== "" && !given.remembered.off,
    registeredFor: given.registeredFor,
    permission: given.permission ?? "granted",
  };
  const pages = new Set<PushListeners>();
  const tellOthers = (own: PushListeners | undefined) => {
    for (const page of [...pages]) if (page !== own) page.look();
  };
  const isOff = (owner: string) => world.remembered?.owner === owner && world.remembered.off;
  /** The subscription is the browser's, shared by its pages. */
  const act = (owner: string, step: PushStepName, token: string): string => {
    switch (step) {
      case "token":
        if (isOff(owner)) throw new Error("push/switched-off");
        if (!world.subscribed) world.remembered = undefined;
        world.subscribed = true;
        world.registeredFor = owner;
        return world.token;
      case "post":
        posted.push(token);
        return "";
      case "permission":
        world.permission = given.answer ?? "granted";
        return world.permission;
      case "switch-off":
        if (isOff(owner)) end();
        return "";
      case "former":
        if (world.registeredFor !== owner) end();
        return "";
      case "sign-in":
      case "service-worker":
        return "";
    }
  };
  const end = () => {
    world.subscribed = false;
    world.registeredFor = undefined;
  };
  const browserOf = (owner: string): PushBrowser => {
    let own: PushListeners | undefined;
    return {
      supported: async () => given.supported ?? true,
      permission: () => world.permission,
      watch: (listeners) => {
        own = listeners;
        pages.add(listeners);
        return () => pages.delete(listeners);
      },
      subscribed: async () => world.subscribed,
      registeredFor: () => world.registeredFor,
      recall: () => world.remembered,
      remember: (push) => {
        world.remembered = push;
        tellOthers(own);
      },
      forget: () => {
        world.remembered = undefined;
        tellOthers(own);
      },
      withdraw: async (token) => {
        withdrawn.push(token);
        if (given.failing?.post !== undefined) throw new Error("offline");
      },
      release: async () => {
        steps.push("release");
        end();
      },
      run: async (step, token) => {
        steps.push(step);
        await given.holding;
        const failing = given.failing?.[step];
        if (failing === null) return new Promise(() => undefined);
        if (failing !== undefined) throw Object.assign(new Error(), { code: failing });
        return act(owner, step, token);
      },
    };
  };
  const begin = async (owner = "a@x.fr") => {
    const push = runPush(owner, browserOf(owner), schedule.clock(), (text) => logged.push(text));
    push.start();
    await schedule.advance(0);
    return push;
  };
  const look = async () => {
    for (const page of [...pages]) page.look();
    await schedule.advance(0);
  };
  return {
    begin,
    schedule,
    steps,
    logged,
    posted,
    withdrawn,
    world,
    look,
    /** The service issues another token by itself. */
    change: (token: string) => {
      world.token = token;
      for (const page of [...pages]) page.token(token);
    },
    permit: async (permission: Permission) => {
      world.permission = permission;
      if (permission !== "granted") world.subscribed = false;
      await look();
    },
    online: async () => {
      for (const page of [...pages]) page.online();
      await schedule.advance(0);
    },
  };
}
