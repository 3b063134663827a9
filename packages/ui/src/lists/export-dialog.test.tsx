import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { ExportDialog, type ExportRequest } from "../index.ts";

const columns = [
  { field: "name", header: "Nom" },
  { field: "city", header: "Ville" },
  { field: "lots", header: "Lots", checked: false },
];

function open(onExport: (request: ExportRequest) => Promise<unknown>, count = 240) {
  const onOpenChange = vi.fn();
  render(
    <ExportDialog open onOpenChange={onOpenChange} columns={columns} count={count} onExport={onExport} />,
  );
  return onOpenChange;
}

const go = () => screen.getByRole<HTMLButtonElement>("button", { name: "Exporter" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("ExportDialog", () => {
  it("S04 disables the export button while no column is ticked", async () => {
    const onExport = vi.fn(async () => undefined);
    open(onExport);
    expect(go().disabled).toBe(false);
    await press("Aucune");
    expect(go().disabled).toBe(true);
    const hint = screen.getByRole("status");
    expect(hint.textContent).toBe("Cochez au moins une colonne.");
    // It precedes the buttons that it disables (A06).
    expect(hint.compareDocumentPosition(go())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(screen.getByRole("checkbox", { name: "Ville" }));
    expect(go().disabled).toBe(false);
  });

  it("S03 hands over the ticked columns in screen order, whatever the order of ticking", async () => {
    const onExport = vi.fn(async (_request: ExportRequest) => undefined);
    const onOpenChange = open(onExport);
    await press("Aucune");
    await userEvent.click(screen.getByRole("checkbox", { name: "Lots" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Nom" }));
    await userEvent.click(screen.getByRole("radio", { name: /XLSX/ }));
    await userEvent.click(go());
    expect(onExport.mock.calls[0]?.[0]).toMatchObject({ columns: ["name", "lots"], format: "xlsx" });
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it("says how many rows, how far it has come, and stops on request", async () => {
    const request = Promise.withResolvers<ExportRequest>();
    open((given) => {
      request.resolve(given);
      return new Promise(() => undefined);
    });
    expect(screen.getByText("240 lignes à exporter")).toBeTruthy();
    await userEvent.click(go());
    const { signal, onProgress } = await request.promise;
    act(() => onProgress(60));
    expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("60");
    expect(screen.getByText("60 sur 240 lignes")).toBeTruthy();
    await press("Interrompre");
    expect(signal.aborted).toBe(true);
    expect(screen.queryByRole("progressbar")).toBeNull();
  });

  it("stays open and says so when it fails", async () => {
    const onOpenChange = open(() => Promise.reject(new Error("500")));
    await userEvent.click(go());
    expect(screen.getByRole("alert").textContent).toContain("n’a pas abouti");
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it("S05 asks the caller also for zero rows", async () => {
    const onExport = vi.fn(async () => undefined);
    open(onExport, 0);
    await userEvent.click(go());
    expect(onExport).toHaveBeenCalledOnce();
  });
});
