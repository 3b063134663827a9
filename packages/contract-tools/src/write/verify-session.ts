import type { Probe } from "../verify/probe.ts";
import { verifyRefusals } from "./refusals.ts";

/** A backend that counts wrong sign-ins soon refuses all. */
const wrongSignIns = 8;

/** The sign-in's refusals; the session stays open. */
export async function verifyLogin(probe: Probe): Promise<void> {
  const body = { email: "nobody@example.org", password: "wrong" };
  await probe.expectStatus("reads", "wrong password", [401], { body, access: "signed-out" });
  await verifyRefusals(probe, {}, body, { bodies: wrongSignIns });
}

/** Ends the run's session if the run opened it; the last request. */
export async function verifyLogout(probe: Probe): Promise<void> {
  const { session, transport, routes } = probe.run;
  if (session.signIn === undefined) {
    probe.gap("signs-out", "", "the session is the caller's, and stays");
    return;
  }
  // A wrongly accepted sign-out ends the session, so each case starts with a new one.
  const again = async () => {
    await session.openAgain(transport);
    return {};
  };
  const wrong = await probe.send({ body: {}, access: "wrong-token" });
  if (wrong !== undefined) {
    const said = { expected: "status 403", found: `status ${wrong.status}` };
    if (!probe.expect("csrf", "wrong token", wrong.status === 403, said, wrong)) await again();
  }
  await verifyRefusals(probe, {}, {}, { again });
  const home = routes.find(({ meta }) => meta.kind === "page");
  const { cookie = "" } = session.headers("signed-in", "GET");
  if ((await probe.ask("signs-out", "", [200], { body: {} })) === undefined || home === undefined) return;
  // Without a session, the contract allows both success and refusal.
  const open = [401, 403];
  const none = { body: {}, access: "signed-out", open } as const;
  await probe.expectStatus("signs-out", "without a session", [200, ...open], none);
  const after = await probe.of(home).send({ access: "signed-out", headers: { cookie } });
  const said = { expected: "401 with the old cookie", found: String(after?.status ?? 0) };
  probe.expect("signs-out", "cookie", after?.status === 401, said, after);
}
