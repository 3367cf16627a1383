import type { FieldTable } from "../../fields/field.ts";
import { adverseEventLabels } from "../display-text.ts";
import { earliestDay, latestFollowUp, maxCommentLength } from "../limits.ts";

/** The outcome (7.037, 7.038) and the planned follow-up (7.041). */
export const outcomeFields = {
  onCall: { kind: "yesNo", section: "clinicalManager", label: "On call" },
  /** The wording is specified (7.023). */
  dictated: {
    kind: "choice",
    section: "clinicalManager",
    label: "Dictated",
    options: { No: "No", Not_Applicable: "Not applicable", Pending: "Pending", Yes: "Yes" },
  },
  success: { kind: "yesNo", section: "clinicalManager", label: "Successful", wanted: true },
  successComments: {
    kind: "text",
    section: "clinicalManager",
    label: "Why was the procedure not successful?",
    wanted: true,
    max: maxCommentLength,
    lines: "many",
    shownBy: [{ field: "success", is: [false] }],
  },
  complications: {
    kind: "choice",
    section: "clinicalManager",
    label: "Adverse event",
    wanted: true,
    options: adverseEventLabels,
  },
  complicationsComments: {
    kind: "text",
    section: "clinicalManager",
    label: "Adverse event description",
    wanted: true,
    max: maxCommentLength,
    lines: "many",
    shownBy: [{ field: "complications", isNot: ["NONE"] }],
  },
  imageFollowup: {
    kind: "day",
    section: "clinicalManager",
    label: "Imaging follow-up",
    earliest: earliestDay,
    latest: latestFollowUp,
  },
  imageFollowupNotes: {
    kind: "text",
    section: "clinicalManager",
    label: "Imaging follow-up notes",
    max: maxCommentLength,
    lines: "many",
    shownBy: [{ field: "imageFollowup" }],
  },
  consultFollowup: {
    kind: "day",
    section: "clinicalManager",
    label: "Consult follow-up",
    earliest: earliestDay,
    latest: latestFollowUp,
  },
  consultFollowupNotes: {
    kind: "text",
    section: "clinicalManager",
    label: "Consult follow-up notes",
    max: maxCommentLength,
    lines: "many",
    shownBy: [{ field: "consultFollowup" }],
  },
} as const satisfies FieldTable;
