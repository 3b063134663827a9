import type { APIRequestContext } from "@playwright/test";
import { z } from "zod";
import { demoPassword } from "../areas/session.ts";

export const jeanne = "jeanne.martin@palier.test";
export const karim = "karim.benali@palier.test";

const session = z.object({ csrfToken: z.string() });

/** Throws if refused. */
export async function signInByApi(request: APIRequestContext, api: string, email: string): Promise<void> {
  const before = await request.get(`${api}/admin/session`);
  const { csrfToken } = session.parse(await before.json());
  const answer = await request.post(`${api}/admin/login`, {
    data: { email, password: demoPassword },
    headers: { "x-csrf-token": csrfToken },
  });
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${answer.status()} ${await answer.text()}`);
}
