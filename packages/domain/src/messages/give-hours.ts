import { durationText } from "../duration.ts";

/** The texts of giving hours for cloud cases to one person. */
export const giveHoursTexts = {
  act: "Give hours",
  actTo: (name: string): string => `Give hours to ${name}`,
  /** Shown in the search before a name is typed. */
  typeName: "Keep typing: the name of the person",
  hours: "Hours",
  lastDay: "Last day",
  lastDayHelp: "The last day on which they can be used.",
  account: "Institution",
  learningSpace: "Learning space",
  cases: "Cases",
  allCases: (count: number): string => (count === 0 ? "All" : `All ${count}`),
  someCases: (chosen: number, count: number): string => `${chosen} of ${count}`,
  given: (seconds: number, name: string): string => `Gave ${durationText(seconds, "minute")} to ${name}`,
  loadFailed: "The institutions could not be loaded. Please try again.",
  noAccounts: "There is no institution whose hours you could give.",
  tooLittleTime: "The institution does not have enough hours left.",
  /** Shown after the answer was lost: pressing the button again does not give the hours twice. */
  failed: "Something went wrong. Press “Give hours” again: the hours are given once.",
} as const;
