import { namedTimers } from "../adapter/named-timers.ts";
import type { Clock, Stop } from "../adapter/realtime-adapter.ts";
import { codeOf } from "../sign-in/sign-in-runner.ts";
import type { PushAdapter } from "./push-adapter.ts";
import type { PushCommand, PushEvent, PushTimer } from "./push-state.ts";

export interface PushCommands {
  readonly obey: (command: PushCommand) => void;
  readonly stop: Stop;
}

export interface CommandedPush {
  readonly adapter: PushAdapter;
  readonly clock: Clock;
  readonly log: (text: string) => void;
  readonly withdraw: () => Promise<unknown>;
  readonly tell: (event: PushEvent) => void;
}

/** Executes one command at a time; results reach the machine as events. */
export function pushCommands({ adapter, clock, log, withdraw, tell }: CommandedPush): PushCommands {
  const timers = namedTimers<PushTimer>(clock);

  const work = ({ attempt, step, token }: Extract<PushCommand, { readonly kind: "do" }>): void => {
    if (step === "switch-off") void withdraw();
    void adapter.run(step, token).then(
      (value) => tell({ kind: "done", attempt, value, now: clock.now() }),
      (error: unknown) => tell({ kind: "failed", attempt, why: codeOf(error) }),
    );
  };

  const obey = (command: PushCommand): void => {
    switch (command.kind) {
      case "log":
        log(`push registration, ${command.step}: ${command.why}`);
        break;
      case "remember":
        adapter.remember(command.push);
        break;
      case "void":
        adapter.forget();
        break;
      case "forget":
        timers.stop(command.timer);
        break;
      case "wait": {
        const { timer, milliseconds } = command;
        timers.start(timer, milliseconds, () => tell({ kind: "timer", timer }));
        break;
      }
      case "do":
        work(command);
        break;
    }
  };

  return { obey, stop: timers.stopAll };
}
