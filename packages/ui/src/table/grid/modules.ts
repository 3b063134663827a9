import {
  CellStyleModule,
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  LocaleModule,
  type Module,
  RenderApiModule,
  RowApiModule,
  RowStyleModule,
  ScrollApiModule,
} from "ag-grid-community";

/** The only parts of AG Grid that are loaded. Never AllCommunityModule: it weighs half as much again. */
export const gridModules: Module[] = [
  ClientSideRowModelModule,
  ClientSideRowModelApiModule,
  ColumnApiModule,
  CellStyleModule,
  RowStyleModule,
  RowApiModule,
  ScrollApiModule,
  LocaleModule,
  RenderApiModule,
];
