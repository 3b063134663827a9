/** AG Grid with the modules that our own table registers, so that a module that we add weighs on both sides. */
import { gridModules } from "../../../packages/ui/src/table/grid/modules.ts";
import { showBareList } from "../bare-list.tsx";

showBareList(gridModules);
