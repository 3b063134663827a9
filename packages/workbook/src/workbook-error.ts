/**
 * Why a workbook can't be read: `none` is no workbook at all, `damaged` breaks off or contradicts itself, `large` unpacks to
 * more than 200 MB a part, `cells` has more cells than its reader takes, `beyond` names a cell outside of Excel's sheet
 * (past column XFD or row 1,048,576), or one with more than 32,767 characters.
 */
export type WorkbookFault = "none" | "damaged" | "large" | "cells" | "beyond";

/** Thrown by every reader here; `place` is the cell or row where it happened, such as `ZZZ1`. */
export class WorkbookError extends Error {
  readonly fault: WorkbookFault;
  readonly place: string | undefined;

  constructor(fault: WorkbookFault, place?: string) {
    super(place === undefined ? `workbook: ${fault}` : `workbook: ${fault} at ${place}`);
    this.name = "WorkbookError";
    this.fault = fault;
    this.place = place;
  }
}
