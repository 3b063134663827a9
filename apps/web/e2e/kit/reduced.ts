import type { Page } from "@playwright/test";

/** Pixels along each side that become one. */
const by = 4;

/**
 * A PNG at a quarter of its width and height: strokes of letters, which differ by machine, become even gray;
 * positions, sizes and colors stay.
 */
export async function reduced(studio: Page, picture: Buffer): Promise<Buffer> {
  const data = await studio.evaluate(
    async ({ whole, factor }) => {
      const bytes = Uint8Array.from(atob(whole), (character) => character.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const from = new OffscreenCanvas(image.width, image.height).getContext("2d");
      if (from === null) throw new Error("this browser draws nothing");
      from.drawImage(image, 0, 0);
      const { data: pixels } = from.getImageData(0, 0, image.width, image.height);
      const [width, height] = [Math.floor(image.width / factor), Math.floor(image.height / factor)];
      const means = new ImageData(width, height);
      for (let at = 0; at < means.data.length; at += 1) {
        const [x, y, channel] = [(at >> 2) % width, Math.floor((at >> 2) / width), at & 3];
        let sum = 0;
        for (let row = 0; row < factor; row += 1)
          for (let column = 0; column < factor; column += 1)
            sum += pixels[((y * factor + row) * image.width + x * factor + column) * 4 + channel] ?? 0;
        means.data[at] = Math.round(sum / factor ** 2);
      }
      const canvas = new OffscreenCanvas(width, height);
      canvas.getContext("2d")?.putImageData(means, 0, 0);
      const small = new Uint8Array(await (await canvas.convertToBlob({ type: "image/png" })).arrayBuffer());
      return btoa(Array.from(small, (byte) => String.fromCharCode(byte)).join(""));
    },
    { whole: picture.toString("base64"), factor: by },
  );
  return Buffer.from(data, "base64");
}
