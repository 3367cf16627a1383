import { nameOfChange, type PersonOfChange } from "./person-of-change.ts";

/** What somebody else can have changed while it was being edited. */
export type EditedThing =
  | "voucher"
  | "event"
  | "account"
  | "group"
  | "choice of cases"
  | "learning space"
  | "list of courses"
  | "feedback"
  | "proficiency rule";

/** The texts of a save whose ground was changed meanwhile; those of a logbook record are its own. */
export const staleSaveTexts = {
  /** The server's refusal. */
  refused: (thing: EditedThing, by: PersonOfChange | null): string =>
    `${nameOfChange(by)} changed this ${thing} while you did. Nothing was replaced.`,
  /** The same to whoever made that change, in another tab or window. */
  byYourself: "You changed this in another window. Nothing was replaced.",
  /** When the other change was made. */
  changedAt: (moment: string): string =>
    `That was on ${moment}. What you have entered is still here, and not saved.`,
  /** The act that puts what stands now in the form, in the place of what was entered. */
  load: "Load what stands now",
  /** The act that puts it in the form where the person has changed nothing. */
  keepMine: "Load it and keep my changes",
  /** After `load`. */
  loaded: "The form shows what stands now.",
  /** After `keepMine`. */
  kept: "The form shows what stands now, with your changes. Look it over and save.",
  /** Neither of them got an answer. */
  loadFailed: "What stands now could not be read. Please try again.",
} as const;
