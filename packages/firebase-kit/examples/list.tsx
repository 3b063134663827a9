import { usePresence } from "@palier/firebase-kit/react";

/** Who holds which record, live. It writes nothing. */
export function List({ ids }: { readonly ids: readonly number[] }) {
  const holders = usePresence("building");
  return (
    <ul>
      {ids.map((id) => (
        <li key={id}>
          Row {id}: {holders.get(id)?.name ?? "free"}
        </li>
      ))}
    </ul>
  );
}
