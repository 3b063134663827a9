/**
 * What the rules allow and refuse, one scene a subject (packages/firebase-rules/docs/rules.md). A scene is data: each of its
 * requests meets the same standing entries.
 */
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

export interface Scene {
  readonly name: string;
  readonly parts: readonly { readonly standing: Standing; readonly requests: readonly Request[] }[];
}

const second = 1_000;
const timestamp = { ".sv": "timestamp" };

const admin = (name: string): Who => ({ email: `${name}@palier.fr`, name: `Name of ${name}` });
const [jeanne, marc, paul] = [admin("jeanne"), admin("marc"), admin("paul")];
const jeanne7 = { ...jeanne, id: 7 };
const marc9 = { ...marc, id: 9 };
/** Jeanne's corrected address, and who has the former one now. */
const corrected = { ...admin("martin"), id: 7 };
const successor = { ...jeanne, id: 8 };

const takes = (who: Request["who"], at: string, value: Json): Request => ({ who, at, value, allowed: true });
const refused = (who: Request["who"], at: string, value: Json): Request => ({ who, at, value, allowed: false });
const shown = (who: Request["who"], at: string): Request => ({ who, at, allowed: true });
const hidden = (who: Request["who"], at: string): Request => ({ who, at, allowed: false });
const given = (standing: Standing, ...requests: readonly Request[]) => ({ standing, requests });

type More = Readonly<Record<string, Json>>;

/** @param now the service's time; `id` is the record of the scenes */
export function ruleScenes(now: number, id: string): readonly Scene[] {
  const place = `locks/building/${id}`;
  const lease = `leases/building/${id}`;
  const asking = `takeovers/building/${id}`;
  const viewing = `viewers/order/${id}/tab-1`;
  const ago = (seconds: number) => now - seconds * second;

  const lock = ({ email, name = null, id: own = null }: Who, more: More = {}) => {
    const entry = { email, name, sid: "tab-1", at: timestamp, seen: timestamp };
    return { ...entry, ...(own === null ? {} : { id: own }), ...more };
  };
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
  const answer = (word: string, more: More = {}) => asked(5, { answer: word, answeredAt: timestamp, ...more });
  const pending = (seconds: number, more: More = {}) => ({ lock: held(100, 5), ask: asked(seconds, more) });
  const viewer = ({ email, name = null }: Who, seen: Json = timestamp) => ({ email, name, seen });

  return [
    {
      name: "S14 S16 L08 an admin reads one area at a time, and nobody else reads anything",
      parts: [
        given(
          {},
          ...["locks/building", place, "takeovers/building", "leases/building"].flatMap((at) => [
            shown(marc, at),
            hidden("nobody", at),
            hidden("a stranger", at),
          ]),
          ...["", "locks", "locks/other", "changes/other", "changes", "viewers/order", "revoked"].map((at) =>
            hidden(marc, at),
          ),
        ),
      ],
    },
    {
      name: "S12 L10 L12 a lock is the admin's own, whole, and of the service's time",
      parts: [
        given(
          {},
          takes(marc, place, lock(marc)),
          refused("nobody", place, lock(marc)),
          refused({ email: marc.email }, place, lock(marc)),
          refused(marc, place, lock(jeanne)),
          refused(marc, place, marc.email),
          refused({ ...marc, name: "x".repeat(201) }, place, lock(marc, { name: "x".repeat(201) })),
          ...[
            { name: jeanne.name ?? null },
            { name: null },
            { name: 5 },
            { sid: null },
            { sid: "x".repeat(65) },
            { seen: null },
            { at: ago(1) },
            { at: ago(-3600) },
            { seen: ago(-3600) },
            { more: 1 },
            { id: 9 },
          ].map((more) => refused(marc, place, lock(marc, more))),
        ),
        given({}, refused({ ...marc, name: "" }, place, lock(marc, { name: "" }))),
      ],
    },
    {
      name: "S15 L12 a lock stands at a record's number, in an area of the contract, and is written whole",
      parts: [
        given(
          {},
          ...["locks/garage/12", ...["a b", "hasOwnProperty", "__proto__", "0", "012", "-1", "1".repeat(65)]].map(
            (each) => refused(marc, each.includes("/") ? each : `locks/building/${each}`, lock(marc)),
          ),
          refused(marc, "locks/building", { [id]: lock(marc) }),
          refused(marc, `${place}/email`, marc.email),
          { who: marc, at: "locks/building", values: { [id]: lock(marc), [`${id}1`]: lock(marc) }, allowed: true },
        ),
        given(
          { lock: held() },
          refused(marc, place, lock(marc)),
          refused(marc, `${place}/email`, marc.email),
          refused(jeanne, `${place}/name`, null),
          { who: marc, at: "locks/building", values: { [`${id}1`]: lock(marc), [id]: lock(marc) }, allowed: false },
        ),
      ],
    },
    {
      name: "S13 L03 a lock is removed by its holder, and the removal of a free one may be registered before it is taken",
      parts: [
        given({}, takes(marc, place, null)),
        given(
          { lock: held() },
          takes(jeanne, place, null),
          refused(marc, place, null),
          refused("nobody", place, null),
          refused(jeanne, "locks/building", null),
        ),
      ],
    },
    {
      name: "L02 a lock is the same admin's from another tab and under a corrected address, and no successor's",
      parts: [
        given(
          { lock: held() },
          takes(jeanne, place, lock(jeanne, { sid: "tab-2" })),
          takes(jeanne, place, lock(jeanne, { sid: "tab-2", at: ago(5) })),
        ),
        given({}, takes(jeanne7, place, lock(jeanne7)), takes(jeanne7, place, lock(jeanne))),
        given({}, refused(marc9, place, lock(marc9, { id: 7 }))),
        given(
          { lock: held7 },
          takes(corrected, place, lock(corrected, { at: ago(100) })),
          takes(corrected, place, null),
          takes(corrected, lease, timestamp),
          refused(successor, place, lock(successor)),
          takes(jeanne, place, lock(jeanne)),
          refused(
            corrected,
            asking,
            request({ email: corrected.email, name: corrected.name ?? null, id: 7 }),
          ),
          takes(marc9, asking, request({ id: 9 })),
          refused(marc9, asking, request({ id: 7 })),
        ),
        given(
          { lock: held7, ask: asked(10, { id: 9 }) },
          takes(corrected, asking, asked(10, { id: 9, answer: "yielded", answeredAt: timestamp })),
        ),
        given(
          { lock: held7, ask: asked(10, { id: 9, email: "old@palier.fr", ...answered("yielded", 1) }) },
          takes(marc9, place, lock(marc9)),
        ),
      ],
    },
    {
      name: "L10 L11 the holder alone renews a lease, at most once a second and by the service's time",
      parts: [
        given({}, refused(jeanne, lease, timestamp)),
        given({ lock: held(50) }, takes(jeanne, lease, timestamp)),
        given(
          { lock: held(600), lease: ago(50) },
          takes(jeanne, lease, timestamp),
          ...[marc, "a stranger" as const].map((who) => refused(who, lease, timestamp)),
          refused(jeanne, lease, ago(-3600)),
          refused(jeanne, lease, { at: timestamp }),
          refused(jeanne, lease, null),
        ),
        given({ lock: held(600), lease: ago(-20) }, takes(jeanne, lease, timestamp)),
        given({ lock: held(600), lease: ago(0.5) }, refused(jeanne, lease, timestamp)),
        given(
          { lock: held(600, 50) },
          takes(jeanne, place, lock(jeanne, { at: ago(600) })),
          takes(jeanne, `${place}/seen`, timestamp),
          refused(marc, `${place}/seen`, timestamp),
          refused(jeanne, place, lock(jeanne, { at: ago(600), seen: ago(-3600) })),
        ),
        given(
          { lock: held(600, 0.5) },
          refused(jeanne, place, lock(jeanne, { at: ago(600) })),
          takes(jeanne, place, held(600, 0.5)),
        ),
        given({ lock: held(5, -3600) }, takes(jeanne, place, lock(jeanne, { at: ago(5) }))),
      ],
    },
    {
      name: "L11 a lock that nobody renewed for three minutes, by neither time, is anyone's",
      parts: [
        given({ lock: held(600, 170) }, refused(marc, place, lock(marc)), refused(marc, place, null)),
        given(
          { lock: held(600, 181) },
          takes(marc, place, lock(marc)),
          takes(marc, place, null),
          refused(marc, place, lock(jeanne)),
        ),
        given(
          { lock: held(600), lease: ago(170) },
          refused(marc, place, lock(marc)),
          { who: marc, at: "", values: { [place]: lock(marc), [lease]: timestamp }, allowed: false },
        ),
        given({ lock: held(600), lease: ago(181) }, takes(marc, place, lock(marc))),
        given({ lock: { email: "old@palier.fr", at: ago(90_000) } }, refused(marc, place, lock(marc))),
      ],
    },
    {
      name: "L12 L13 who has no claims of the backend, or is shut out, writes nothing and admits nobody",
      parts: [
        given({}, refused("a stranger", place, lock(marc)), refused(marc, "revoked/uid-of-jeanne", true)),
        given({ lock: held() }, refused("a stranger", place, null), refused("a stranger", asking, request())),
        given(
          { banned: marc },
          hidden(marc, "locks/building"),
          hidden(marc, "changes/order"),
          refused(marc, place, lock(marc)),
          refused(marc, "revoked/uid-of-marc", null),
        ),
      ],
    },
    {
      name: "L06 a request is asked of the present holder, in one's own name, and alone",
      parts: [
        given({}, refused(marc, asking, request())),
        given(
          { lock: held() },
          takes(marc, asking, request()),
          refused(paul, asking, request()),
          refused(jeanne, asking, request({ email: jeanne.email, name: jeanne.name ?? null })),
          ...[{ name: "Jeanne" }, { holder: paul.email }, { at: ago(60) }, answered("yielded", 0)].map((more) =>
            refused(marc, asking, request(more)),
          ),
        ),
        given(pending(10), refused(paul, asking, fromPaul), takes(marc, asking, null), takes(jeanne, asking, null)),
        given(pending(10), refused(paul, asking, null)),
        given({ ask: asked(5) }, takes(paul, asking, null)),
      ],
    },
    {
      name: "L06 the holder answers once, and changes nothing else",
      parts: [
        given(
          pending(5),
          takes(jeanne, asking, answer("yielded")),
          takes(jeanne, asking, answer("refused")),
          {
            who: jeanne,
            at: asking,
            values: { answer: "refused", answeredAt: timestamp },
            allowed: true,
          },
          refused(jeanne, asking, answer("perhaps")),
          ...["email", "name", "sid", "holder"].map((field) =>
            refused(jeanne, asking, answer("yielded", { [field]: paul.email })),
          ),
          refused(jeanne, asking, answer("yielded", { answeredAt: ago(5) })),
          refused(jeanne, asking, answer("yielded", { id: 7 })),
          refused(jeanne, asking, answer("yielded", { at: ago(6) })),
          refused(marc, asking, answer("yielded")),
          refused(paul, asking, answer("yielded")),
        ),
        given(pending(5, answered("refused", 1)), refused(jeanne, asking, answer("yielded"))),
      ],
    },
    {
      name: "L06 L03 who asked takes the lock after a yes, or after thirty seconds without an answer",
      parts: [
        given(pending(5, answered("yielded", 0)), takes(marc, place, lock(marc)), refused(paul, place, lock(paul))),
        given(pending(90, answered("refused", 60)), refused(marc, place, lock(marc))),
        given(pending(25), refused(marc, place, lock(marc)), refused(marc, place, null)),
        given(
          pending(31),
          takes(marc, place, lock(marc)),
          takes(marc, place, null),
          refused(paul, place, lock(paul)),
        ),
        given(
          { lock: lock(paul, { at: ago(1), seen: ago(1) }), ask: asked(31) },
          refused(marc, place, lock(marc)),
        ),
      ],
    },
    {
      name: "L15 a request that was refused, is old or older than the lock makes room, and skips no refusal",
      parts: [
        given(pending(20), refused(marc, asking, request()), takes(marc, asking, request({ sid: "tab-10" }))),
        given(pending(31), takes(marc, asking, request())),
        given(
          pending(10, answered("refused", 1)),
          takes(paul, asking, fromPaul),
          takes(paul, asking, null),
          refused(marc, asking, request()),
          refused(marc, asking, request({ sid: "tab-10" })),
          refused(marc, asking, null),
        ),
        given(pending(40, answered("refused", 31)), takes(marc, asking, request()), takes(marc, asking, null)),
        given(pending(50), refused(paul, asking, fromPaul)),
        given(pending(61), takes(paul, asking, fromPaul), takes(paul, asking, null)),
        given(pending(10, { answer: "refused" }), takes(marc, asking, request())),
        given(
          { lock: held(1), ask: asked(86_400) },
          refused(marc, place, lock(marc)),
          refused(marc, place, null),
          takes(marc, asking, request()),
        ),
        given({ lock: held(1), ask: asked(20) }, takes(marc, asking, request())),
        given({ lock: held(-86_400), ask: asked(31) }, takes(marc, place, lock(marc))),
        ...[42, "Old@Palier.FR", true, { holder: jeanne.email }, asked(0, { at: "hier" }), asked(-3600)].map(
          (ask) => given({ lock: held(), ask }, takes(marc, asking, request())),
        ),
      ],
    },
    {
      name: "L16 a lock of another program is held by whom it names, is asked for and taken over",
      parts: [
        ...(
          [
            ["Old@Palier.FR", "old@palier.fr"],
            [42, "42"],
            [{ email: "Old@Palier.FR" }, "old@palier.fr"],
            [{ email: "", id: 9 }, "9"],
            [{ name: "Old" }, "?"],
            [true, "?"],
            ["", "?"],
          ] as const
        ).flatMap(([value, holder]) => [
          given({ lock: value }, takes(marc, asking, request({ holder })), refused(marc, place, lock(marc))),
          given({ lock: value, ask: asked(31, { holder }) }, takes(marc, place, lock(marc))),
        ]),
        ...[7, "7", { id: 7 }, { id: "7" }, { email: "JEANNE@palier.fr", id: "else" }, "Jeanne@Palier.FR"].map((value) =>
          given({ lock: value }, takes(jeanne7, place, lock(jeanne7)), refused(marc9, place, lock(marc9))),
        ),
        given({ lock: false }, takes(marc, place, lock(marc))),
      ],
    },
    {
      name: "A24 L11 who looks at a record names nobody else, and what changed is announced by the backend alone",
      parts: [
        given(
          {},
          shown(marc, `viewers/order/${id}`),
          hidden("a stranger", `viewers/order/${id}`),
          takes(marc, viewing, viewer(marc)),
          takes(marc, viewing, null),
          refused(marc, viewing, viewer(jeanne)),
          refused(marc, viewing, { ...viewer(marc), name: "Jeanne" }),
          refused(marc, viewing, viewer(marc, ago(-3600))),
          refused(marc, viewing, { ...viewer(marc), note: "x" }),
          refused(marc, "viewers/other/12/t", viewer(marc)),
        ),
        given(
          { viewer: viewer(jeanne, ago(5)) },
          takes(jeanne, viewing, viewer(jeanne)),
          takes(jeanne, viewing, null),
          refused(marc, viewing, viewer(marc)),
          refused(marc, viewing, null),
        ),
        given({ viewer: viewer(jeanne, ago(0.5)) }, refused(jeanne, viewing, viewer(jeanne))),
        given({ viewer: viewer(jeanne, ago(181)) }, takes(marc, viewing, null)),
        given(
          { change: { at: ago(1), seq: 4 } },
          shown(marc, "changes/order"),
          shown(marc, "changes/delivery-slot"),
          hidden("nobody", "changes/order"),
          hidden("a stranger", "changes/order"),
          ...[{ at: timestamp, seq: 5 }, null].map((value) => refused(jeanne, "changes/order", value)),
        ),
      ],
    },
  ];
}
