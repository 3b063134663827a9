/** As in AG Grid's quick start, with all free modules. */
import { AllCommunityModule } from "ag-grid-community";
import { showBareList } from "../bare-list.tsx";

showBareList([AllCommunityModule]);
