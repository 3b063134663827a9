/** AG Grid as its quick start registers it: everything that is free. */
// biome-ignore lint/style/noRestrictedImports: this page stands outside the app: it is what the app is measured against
import { AllCommunityModule } from "ag-grid-community";
import { showBareList } from "../bare-list.tsx";

showBareList([AllCommunityModule]);
