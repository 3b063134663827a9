/** What scenes are made of: who asks, what stands at a record, and what is written there. */
import type { Json } from "@palier/mock-server/realtime";

export interface Who {
  readonly email: string;
  readonly name?: string;
  /** The admin's identifier, where the token has one. */
  readonly id?: number | string;
}

/** What stands at the record before a request; as the backend, or another program, wrote it. */
export interface Standing {
  readonly lock?: Json;
  readonly lease?: Json;
  readonly ask?: Json;
  readonly viewer?: Json;
  readonly change?: Json;
  /** An admin who is shut out. */
  readonly banned?: Who;
}

export interface Request {
  readonly who: Who | "a stranger" | "nobody";
  readonly at: string;
  /** Undefined: a read. */
  readonly value?: Json;
  /** Several paths at once, below `at`. */
  readonly values?: Readonly<Record<string, Json>>;
  readonly allowed: boolean;
}

/** One subject of the rules as data: each request of a part meets the same standing entries. */
export interface Scene {
  readonly name: string;
  readonly parts: readonly { readonly standing: Standing; readonly requests: readonly Request[] }[];
}

const second = 1_000;
export const timestamp = { ".sv": "timestamp" };

const admin = (name: string): Who => ({ email: `${name}@palier.fr`, name: `Name of ${name}` });
export const [jeanne, marc, paul] = [admin("jeanne"), admin("marc"), admin("paul")];
export const jeanne7 = { ...jeanne, id: 7 };
export const marc9 = { ...marc, id: 9 };
/** Jeanne's corrected address, and who has the former one now. */
export const corrected = { ...admin("martin"), id: 7 };
export const successor = { ...jeanne, id: 8 };

export const takes = (who: Request["who"], at: string, value: Json): Request => ({
  who,
  at,
  value,
  allowed: true,
});
export const refused = (who: Request["who"], at: string, value: Json): Request => ({
  who,
  at,
  value,
  allowed: false,
});
export const shown = (who: Request["who"], at: string): Request => ({ who, at, allowed: true });
export const hidden = (who: Request["who"], at: string): Request => ({ who, at, allowed: false });
export const given = (standing: Standing, ...requests: readonly Request[]) => ({ standing, requests });

type More = Readonly<Record<string, Json>>;

/** @param now the service's time; `id` is the record of the scenes */
export function entriesOf(now: number, id: string) {
  const place = `locks/building/${id}`;
  const lease = `leases/building/${id}`;
  const asking = `takeovers/building/${id}`;
  const viewing = `viewers/order/${id}/tab-1`;
  const ago = (seconds: number) => now - seconds * second;

  const lock = ({ email, name, id: own }: Who, more: More = {}) => ({
    email,
    name: name ?? null,
    sid: "tab-1",
    at: timestamp,
    seen: timestamp,
    ...(own === undefined ? {} : { id: own }),
    ...more,
  });
  /** Jeanne's, taken and last renewed so many seconds ago. */
  const held = (taken = 5, renewed = taken) => lock(jeanne, { at: ago(taken), seen: ago(renewed) });
  const held7 = lock(jeanne7, { at: ago(100), seen: ago(5) });
  /** Marc's request to Jeanne. */
  const asked = (seconds: number, more: More = {}) => ({
    email: marc.email,
    name: marc.name ?? null,
    sid: "tab-9",
    at: ago(seconds),
    holder: jeanne.email,
    ...more,
  });
  const request = (more: More = {}) => ({ ...asked(0), at: timestamp, ...more });
  const fromPaul = request({ email: paul.email, name: paul.name ?? null });
  const answered = (word: string, seconds: number) => ({ answer: word, answeredAt: ago(seconds) });
  const answer = (word: string, more: More = {}) =>
    asked(5, { answer: word, answeredAt: timestamp, ...more });
  const pending = (seconds: number, more: More = {}) => ({ lock: held(100, 5), ask: asked(seconds, more) });
  const viewer = ({ email, name }: Who, seen: Json = timestamp) => ({ email, name: name ?? null, seen });

  return {
    place,
    lease,
    asking,
    viewing,
    ago,
    lock,
    held,
    held7,
    asked,
    request,
    fromPaul,
    answered,
    answer,
    pending,
    viewer,
  };
}
