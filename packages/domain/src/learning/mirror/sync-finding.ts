import type { FieldChange } from "./compare-with-platform.ts";

/** The acts of a synchronisation on the portal's copy; `failed` and `noticed` change nothing. */
export const syncActs = ["added", "changed", "gone", "failed", "noticed"] as const;
export type SyncAct = (typeof syncActs)[number];

export type SyncThing = "space" | "course";

/** Access that people keep to a thing which the platform no longer has. */
export type RetainedAccess = { readonly accounts: number; readonly groups: number; readonly people: number };

/** A finding of a synchronisation about one thing. */
export type SyncFinding =
  | { readonly code: "NEW" }
  /** The portal had the course before a platform was connected. */
  | { readonly code: "LINKED" }
  | { readonly code: "CHANGED"; readonly fields: readonly FieldChange[]; readonly isBack: boolean }
  | { readonly code: "UNITS"; readonly added: number; readonly changed: number; readonly gone: number }
  /**
   * The courses of a space have changed; the finding includes the number of accounts with full access, whose people gain or lose
   * these courses.
   */
  | {
      readonly code: "LIST";
      readonly added: readonly string[];
      readonly removed: readonly string[];
      readonly accounts: number;
    }
  | ({ readonly code: "GONE" } & RetainedAccess)
  | { readonly code: "NOT_READ"; readonly reason: string }
  /** The platform suddenly lists none of its courses or units any longer, which is probably an error of the platform. */
  | { readonly code: "VANISHED"; readonly count: number }
  | { readonly code: "SAME_CODE"; readonly courseCode: string; readonly others: readonly string[] }
  | { readonly code: "SAME_NAME"; readonly others: number }
  | { readonly code: "NO_UNITS" }
  | { readonly code: "NAME_CUT"; readonly length: number };

export const getAct: Readonly<Record<SyncFinding["code"], SyncAct>> = {
  NEW: "added",
  LINKED: "changed",
  CHANGED: "changed",
  UNITS: "changed",
  LIST: "changed",
  GONE: "gone",
  NOT_READ: "failed",
  VANISHED: "failed",
  SAME_CODE: "noticed",
  SAME_NAME: "noticed",
  NO_UNITS: "noticed",
  NAME_CUT: "noticed",
};
