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

/** Never AllCommunityModule, half as large again. */
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
