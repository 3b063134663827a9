/** AG Grid as its quick start registers it: everything that is free. */
import { AllCommunityModule } from "ag-grid-community";
import { showBareList } from "../bare-list.tsx";

showBareList([AllCommunityModule]);
