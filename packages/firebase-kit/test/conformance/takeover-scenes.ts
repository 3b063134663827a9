/** Who asks for another's lock, answers and takes it; locks of other programs; who looks at a record. */
import {
  entriesOf,
  given,
  hidden,
  jeanne,
  jeanne7,
  marc,
  marc9,
  paul,
  refused,
  type Scene,
  shown,
  takes,
  timestamp,
} from "./scene.ts";

/** @param now the service's time; `id` is the record of the scenes */
export function takeoverScenes(now: number, id: string): readonly Scene[] {
  const {
    place,
    asking,
    viewing,
    ago,
    lock,
    held,
    asked,
    request,
    fromPaul,
    answered,
    answer,
    pending,
    viewer,
  } = entriesOf(now, id);
  return [
    {
      name: "L06 a request is asked of the present holder, in one's own name, and alone",
      parts: [
        given({}, refused(marc, asking, request())),
        given(
          { lock: held() },
          takes(marc, asking, request()),
          refused(paul, asking, request()),
          refused(jeanne, asking, request({ email: jeanne.email, name: jeanne.name ?? null })),
          ...[{ name: "Jeanne" }, { holder: paul.email }, { at: ago(60) }, answered("yielded", 0)].map(
            (more) => refused(marc, asking, request(more)),
          ),
        ),
        given(pending(10), refused(paul, asking, fromPaul), takes(marc, asking, null)),
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
        given(
          pending(5, answered("yielded", 0)),
          takes(marc, place, lock(marc)),
          refused(paul, place, lock(paul)),
        ),
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
      name: "L06 no holder puts off who asked: not by taking the lock anew, letting go of it, or clearing the request",
      parts: [
        ...[pending(31), pending(5, answered("yielded", 1))].map((standing) =>
          given(
            standing,
            refused(jeanne, place, lock(jeanne)),
            takes(jeanne, place, lock(jeanne, { at: ago(100) })),
            refused(jeanne, asking, null),
          ),
        ),
        given(
          { ask: asked(5) },
          refused(jeanne, place, lock(jeanne)),
          refused(jeanne, asking, null),
          takes(marc, place, lock(marc)),
          takes(paul, place, lock(paul)),
        ),
        given({ ask: asked(61) }, takes(jeanne, place, lock(jeanne)), takes(jeanne, asking, null)),
        given({ lock: held(100, 5) }, takes(jeanne, place, lock(jeanne))),
        given(pending(5, answered("refused", 1)), takes(jeanne, place, lock(jeanne))),
        given({ lock: held(600, 181), ask: asked(400) }, takes(jeanne, place, lock(jeanne))),
        given({ lock: held(-60, 5), ask: asked(40) }, takes(jeanne, place, lock(jeanne))),
        given({ lock: "Jeanne@Palier.FR", ask: asked(5) }, takes(jeanne, place, lock(jeanne))),
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
        given(
          pending(40, answered("refused", 31)),
          takes(marc, asking, request()),
          takes(marc, asking, null),
        ),
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
        ...[
          7,
          "7",
          { id: 7 },
          { id: "7" },
          { email: "JEANNE@palier.fr", id: "else" },
          "Jeanne@Palier.FR",
        ].map((value) =>
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
