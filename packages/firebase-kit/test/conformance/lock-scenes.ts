/** Who reads, takes, renews and leaves locks (packages/firebase-kit/rules/rules.md). */
import {
  corrected,
  entriesOf,
  given,
  hidden,
  jeanne,
  jeanne7,
  marc,
  marc9,
  refused,
  type Scene,
  shown,
  successor,
  takes,
  timestamp,
} from "./scene.ts";

/** @param now the service's time; `id` is the record of the scenes */
export function lockScenes(now: number, id: string): readonly Scene[] {
  const { place, lease, asking, ago, lock, held, held7, asked, request, answered } = entriesOf(now, id);
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
          ...[
            "locks/garage/12",
            ...["a b", "hasOwnProperty", "__proto__", "0", "012", "-1", "1".repeat(65)],
          ].map((each) => refused(marc, each.includes("/") ? each : `locks/building/${each}`, lock(marc))),
          refused(marc, "locks/building", { [id]: lock(marc) }),
          refused(marc, `${place}/email`, marc.email),
          {
            who: marc,
            at: "locks/building",
            values: { [id]: lock(marc), [`${id}1`]: lock(marc) },
            allowed: true,
          },
        ),
        given(
          { lock: held() },
          refused(marc, place, lock(marc)),
          refused(marc, `${place}/email`, marc.email),
          refused(jeanne, `${place}/name`, null),
          {
            who: marc,
            at: "locks/building",
            values: { [`${id}1`]: lock(marc), [id]: lock(marc) },
            allowed: false,
          },
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
        given({ lock: held(600), lease: ago(170) }, refused(marc, place, lock(marc)), {
          who: marc,
          at: "",
          values: { [place]: lock(marc), [lease]: timestamp },
          allowed: false,
        }),
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
  ];
}
