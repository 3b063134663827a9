import { type RenderLink, UiProvider, useToast } from "@palier/ui";
import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useLayoutEffect } from "react";
import { createPath, RouterProvider } from "react-router-dom";
import { whenAdminChanges } from "#api/admin-change.ts";
import { queryClient } from "#api/query-client.ts";
import { removeDocumentFrame } from "./document-frame.ts";
import { followLinks, routed } from "./follow-links.ts";
import { router } from "./router.tsx";

/** What stands around every screen. */
export function App() {
  // Where everything was there already, the first screen is drawn at once, and nothing stands before it.
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
      <UiProvider renderLink={renderLink}>
        <ToastsOfOneAdmin />
        {/* The router would write the whole error into the console; the screen that stands in its place reports it. */}
        <RouterProvider router={router} onError={() => undefined} />
      </UiProvider>
    </QueryClientProvider>
  );
}

/** Toasts name records, and take back what their admin did: they go with the admin (A13). */
function ToastsOfOneAdmin() {
  const { clear } = useToast();
  useEffect(() => whenAdminChanges(clear), [clear]);
  return null;
}

/** Draws the components' links; addresses outside the app stay plain anchors. */
const renderLink: RenderLink = ({ href, ...rest }) =>
  href.startsWith("/") && !href.startsWith("//") ? (
    <a href={href} {...routed} {...rest} />
  ) : (
    <a href={href} {...rest} />
  );
