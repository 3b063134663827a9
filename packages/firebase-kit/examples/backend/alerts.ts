/** How a backend sends an alert to one browser; see docs/firebase-backend.md. */
import { getMessaging, type Message } from "firebase-admin/messaging";

const notification = { title: "Nouvel incident", body: "Ascenseur en panne" };
const link = "/admin/incident/edit/7";

/** Each of these shapes shows one notification, or one toast in a visible page. */
export const shapes = (fid: string): Message[] => [
  { fid, notification, webpush: { fcmOptions: { link: `https://admin.example.org${link}` } } }, // whole, https
  { fid, notification, data: { link } },
  { fid, data: { title: "Nouvelle demande", body: "Une clé à remettre", link } },
];

/** @param forget removes a browser that is no longer registered from the admin's browsers */
export async function alertAdmin(
  fids: readonly string[],
  forget: (fid: string) => Promise<void>,
  messaging = getMessaging(),
) {
  const messages = fids.map((fid): Message => ({ fid, notification, data: { link } }));
  const { responses } = await messaging.sendEach(messages);
  for (const [index, { error }] of responses.entries())
    if (error?.code === "messaging/installation-id-not-registered") await forget(fids[index] ?? "");
}
