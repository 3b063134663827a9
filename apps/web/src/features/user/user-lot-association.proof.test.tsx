/** @vitest-environment happy-dom */
import { UiProvider } from "@palier/ui";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ProofFile } from "./user-lot-association.proof.tsx";

afterEach(cleanup);

test("A12 of two files chosen one after the other the last one counts, however long the first took to be read", async () => {
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
  const first = new File(["premier"], "premier.pdf");
  const reading = Promise.withResolvers<ArrayBuffer>();
  vi.spyOn(first, "arrayBuffer").mockReturnValue(reading.promise);
  fireEvent.change(input, { target: { files: [first] } });
  fireEvent.change(input, { target: { files: [new File(["second"], "second.pdf")] } });
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  reading.resolve(new ArrayBuffer(1));
  for (let step = 0; step < 10; step += 1) await Promise.resolve();
  expect(onChange.mock.calls.map(([value]) => value.fileName)).toEqual(["second.pdf"]);
  expect(screen.getAllByRole("status")[0]).toBeDefined();
});
