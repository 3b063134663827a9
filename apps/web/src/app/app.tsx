import { UiProvider } from "@palier/ui";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "react-router-dom";
import { queryClient } from "#api/query-client.ts";
import { router } from "./router.tsx";
import { renderLink } from "./router-link.tsx";

/** What stands around every screen. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <UiProvider renderLink={renderLink}>
        <RouterProvider router={router} />
      </UiProvider>
    </QueryClientProvider>
  );
}
