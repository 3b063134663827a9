import { z } from "zod";

/** Without defaults: the contract has parsed it. */
const listPaging = z.object({
  draw: z.number(),
  start: z.number(),
  length: z.number(),
  search: z.object({ value: z.string() }),
  order: z.array(z.object({ column: z.number(), dir: z.enum(["asc", "desc"]), name: z.string().optional() })),
  columns: z.array(
    z.object({
      data: z.string(),
      name: z.string(),
      searchable: z.boolean(),
      orderable: z.boolean(),
      search: z.object({ value: z.string() }),
    }),
  ),
});
export type ListPaging = z.output<typeof listPaging>;

/** Exports take all rows. */
export function tablePaging(values: Readonly<Record<string, unknown>>, all: boolean): ListPaging {
  return listPaging.parse(all ? { ...values, draw: 0, start: 0, length: -1 } : values);
}
