export { prepareExportedLogbook } from "./exported-logbook.ts";
export { type ColumnGuess, type ColumnTargets, guessColumns, isIdentifyingHeading } from "./guess-columns.ts";
export { importLimits } from "./import-limits.ts";
export * from "./imported-dates.ts";
export { type KnownFormat, knownFormats } from "./known-formats.ts";
export * from "./make-import-row.ts";
export * from "./match-values.ts";
export * from "./pair-duplicates.ts";
export { readPersonName } from "./person-name.ts";
export * from "./saved-mapping.ts";
export {
  type ImportTarget,
  importTargets,
  kindOfTarget,
  neededTargets,
  offeredTargets,
  takesSeveralColumns,
} from "./targets.ts";
export { getAgeCategory, type ImportLists, labelOfOption, toOptions } from "./value-options.ts";
