import { entityKey } from "./refresh.ts";

interface EntityRoute {
  readonly path: string;
  readonly metadata: { readonly entity?: string | undefined };
}

/**
 * What a hook of {@link import("./client.ts").clientOf} takes to read a route: its input, under a key that stands below
 * its entity's, so that {@link import("./refresh.ts").useRefresh} reaches it. Everything that the answer depends on is in
 * the key.
 */
export function queryOf<D>({ path, metadata }: EntityRoute, queryData: D) {
  return { queryKey: [...entityKey(metadata.entity ?? "none"), path, queryData], queryData };
}
