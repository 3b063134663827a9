import { useQueryClient } from "@tanstack/react-query";
import { tableKey } from "#lists/use-table.ts";
import { formKey } from "./form-loader.tsx";

/** After a save: the area's lists and this form's own loading are stale, so that whatever shows them next asks anew. */
export function useRecordSaved(
  area: string,
  path: string,
  params: Readonly<Record<string, number>>,
): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: tableKey(area) });
    void client.invalidateQueries({ queryKey: formKey(path, params) });
  };
}
