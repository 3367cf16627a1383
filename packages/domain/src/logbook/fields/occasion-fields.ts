import type { FieldTable } from "../../fields/field.ts";
import {
  earliestDay,
  latestFollowUp,
  maxCommentLength,
  maxIdentifierLength,
  maxIndicationLength,
} from "../limits.ts";

/** Date, place, attending, procedure and participants. */
export const occasionFields = {
  dateOfProcedure: {
    kind: "day",
    section: "occasion",
    label: "Date of procedure",
    // The date must not be in the future (7.059), which the kind of field checks.
    earliest: earliestDay,
    latest: latestFollowUp,
    required: true,
    copy: "today",
    exportAs: "Date",
  },
  hospital: { kind: "own", section: "occasion", label: "Hospital", required: true, copy: "kept" },
  attending: { kind: "own", section: "occasion", label: "Attending", required: true, copy: "kept" },
  /** The optional identifier of a case, which only the record's creator sees (X115). */
  optionalIdentifier: {
    kind: "text",
    section: "occasion",
    label: "Optional identifier",
    max: maxIdentifierLength,
    readers: "creator",
  },
  procedure: { kind: "own", section: "procedure", label: "Procedure name", required: true, copy: "kept" },
  procedureIndication: {
    kind: "text",
    section: "procedure",
    label: "Procedure indication",
    max: maxIndicationLength,
    lines: "many",
    required: true,
  },
  procedureComments: {
    kind: "text",
    section: "procedure",
    label: "Procedure comments",
    max: maxCommentLength,
    lines: "many",
    exportAs: "ProcedureComment",
  },
  /** Wanted are the role and level of the person who writes the record. */
  participants: {
    kind: "own",
    section: "participants",
    label: "Participants",
    wanted: true,
    copy: "kept",
  },
} as const satisfies FieldTable;
