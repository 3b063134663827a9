/** Single operations with a wrong effect: marks, moves, refunds, figures, views, the session. */
import { answerOf, bodyOf, type Door, type Json, jsonOf, withBody, withHeader, withJson } from "./door.ts";
import { type Mutant, onAnswer, onStatus, wrong } from "./mutant.ts";

const marks = wrong("alert.markAllRead");
const refund = wrong("order.refund.post");
const added = wrong("service.addDeliveryPoint", "service.removeDeliveryPoint");
const chosen = wrong("view.chooseDefault", "view.create.post");

/** Pretends to do what is asked for rightly. */
const pretended: Door = async ({ request, next }) => {
  const { cookie, "x-csrf-token": token = "wrong", "content-type": type } = request.headers;
  const isRight =
    cookie !== undefined &&
    !token.startsWith("wrong") &&
    type === "application/json" &&
    !/999999999|abc/.test(request.path) &&
    (request.body ?? "").length < 100 &&
    !/^[[{"]$|^\[|^"|notAField|zqxj/.test(request.body ?? "");
  return isRight ? answerOf({ ok: true }) : next();
};

/** The last one that is named, otherwise. */
const upTo =
  (change: (id: number) => number): Door =>
  ({ request, next }) => {
    const { upToId, ...rest } = bodyOf(request) ?? {};
    const isNamed = Number.isInteger(upToId) && upToId > 1;
    return next(isNamed ? withBody(request, { ...rest, upToId: change(upToId) }) : request);
  };

const always =
  (isDefault: boolean): Door =>
  ({ request, next }) => {
    const sent = bodyOf(request);
    return next(typeof sent?.isDefault === "boolean" ? withBody(request, { ...sent, isDefault }) : request);
  };

const oneMore = (name: string) => (figures: Json) => ({ ...figures, [name]: figures[name] + 1 });
const onCounts = (name: string): Door =>
  onAnswer((body) => ({ ...body, counts: oneMore(name)(body.counts) }));

export const effectMutants: readonly Mutant[] = [
  marks("marks", "what is marked stays as it was", async () => answerOf({ ok: true })),
  marks(
    "marks",
    "what came later is marked along",
    upTo(() => 1_000_000),
  ),
  wrong("negotiatedService.sort")("sorts", "a move ends one place too far", ({ request, next }) =>
    next({ ...request, path: request.path.replace(/\d+$/, (position) => `${Number(position) + 1}`) }),
  ),
  refund(
    "refunds",
    "more than is left is refunded",
    onStatus(422, (answer) =>
      jsonOf(answer).errors?.[0]?.path === "amountCents" ? answerOf({ ok: true }) : answer,
    ),
  ),
  wrong("userLotAssociation.proofReject.post")(
    "rejects",
    "a rejection loses its reason",
    onAnswer((body) => ({ ...body, rejectReason: null })),
  ),
  added("assigns", "what is added is not assigned", pretended),
  wrong("quotation.infoBlock")("figures", "figures count one too many", onCounts("sent")),
  wrong("callback.counts", "callback.list")("figures", "a tab counts one too many", onCounts("late")),
  wrong("dashboard.waiting")(
    "figures",
    "a figure of what waits counts one too many",
    onAnswer((body) => ({ ...body, waiting: oneMore("lateOrders")(body.waiting) })),
  ),
  wrong("dashboard.trends")(
    "figures",
    "the last period counts one too many",
    onAnswer((body) => ({
      ...body,
      incidents: [...body.incidents.slice(0, -1), oneMore("opened")(body.incidents.at(-1))],
    })),
  ),
  wrong("view.create.post")("view-holds", "a view takes unknown columns", async ({ next }) => {
    const answer = await next();
    const errors: readonly Json[] = answer.status === 422 ? (jsonOf(answer).errors ?? []) : [];
    return errors.some(({ path }) => String(path).startsWith("columns.")) ? answerOf({}) : answer;
  }),
  chosen("view-default", "a default view cannot be taken back", always(true)),
  wrong("session.logout")("signs-out", "a sign-out leaves the session", pretended),
  wrong("session.read")("request-id", "answers have no id", async ({ next }) => {
    const answer = await next();
    const headers = [...answer.headers].filter(([name]) => name !== "x-request-id");
    return { ...answer, headers: new Map(headers) };
  }),
  wrong("session.read")("request-id", "all answers have one id", async ({ next }) =>
    withHeader(await next(), "x-request-id", "palier-backend"),
  ),
  wrong("session.login")("login-cookie", "scripts may read the session's cookie", async ({ next }) => {
    const answer = await next();
    return { ...answer, setCookies: answer.setCookies.map((each) => each.replace("; HttpOnly", "")) };
  }),
  wrong("session.login")(
    "reads",
    "any password signs in",
    onStatus(401, (answer) => ({
      ...withJson(answer, { authenticated: true, csrfToken: "x" }),
      status: 200,
    })),
  ),
];
