export { type DataPlace, dataPlaces } from "./data-places.ts";
export { dataExportKey, isDataExportKey } from "./export-key.ts";
export { dataExportAddress, dataExportLimits } from "./export-limits.ts";
export { nextDataExportAt } from "./next-export.ts";
