import type { EntrustmentScaleKey } from "../logbook/entrustment/scales.ts";

/** The texts of the page on which an institution chooses the settings of its logbook. */
export const logbookSettingsTexts = {
  title: "Settings",
  explanation: "How the logbook works for the trainees of this institution.",
  loading: "Loading the settings",
  notLoaded: "The settings could not be loaded.",
  isDefault: "Nothing was chosen yet: these are the portal's own settings.",
  scale: "Ask attendings how independent a trainee was",
  scaleHelp:
    "With a scale, attendings can rate a case after they confirm it, and trainees can rate themselves.",
  off: "Do not ask",
  scales: {
    zwisch: { name: "Zwisch", help: "Four levels, from Show and Tell to Supervision Only." },
    oScore: { name: "O-SCORE", help: "Five levels, from “I had to do” to “I did not need to be there”." },
  } satisfies Readonly<Record<EntrustmentScaleKey, { readonly name: string; readonly help: string }>>,
  countImported: "Count imported records",
  countImportedHelp:
    "Records that trainees bring from an earlier logbook count in totals and towards targets. They are not confirmed.",
  save: "Save settings",
  saved: "Settings saved.",
  saveFailed: "The settings were not saved. Please try again.",
} as const;
