import { fieldMeta, fieldsOf } from "@palier/contract";
import type { z } from "zod";

export const columnTo = (entity: string, row: z.ZodObject): string | undefined =>
  fieldsOf(row).find(([, schema]) => {
    const meta = fieldMeta(schema);
    return meta.kind === "reference" && meta.entity === entity;
  })?.[0];
