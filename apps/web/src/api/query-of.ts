import { entityKey } from "./refresh.ts";

interface EntityRoute {
  readonly path: string;
  readonly metadata: { readonly entity?: string | undefined };
}

/** Keyed below the entity for {@link import("./refresh.ts").useRefresh}, and by all inputs. */
export function queryOf<D>({ path, metadata }: EntityRoute, queryData: D) {
  return { queryKey: [...entityKey(metadata.entity ?? "none"), path, queryData], queryData };
}
