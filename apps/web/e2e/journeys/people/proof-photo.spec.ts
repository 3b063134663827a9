import type { Page } from "@playwright/test";
import { pressAction } from "../../kit/head.ts";
import { expect, test, toast } from "../../kit/palier.ts";
import { stored } from "../../kit/stored.ts";

/** EXIF that says « turn a quarter to the right », as a phone writes it that is held upright. */
const turned = Buffer.from(
  "ffe1002245786966000049492a000800000001001201030001000000060000000000000000",
  "hex",
);

/** A photo of 3,600 × 2,700 pixels with grain, the upper left corner red. */
async function photo(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(3600, 2700);
    const context = canvas.getContext("2d");
    if (context === null) throw new Error("no canvas");
    const grain = context.createImageData(450, 450);
    let seed = 1;
    for (let at = 0; at < grain.data.length; at += 1) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      grain.data[at] = at % 4 === 3 ? 255 : 190 + ((seed >> 16) % 50);
    }
    for (let x = 0; x < 3600; x += 450) for (let y = 0; y < 2700; y += 450) context.putImageData(grain, x, y);
    context.fillStyle = "red";
    context.fillRect(0, 0, 400, 400);
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  });
  const jpeg = Buffer.from(base64, "base64");
  return Buffer.concat([jpeg.subarray(0, 2), turned, jpeg.subarray(2)]);
}

// No promise: a proof is what a phone photographs.
test("a phone's photo is made smaller before it is sent, and stays upright", async ({ admin: page }) => {
  await page.goto("/admin/user/ula/8");
  await pressAction(page, "Rejeter");
  const rejection = page.getByRole("dialog", { name: /^Rejeter le justificatif/ });
  await rejection.getByRole("combobox", { name: /^Motif/ }).selectOption({ index: 1 });
  await rejection.getByRole("button", { name: "Rejeter" }).click();
  await expect(toast(page, "Rejet effectué")).toBeVisible();
  const buffer = await photo(page);
  expect(buffer.length).toBeGreaterThan(2_000_000);
  await pressAction(page, "Déposer un justificatif");
  const upload = page.getByRole("dialog", { name: /^Déposer un justificatif pour/ });
  await upload
    .getByLabel(/^Nouveau justificatif/)
    .setInputFiles({ name: "IMG_2041.JPEG", mimeType: "image/jpeg", buffer });
  await expect(
    upload.getByText(/^Photo réduite\s: \d(?:,\d)?\sMo avant, \d+\sko maintenant\.$/),
  ).toBeVisible();
  // Playwright gives no body of this size.
  await page.evaluate(() => {
    const before = window.fetch;
    window.fetch = async (...asked) => {
      const request = new Request(...asked);
      if (request.method === "POST" && /proof-upload/.test(request.url))
        window.name = await request.clone().text();
      return before(request);
    };
  });
  await upload.getByRole("button", { name: "Déposer un justificatif" }).click();
  await expect(toast(page, "Justificatif déposé")).toBeVisible();
  const { proof } = await stored(page, "/admin/user/ula/8");
  expect(proof).toMatchObject({ fileName: "IMG_2041.jpg", mimeType: "image/jpeg" });
  const sent = await page.evaluate(async () => {
    const base64: string = JSON.parse(window.name).file.content;
    const blob = new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))]);
    const picture = await createImageBitmap(blob);
    const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    context?.drawImage(picture, 0, 0);
    const [red = 0, green = 0] = context?.getImageData(picture.width - 20, 20, 1, 1).data ?? [];
    return { size: blob.size, sides: [picture.width, picture.height], isRedAtRight: red > 200 && green < 60 };
  });
  expect(sent.size).toBeLessThanOrEqual(675_000);
  expect(Math.max(...sent.sides)).toBeLessThanOrEqual(2000);
  expect(Number(sent.sides[1]) / Number(sent.sides[0])).toBeCloseTo(4 / 3, 2);
  expect(sent.isRedAtRight).toBe(true);
});
