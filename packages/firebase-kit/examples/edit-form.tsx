import { useEditLock } from "@palier/firebase-kit/react";
import { useEffect, useState } from "react";
import { Act } from "./act.tsx";

/** Holds `locks/building/<id>` while it is mounted. */
export function EditForm({ id }: { readonly id: number }) {
  const { lock, takeover, asked, actions } = useEditLock("building", id);
  const [typed, setTyped] = useState(false);
  useEffect(() => (typed ? actions.typing() : undefined), [typed, actions]);
  const isReadOnly = lock.kind === "other" || lock.kind === "lost";
  return (
    <form onInput={() => setTyped(true)}>
      <p>Lock: {lock.kind === "other" ? `${lock.holder.name} edits` : lock.kind}</p>
      {lock.kind === "other" ? <Act name={`Ask (${takeover.kind})`} act={actions.ask} /> : null}
      {asked === undefined ? null : <Act name={`Give it to ${asked.by.name}`} act={actions.yield} />}
      {lock.kind === "lost" ? <Act name={`Edit again (${lock.why})`} act={actions.reopen} /> : null}
      <input name="name" readOnly={isReadOnly} />
    </form>
  );
}
