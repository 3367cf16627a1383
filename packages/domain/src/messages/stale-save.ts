import { nameOfChange, type PersonOfChange } from "./person-of-change.ts";

/** Things that another person can change during editing. */
export type EditedThing =
  | "voucher"
  | "event"
  | "account"
  | "group"
  | "assignment"
  | "choice of cases"
  | "learning space"
  | "list of courses"
  | "feedback"
  | "proficiency rule"
  | "logbook's settings";

/** The texts for saves of an outdated version; logbook records have their own. */
export const staleSaveTexts = {
  /** The server's message when it refuses to save an outdated version. */
  refused: (thing: EditedThing, by: PersonOfChange | null): string =>
    `${nameOfChange(by)} changed this ${thing} while you did. Nothing was replaced.`,
  /** Shown when the person made that change in another tab or window. */
  byYourself: "You changed this in another window. Nothing was replaced.",
  /** Says when the other change was saved. */
  changedAt: (moment: string): string =>
    `That was on ${moment}. What you entered is still here but not saved.`,
  /** The button that replaces the form's content by the present version. */
  load: "Load the current version",
  /** The button that loads the current version and keeps the person's own changes on top of it. */
  keepMine: "Load it and keep my changes",
  /** Shown after the current version was loaded (`load`). */
  loaded: "The form shows the current version.",
  /** Shown after one's own changes were kept (`keepMine`). */
  kept: "The form shows the current version with your changes. Check it and save.",
  /** Shown when the current version could not be loaded. */
  loadFailed: "The current version could not be loaded. Please try again.",
} as const;
