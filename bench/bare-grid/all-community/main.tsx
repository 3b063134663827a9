import { AllCommunityModule } from "ag-grid-community";
import { showBareList } from "../bare-list.tsx";

showBareList([AllCommunityModule]);
