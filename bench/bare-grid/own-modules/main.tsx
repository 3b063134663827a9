/** Our own table's modules, so that one we add counts on both sides. */
import { gridModules } from "../../../packages/ui/src/table/grid/modules.ts";
import { showBareList } from "../bare-list.tsx";

showBareList(gridModules);
