/** @vitest-environment happy-dom */
import { UiProvider } from "@palier/ui";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ProofFile } from "./user-lot-association.proof.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function shown() {
  const onChange = vi.fn();
  const slot: Parameters<typeof ProofFile>[0] = {
    label: "Justificatif",
    facts: { meta: { kind: "json" }, required: false, nullable: true, item: undefined },
    value: null,
    choices: undefined,
    source: undefined,
    labelOf: (name) => name,
    onChange,
    onLeave: () => undefined,
  };
  render(
    <UiProvider>
      <ProofFile {...slot} />
    </UiProvider>,
  );
  const input = document.querySelector("input");
  if (input === null) throw new Error("no file can be chosen");
  return { onChange, choose: (file: File) => fireEvent.change(input, { target: { files: [file] } }) };
}

test.each([
  ["a large PDF", new File([new Uint8Array(700_000)], "bail.pdf"), /dépasse 675.*photographiez-le/],
  ["a photo of HEIC", new File(["\0\0\0\u0018ftypheic\0"], "photo.jpg"), /format HEIC.*Le plus compatible/],
  ["an enormous photo", new File([new Uint8Array(15_000_001)], "photo.jpg"), /dépasse 15/],
])("for %s it is said what to do", async (_, file, words) => {
  const { onChange, choose } = shown();
  choose(file);
  expect(await screen.findByText(words)).toBeDefined();
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test("A12 of two files chosen one after the other the last one counts, however long the first took to be read", async () => {
  const { onChange, choose } = shown();
  const first = new File(["premier"], "premier.pdf");
  const reading = Promise.withResolvers<ArrayBuffer>();
  vi.spyOn(first, "arrayBuffer").mockReturnValue(reading.promise);
  choose(first);
  choose(new File(["second"], "second.pdf"));
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(3));
  reading.resolve(new ArrayBuffer(1));
  for (let step = 0; step < 10; step += 1) await Promise.resolve();
  // Nothing is sent of an earlier file while another is read.
  expect(onChange.mock.calls.map(([value]) => value?.fileName)).toEqual([undefined, undefined, "second.pdf"]);
  expect(screen.getAllByRole("status")[0]).toBeDefined();
});

/** What is read back of a canvas, each channel changed by `noise`, and what it is written as. */
function stubCanvas({ noise = 0, size }: { noise?: number; size: number }) {
  let colour: readonly number[] = [];
  const context = {
    set fillStyle(value: string) {
      colour = [...(value.match(/\d+/g) ?? []).map(Number), 255];
    },
    fillRect: () => undefined,
    drawImage: () => undefined,
    getImageData: () => ({ data: colour.map((value) => value + noise) }),
  };
  vi.stubGlobal("createImageBitmap", async () => ({ width: 40, height: 30, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) =>
    done(new Blob([new Uint8Array(size)])),
  );
}

test.each([
  ["smaller", 10, /^Photo réduite/],
  ["no smaller", 5000, "Photo convertie en JPEG, 2\u202f000\u00a0pixels au plus."],
])("a photo of another format that becomes %s is called so", async (_, size, words) => {
  stubCanvas({ noise: 2, size });
  const { choose } = shown();
  choose(new File([new Uint8Array(1000)], "photo.webp", { type: "image/webp" }));
  expect(await screen.findByText(words, { normalizer: (text) => text })).toBeDefined();
});

test("where the browser gives other pixels than were drawn, a photo goes as it is, or it is said why not", async () => {
  stubCanvas({ noise: 60, size: 10 });
  const { onChange, choose } = shown();
  choose(new File([new Uint8Array(700_000)], "IMG_2041.jpg", { type: "image/jpeg" }));
  expect(await screen.findByText(/brouille les images.*Autorisez-le/)).toBeDefined();
  expect(onChange).toHaveBeenLastCalledWith(null);
  choose(new File(["petite"], "photo.webp", { type: "image/webp" }));
  await vi.waitFor(() =>
    expect(onChange).toHaveBeenLastCalledWith({ fileName: "photo.webp", content: btoa("petite") }),
  );
});
