import type { Probe } from "../verify/probe.ts";
import { verifyRefusals } from "./refusals.ts";

/** Checks the sign-in's refusals; who is signed in stays so. */
export async function verifyLogin(probe: Probe): Promise<void> {
  const body = { email: "nobody@exemple.fr", password: "wrong" };
  await probe.expectStatus("reads", "wrong password", [401], { body, access: "signed-out" });
  await verifyRefusals(probe, {}, body);
}

/** Ends the run's own session, when the run opened it: the last request of all. */
export async function verifyLogout(probe: Probe): Promise<void> {
  if (probe.run.session.signIn === undefined) {
    probe.gap("signs-out", "", "the session is the caller's, and stays");
    return;
  }
  await probe.expectStatus("csrf", "wrong token", [403], { body: {}, access: "wrong-token" });
  await verifyRefusals(probe, {}, {});
  const home = probe.run.routes.find(({ meta }) => meta.kind === "page");
  if ((await probe.ask("signs-out", "", [200], { body: {} })) === undefined || home === undefined) return;
  await probe.expectStatus("signs-out", "", [200], { body: {}, access: "signed-out" });
  const after = await probe.of(home).send({});
  const said = { expected: "401 with the old cookie", found: String(after?.status ?? 0) };
  probe.expect("signs-out", "cookie", after?.status === 401, said, after);
}
