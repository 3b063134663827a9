import { startServiceWorker } from "@palier/firebase-kit/service-worker";

startServiceWorker();
