/** Single operations with the wrong effect. */
import { offeredIn, type RouteEntry } from "@palier/contract";
import { answerOf, type Door, type Json, jsonOf, withJson } from "./door.ts";
import { isPost, type Mutant, mutant, onAnswer, onStatus } from "./mutant.ts";

/** Initial time of each world of the mock server. */
const mockNow = "2026-11-20T09:30:00Z";

const named = (pattern: RegExp) => (route: RouteEntry) => isPost(route) && pattern.test(route.name);
const isSort = named(/\.sort$/);
const isRefund = named(/\.refund\.post$/);
const isReject = named(/\.proofReject\.post$/);
const isAdd = ({ template }: RouteEntry): boolean => template.endsWith("/add");
const isAddPost = (route: RouteEntry): boolean => isPost(route) && isAdd(route);

// The next five doors pretend to save what must be refused.

const freezes = (route: RouteEntry): boolean =>
  isPost(route) && route.meta.kind === "form" && route.meta.frozen !== undefined;

const frozenTaken: Door = async ({ request, route, next, ask }) => {
  const answer = await next();
  const fields =
    route.meta.kind === "form"
      ? Object.values(route.meta.frozen ?? {}).flatMap((each) => each?.fields ?? [])
      : [];
  const at = answer.status === 422 ? jsonOf(answer).errors?.[0]?.path : undefined;
  if (!fields.includes(at)) return answer;
  const form: Json = await ask(request.path);
  return answerOf(form.record);
};

const isBounded = (route: RouteEntry): boolean =>
  isPost(route) && route.meta.kind === "form" && route.meta.bounds !== undefined;

const boundsIgnored: Door = async ({ request, route, next, ask }) => {
  const answer = await next();
  const fields = route.meta.kind === "form" ? Object.keys(route.meta.bounds ?? {}) : [];
  const message = answer.status === 422 ? jsonOf(answer).errors?.[0] : undefined;
  if (!fields.includes(message?.path) || !/^Indiquez /.test(message?.message)) return answer;
  const form: Json = await ask(request.path);
  return answerOf(form.record);
};

const takesNoPast = (route: RouteEntry): boolean =>
  isPost(route) && route.meta.kind === "form" && route.meta.notPast !== undefined;

const pastTaken: Door = async ({ request, route, next, ask }) => {
  const answer = await next();
  const fields = route.meta.kind === "form" ? Object.keys(route.meta.notPast ?? {}) : [];
  const at = answer.status === 422 ? jsonOf(answer).errors?.[0]?.path : undefined;
  if (!fields.includes(at)) return answer;
  const sent: Json = JSON.parse(request.body ?? "{}");
  if (!(Date.parse(sent[at]) < Date.parse(mockNow))) return answer;
  const form: Json = await ask(request.path);
  return answerOf(form.record);
};

const restates = (route: RouteEntry): boolean =>
  route.meta.kind === "action" && (route.meta.change?.counted.length ?? 0) > 0;

const countIgnored: Door = async ({ request, next }) => {
  const answer = await next();
  if (answer.status !== 409) return answer;
  const { current } = jsonOf(answer);
  const { version }: Json = JSON.parse(request.body ?? "{}");
  return current?.version === version && version !== undefined ? answerOf(current) : answer;
};

const choosesOpen = (route: RouteEntry): boolean =>
  isPost(route) && route.meta.kind === "form" && route.meta.mode === "edit" && offeredIn(route.meta).size > 0;

const closedTaken: Door = async ({ request, route, next, ask }) => {
  const answer = await next();
  const fields = route.meta.kind === "form" ? [...offeredIn(route.meta).keys()] : [];
  const at = answer.status === 422 ? jsonOf(answer).errors?.[0]?.path : undefined;
  if (!fields.includes(at)) return answer;
  const form: Json = await ask(request.path);
  return answerOf(form.record);
};

/** Pretends to perform valid actions without a body. */
const pretended: Door = async ({ request, next }) => {
  const good =
    request.headers.cookie !== undefined &&
    request.headers["x-csrf-token"]?.startsWith("wrong") === false &&
    request.headers["content-type"] === "application/json" &&
    (request.body ?? "").length < 100 &&
    !/999999999|abc/.test(request.path) &&
    !/^[[{"]$|^\[|^"|notAField|zqxj/.test(request.body ?? "");
  return good ? answerOf({ ok: true }) : next();
};

const removalOf = (route: RouteEntry, routes: readonly RouteEntry[]) =>
  routes.filter(({ template }) => template === route.template.replace(/add$/, "remove"));

export const actionMutants: readonly Mutant[] = [
  mutant("a move is not done", "sorts", isSort, pretended),
  mutant("a move ends one place too far", "sorts", isSort, ({ request, next }) =>
    next({ ...request, path: request.path.replace(/\d+$/, (position) => String(Number(position) + 1)) }),
  ),
  mutant(
    "a refund counts twice",
    "refunds",
    isRefund,
    onAnswer((body) => ({ ...body, refundedCents: body.refundedCents + 1 })),
  ),
  mutant(
    "a refund changes nothing",
    "refunds",
    isRefund,
    onAnswer((body) => ({ ...body, refundedCents: 0 })),
  ),
  mutant(
    "more than is left is refunded",
    "refunds",
    isRefund,
    onStatus(422, async (answer) =>
      jsonOf(answer).errors?.[0]?.path === "amountCents" ? answerOf({ ok: true }) : answer,
    ),
  ),
  mutant("the count of a question is not looked at", "restated", restates, countIgnored),
  mutant("a closed record is taken", "closed", choosesOpen, closedTaken),
  mutant("what is frozen is changed", "frozen", freezes, frozenTaken),
  mutant("a number beyond its bounds is taken", "bounds", isBounded, boundsIgnored),
  mutant("a day that is over is taken", "not-past", takesNoPast, pastTaken, {
    along: (_, routes) => routes.filter(({ name }) => name === "order.counts"),
  }),
  mutant(
    "a rejected proof keeps its status",
    "rejects",
    isReject,
    onAnswer((body) => ({ ...body, status: "proofToCheck" })),
  ),
  mutant(
    "a rejection loses its reason",
    "rejects",
    isReject,
    onAnswer((body) => ({ ...body, rejectReason: null })),
  ),
  mutant("what is added is not assigned", "assigns", isAddPost, pretended, { along: removalOf }),
  mutant(
    "what is removed stays assigned",
    "assigns",
    (route) => isPost(route) && route.template.endsWith("/remove"),
    pretended,
    {
      along: (route, routes) =>
        routes.filter(
          ({ method, template }) =>
            method === "POST" && template === route.template.replace(/remove$/, "add"),
        ),
    },
  ),
  mutant(
    "figures count one too many",
    "figures",
    named(/\.infoBlock$/),
    onAnswer((body) => ({ ...body, counts: { ...body.counts, sent: body.counts.sent + 1 } })),
  ),
  mutant(
    "scripts may read the session's cookie",
    "login-cookie",
    named(/^session\.login$/),
    async ({ next }) => {
      const answer = await next();
      return { ...answer, setCookies: answer.setCookies.map((each) => each.replace("; HttpOnly", "")) };
    },
  ),
  mutant(
    "other sites may send the session's cookie",
    "login-cookie",
    named(/^session\.login$/),
    async ({ next }) => {
      const answer = await next();
      return { ...answer, setCookies: answer.setCookies.map((each) => each.replace("; SameSite=Lax", "")) };
    },
  ),
  mutant("a sign-out leaves the session", "signs-out", named(/^session\.logout$/), pretended),
  mutant(
    "any password signs in",
    "reads",
    named(/^session\.login$/),
    onStatus(401, (answer) => ({
      ...withJson(answer, { authenticated: true, csrfToken: "x" }),
      status: 200,
    })),
  ),
];
