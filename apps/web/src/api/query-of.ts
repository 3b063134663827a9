import { entityKey } from "./refresh.ts";

interface EntityRoute {
  readonly path: string;
  readonly metadata: { readonly entity?: string | undefined };
}

/**
 * Query options for hooks of {@link import("./client.ts").clientOf}, keyed below the entity so that {@link
 * import("./refresh.ts").useRefresh} reaches them, and by all inputs.
 */
export function queryOf<D>({ path, metadata }: EntityRoute, queryData: D) {
  return { queryKey: [...entityKey(metadata.entity ?? "none"), path, queryData], queryData };
}
