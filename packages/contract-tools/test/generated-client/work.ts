/** A team's code on the generated client; the test generates `api.ts`. */
import * as api from "./api.ts";

/** Signs in, reads a list and a form, saves it, and saves a stale version. */
export async function work(baseUrl: string, ownFetch: typeof fetch) {
  const to = { baseUrl, fetch: ownFetch };
  const credentials = { email: "jeanne.martin@palier.test", password: "palier" };
  const session = await api.sessionLogin({ credentials }, to);
  if (session.status !== 200) throw new Error(`the sign-in was answered by ${session.status}`);
  const xCsrfToken: string = session.data.csrfToken;
  const list = await api.buildingList(
    {
      draw: 4,
      length: 3,
      city: "Lyon",
      status: ["active", "draft"],
      columns0Data: "name",
      order0Column: 0,
      order0Dir: "desc",
    },
    to,
  );
  const form = await api.buildingEditGet({ id: 1 }, to);
  if (form.status !== 200 || form.data.record === undefined) throw new Error("the form has no record");
  const {
    id: _id,
    neighborhoodName: _neighborhood,
    walletName: _wallet,
    userCount: _users,
    createdAt: _at,
    ...own
  } = form.data.record;
  const save = (name: string) =>
    api.buildingEditPost({ id: 1, xCsrfToken, buildingEditValues: { ...own, name } }, to);
  return { list, saved: await save("Par un client généré"), late: await save("Trop tard") };
}
