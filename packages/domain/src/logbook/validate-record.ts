import { collector } from "../collect.ts";
import { type FieldError, fieldError } from "../messages/fields.ts";
import { err, ok, type Result } from "../result.ts";
import { readRequiredText, readText } from "../text.ts";
import type { LocalDate } from "../time.ts";
import type { Catalogue } from "./catalogue/tree.ts";
import { readDateOfProcedure } from "./date-of-procedure.ts";
import { parseDose } from "./dose.ts";
import {
  latestFollowUp,
  longestComment,
  longestHospital,
  longestIdentifier,
  longestIndication,
} from "./limits.ts";
import { readDay, readOption, readYesNo, withoutSpaces } from "./read-fields.ts";
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
import {
  adverseEvents,
  ageCategories,
  bloodLosses,
  dictatedValues,
  inrReversals,
  inrs,
  modalities,
  platelets,
  sedations,
  settings,
  sexes,
} from "./values.ts";
import { clearHidden } from "./visible-fields.ts";

export type ValidationContext = {
  /** The form: the browser's today. The server: `latestDayForServer(now)`. */
  readonly latestDay: LocalDate;
  /** A new record: the groups that the person may choose. A change: the record's own group alone, which stays (7.045). */
  readonly groups: readonly GroupOption[];
  readonly catalogue: Catalogue;
  /** A change: the code of the record's own procedure, which may have been retired since. */
  readonly storedProcedure?: string | undefined;
  /** The hospitals of the chosen group's customer (7.062); when absent the caller checks the name. */
  readonly hospitals?: (group: GroupOption) => readonly string[];
};

export type ValidRecord = {
  readonly group: GroupOption;
  readonly attending: AttendingChoice;
  readonly content: RecordContent;
};

/**
 * The one check of a record (7.009, 7.052-7.062), for the form and for the API. Hidden fields are emptied first, so they
 * never fail. All errors are returned, in the order of the fields. Whether an attending's id, a participant's account
 * and, without `hospitals`, the hospital exist is for the caller.
 */
export function validateRecord(
  given: RecordInput,
  context: ValidationContext,
): Result<ValidRecord, readonly FieldError[]> {
  const input = clearHidden({
    ...given,
    modalityPrimary: withoutSpaces(given.modalityPrimary),
    modalitySecondary: withoutSpaces(given.modalitySecondary),
  });
  const { errors, take } = collector();
  const text = (path: keyof RecordInput, max: number) => take(readText(path, input[path], { max })) ?? null;
  const comment = (path: keyof RecordInput) =>
    take(readText(path, input[path], { max: longestComment, lines: "many" })) ?? null;
  const option = <Value extends string>(path: keyof RecordInput, values: readonly Value[]) =>
    take(readOption(path, input[path], values)) ?? null;
  const dose = (path: keyof RecordInput) => take(parseDose(path, input[path])) ?? null;
  const yesNo = (path: keyof RecordInput) => take(readYesNo(path, input[path])) ?? null;
  const followUp = (path: keyof RecordInput) => take(readDay(path, input[path], latestFollowUp)) ?? null;

  const group = take(readGroup(input, context.groups));
  take(readOption("type", input.type, ["irlog"]));
  const dateOfProcedure = take(readDateOfProcedure(input.dateOfProcedure, context.latestDay));
  const attending = take(readAttending(input));
  const optionalIdentifier = text("optionalIdentifier", longestIdentifier);
  const hospital = take(readHospital(input, group && context.hospitals?.(group)));
  const participants = take(readParticipants(input));
  const procedure = take(readProcedure(input, context.catalogue, context.storedProcedure));
  const procedureIndication = take(
    readRequiredText("procedureIndication", input.procedureIndication, {
      max: longestIndication,
      lines: "many",
    }),
  );
  const rest = {
    sex: option("sex", sexes),
    ageCategory: option("ageCategory", ageCategories),
    setting: option("setting", settings),
    procedureComments: comment("procedureComments"),
    modalityPrimary: option("modalityPrimary", modalities),
    modalitySecondary: option("modalitySecondary", modalities),
    doseTime: dose("doseTime"),
    doseCtdi: dose("doseCtdi"),
    doseDlp: dose("doseDlp"),
    doseDap: dose("doseDap"),
    doseSkin: dose("doseSkin"),
    onCall: yesNo("onCall"),
    success: yesNo("success"),
    successComments: comment("successComments"),
    dictated: option("dictated", dictatedValues),
    complications: option("complications", adverseEvents),
    complicationsComments: comment("complicationsComments"),
    ebl: option("ebl", bloodLosses),
    sedation: option("sedation", sedations),
    platelet: option("platelet", platelets),
    inr: option("inr", inrs),
    inrReversal: option("inrReversal", inrReversals),
    closureDevice: yesNo("closureDevice"),
    closureDeviceComments: comment("closureDeviceComments"),
    imageFollowup: followUp("imageFollowup"),
    imageFollowupNotes: comment("imageFollowupNotes"),
    consultFollowup: followUp("consultFollowup"),
    consultFollowupNotes: comment("consultFollowupNotes"),
  };

  if (
    errors.length > 0 ||
    group === undefined ||
    dateOfProcedure === undefined ||
    attending === undefined ||
    hospital === undefined ||
    participants === undefined ||
    procedure === undefined ||
    procedureIndication === undefined
  ) {
    return err(errors);
  }
  const required = { dateOfProcedure, hospital, participants, procedure, procedureIndication };
  return ok({ group, attending, content: { ...required, optionalIdentifier, ...rest } });
}

function readHospital(
  input: RecordInput,
  hospitals: readonly string[] | undefined,
): Result<string, FieldError> {
  const read = readRequiredText("hospital", input.hospital, { max: longestHospital });
  if (!read.ok || hospitals === undefined || hospitals.includes(read.value)) return read;
  return err(fieldError("hospital", "NOT_AN_OPTION"));
}
