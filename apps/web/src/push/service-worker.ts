import { startServiceWorker } from "@palier/firebase-kit/service-worker";

/** `title`: of untitled notifications. The sign-in screen cannot show a record. */
startServiceWorker({
  title: "Palier",
  opensIn: (path) => path.startsWith("/admin/") && path !== "/admin/login",
});
