import type { Option } from "@palier/contract";
import type { Option as Shown } from "@palier/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#api/call.ts";
import type { OptionsSource } from "./field-options.ts";
import { fieldTexts } from "./fields.texts.ts";

/** From choices or picks, else requested. The id until known. */
export function useOptionNames(
  ids: readonly string[],
  choices: readonly Option[] | undefined,
  source: OptionsSource | undefined,
) {
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map());
  const known = new Map(choices?.map((choice) => [String(choice.id), choice.text]));
  const unknown = ids.filter((id) => !known.has(id) && !picked.has(id));
  const asked = useQuery({
    queryKey: ["entity", "option", source?.route.path, source?.params, "form", unknown.join(",")],
    queryFn: ({ signal }) =>
      source === undefined || source.waitsFor.length > 0
        ? []
        : call(source.route, {
            params: source.params,
            query: { ids: unknown.join(","), for: "form" },
            signal,
          }).then((answer) => answer.results),
    enabled: source !== undefined && unknown.length > 0,
    staleTime: 300_000,
  });
  for (const option of asked.data ?? []) known.set(String(option.id), option.text);
  const nameOf = (id: string): Shown => ({
    id,
    label: picked.get(id) ?? known.get(id) ?? fieldTexts.number(id),
  });
  return {
    chosen: ids.map(nameOf),
    remember: (options: readonly Shown[]) =>
      setPicked(new Map([...picked, ...options.map(({ id, label }) => [id, label] as const)])),
  };
}
