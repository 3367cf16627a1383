import { errorCollector } from "../error-collector.ts";
import { type FieldError, fieldError } from "../field-errors.ts";
import { inputSchema } from "../fields/input-schema.ts";
import { readWith } from "../input/read-with.ts";
import { err, ok, type Result } from "../result.ts";
import { readRequiredText } from "../text.ts";
import type { LocalDate } from "../time.ts";
import type { Catalogue } from "./catalogue/tree.ts";
import { readDateOfProcedure } from "./date-of-procedure.ts";
import { recordFields } from "./fields/record-fields.ts";
import { maxHospitalLength } from "./limits.ts";
import { readOption, withoutSpaces } from "./read-fields.ts";
import {
  type AttendingChoice,
  type GroupOption,
  readAttending,
  readGroup,
  readParticipants,
  readProcedure,
} from "./read-parts.ts";
import type { RecordContent } from "./record.ts";
import type { RecordInput } from "./record-input.ts";
import { clearHidden } from "./visible-fields.ts";

export type ValidationContext = {
  /** The latest accepted date of procedure: in a form the browser's today, on the server `latestDayForServer(now)`. */
  readonly latestDay: LocalDate;
  /**
   * The groups that may be chosen: for a new record all groups of the person; for a stored one only its own group, which cannot
   * be changed (7.045).
   */
  readonly groups: readonly GroupOption[];
  readonly catalogue: Catalogue;
  /** The code of the stored record's procedure, which may have been retired since; absent for a new record. */
  readonly storedProcedure?: string | undefined;
  /** The hospitals of the chosen group's customer (7.062); when absent the caller checks the name. */
  readonly hospitals?: (group: GroupOption) => readonly string[];
};

export type ValidRecord = {
  readonly group: GroupOption;
  readonly attending: AttendingChoice;
  readonly content: RecordContent;
};

/** The fields whose rules are completely described; the others have their own readers. */
const { dateOfProcedure: _ownRule, ...described } = recordFields;
const plainInput = inputSchema(described);

/**
 * The one check of a record (7.009, 7.052-7.062), for the form and for the API. Hidden fields are emptied first, so they
 * never fail. All errors are returned, in the order of the fields. Whether an attending's id, a participant's account
 * and, without `hospitals`, the hospital exist is for the caller.
 */
export function validateRecord(
  value: RecordInput,
  context: ValidationContext,
): Result<ValidRecord, readonly FieldError[]> {
  const input = clearHidden({
    ...value,
    modalityPrimary: withoutSpaces(value.modalityPrimary),
    modalitySecondary: withoutSpaces(value.modalitySecondary),
  });
  const { errors, take } = errorCollector();
  const group = take(readGroup(input, context.groups));
  take(readOption("type", input.type, ["irlog"]));
  const dateOfProcedure = take(readDateOfProcedure(input.dateOfProcedure, context.latestDay));
  const attending = take(readAttending(input));
  const hospital = take(readHospital(input, group && context.hospitals?.(group)));
  const participants = take(readParticipants(input));
  const procedure = take(readProcedure(input, context.catalogue, context.storedProcedure));
  const plain = take(readWith(plainInput, input));
  if (
    errors.length > 0 ||
    group === undefined ||
    dateOfProcedure === undefined ||
    attending === undefined ||
    hospital === undefined ||
    participants === undefined ||
    procedure === undefined ||
    plain === undefined
  ) {
    return err(errors);
  }
  return ok({
    group,
    attending,
    content: { dateOfProcedure, hospital, participants, procedure, ...plain },
  });
}

function readHospital(
  input: RecordInput,
  hospitals: readonly string[] | undefined,
): Result<string, FieldError> {
  const read = readRequiredText("hospital", input.hospital, { max: maxHospitalLength });
  if (!read.ok || hospitals === undefined || hospitals.includes(read.value)) return read;
  return err(fieldError("hospital", "NOT_AN_OPTION"));
}
