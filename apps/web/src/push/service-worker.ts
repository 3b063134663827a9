import { startServiceWorker } from "@palier/firebase-kit/service-worker";

/** Untitled notifications show the product's name; the sign-in screen cannot show a record. */
startServiceWorker({
  title: "Palier",
  opensIn: (path) => path.startsWith("/admin/") && path !== "/admin/login",
});
