import { type RenderLink, UiProvider, useToast } from "@palier/ui";
import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useLayoutEffect } from "react";
import { createPath, RouterProvider } from "react-router-dom";
import { whenAdminChanges } from "#api/admin-change.ts";
import { queryClient } from "#api/query-client.ts";
import { serverClock } from "#api/server-time.ts";
import { removeDocumentFrame } from "#browser/document-frame.ts";
import { followLinks, routed } from "./follow-links.ts";
import { router } from "./router.tsx";

const clock = (): number => serverClock() ?? Date.now();

export function App() {
  // If everything was loaded, the first screen renders without a splash.
  useLayoutEffect(() => {
    if (router.state.initialized) removeDocumentFrame();
  }, []);
  useLayoutEffect(
    () =>
      followLinks(document, {
        here: () => createPath(router.state.location),
        go: (address, options) => router.navigate(address, options),
      }),
    [],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <UiProvider renderLink={renderLink} clock={clock}>
        <ToastsOfOneAdmin />
        {/* The router would log the whole error; the error screen reports it. */}
        <RouterProvider router={router} onError={() => undefined} useTransitions={false} />
      </UiProvider>
    </QueryClientProvider>
  );
}

/** Toasts name records and undo actions (A13). */
function ToastsOfOneAdmin() {
  const { clear } = useToast();
  useEffect(() => whenAdminChanges(clear), [clear]);
  return null;
}

const renderLink: RenderLink = ({ href, ...rest }) =>
  href.startsWith("/") && !href.startsWith("//") ? (
    <a href={href} {...routed} {...rest} />
  ) : (
    <a href={href} {...rest} />
  );
