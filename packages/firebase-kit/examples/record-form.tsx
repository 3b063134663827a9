import { readRealtimeConfig } from "@palier/firebase-kit";
import { connectFirebase } from "@palier/firebase-kit/firebase";
import { RealtimeProvider, useAreaLocks, useEditLock } from "@palier/firebase-kit/react";

/** Settings come with the session (docs/firebase-backend.md), again before each further sign-in. */
async function settings() {
  const config = readRealtimeConfig(await (await fetch("/api/session/realtime")).json());
  if (config === undefined) throw new Error("no realtime settings");
  return config;
}

/** One per signed-in admin. Does not load Firebase yet. */
const service = connectFirebase({
  admin: () => ({ id: 1, email: "jeanne@example.org", name: "Jeanne Martin" }),
  config: settings,
});

export const App = () => (
  <RealtimeProvider service={service}>
    <Row id={12} />
    <EditForm id={12} />
  </RealtimeProvider>
);

/** Holds `locks/building/<id>` while mounted; released on unmount, on disconnect, or when not renewed. */
function EditForm({ id }: { readonly id: number }) {
  const { lock, takeover, actions } = useEditLock("building", id);
  return (
    <form>
      {lock.kind === "other" ? <p>{lock.holder.name} edits this record.</p> : null}
      {takeover.kind === "denied" ? <p>The service refused the request.</p> : null}
      {lock.kind === "other" && (takeover.kind === "none" || takeover.kind === "denied") ? (
        <button type="button" onClick={actions.ask}>
          Ask for it
        </button>
      ) : null}
      {lock.kind === "lost" ? (
        <button type="button" onClick={actions.reopen}>
          Edit again
        </button>
      ) : null}
      {lock.kind === "unknown" ? <p>Locks are not guaranteed: {lock.why}.</p> : null}
      <input name="name" readOnly={lock.kind === "other" || lock.kind === "lost"} />
    </form>
  );
}

/** Only watches. */
function Row({ id }: { readonly id: number }) {
  const holder = useAreaLocks("building").get(id);
  return (
    <button type="button" disabled={holder !== undefined} title={holder?.name}>
      Edit
    </button>
  );
}
