/** Pixels of the longer side, then quality: words of a photographed page stay readable longest so. */
const tries = [
  [2000, 0.85],
  [2000, 0.7],
  [2000, 0.55],
  [1600, 0.6],
  [1280, 0.6],
  [1000, 0.5],
] as const;

const mostPixels = 2000;

/** Bytes. Larger ones could fill a phone's memory once they are unpacked. */
export const mostOfPicture = 15_000_000;

const pictureName = /\.(?:jpe?g|png|webp|heic|heif|avif|bmp)$/i;

/** By type or name; not drawings, which have no pixels. */
export const isPicture = ({ type, name }: File): boolean =>
  pictureName.test(name) || /^image\/(?!svg)/.test(type);

/** By its first bytes: phones also name them `.jpg`. */
export async function isHeic(file: File): Promise<boolean> {
  const head = new TextDecoder("latin1").decode(await file.slice(4, 12).arrayBuffer());
  return /^ftyp(?:hei[cxms]|hev[cxm]|mif1|msf1)/.test(head);
}

/** The browser gives pages other pixels than they have drawn, against tracking (Firefox's `resistFingerprinting`). */
export class FalseCanvas extends Error {}

/** Beyond this difference of a colour it is no more rounding, or a noise that nobody sees. */
const unseenNoise = 8;

function assertTrueCanvas(): void {
  const canvas = document.createElement("canvas");
  canvas.width = 16;
  canvas.height = 16;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no canvas");
  const colour = [24, 176, 88, 255];
  context.fillStyle = `rgb(${colour.slice(0, 3).join(",")})`;
  context.fillRect(0, 0, 16, 16);
  const { data } = context.getImageData(0, 0, 16, 16);
  if (data.some((value, at) => Math.abs(value - (colour[at % 4] ?? 0)) > unseenNoise))
    throw new FalseCanvas();
}

/**
 * A picture of at most `most` bytes and 2,000 pixels, upright, as JPEG; the same file if it is that already and a
 * JPEG or PNG. Rejects what the browser cannot read as a picture, and with `FalseCanvas` where it draws another one.
 */
export async function smallerPicture(file: File, most: number): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const longest = Math.max(picture.width, picture.height);
    const isSent = /\.(?:jpe?g|png)$/i.test(file.name) && /^(?:image\/(?:jpeg|png))?$/.test(file.type);
    if (isSent && file.size <= most && longest <= mostPixels) return file;
    assertTrueCanvas();
    for (const [pixels, quality] of tries) {
      const blob = await drawn(picture, Math.min(1, pixels / longest), quality);
      if (blob.size <= most)
        return new File([blob], file.name.replace(/(?:\.\w+)?$/, ".jpg"), { type: "image/jpeg" });
    }
  } finally {
    picture.close();
  }
  throw new Error(`${file.name} stays above ${most} bytes`);
}

function drawn(picture: ImageBitmap, scale: number, quality: number): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no canvas");
  // Under what is transparent.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null): void =>
      blob === null ? reject(new Error("no picture")) : resolve(blob);
    canvas.toBlob(done, "image/jpeg", quality);
  });
}
