import { type FieldError, fieldError } from "../field-errors.ts";
import type { AttendingId, CustomerId, GroupId, KeycloakId } from "../ids.ts";
import { err, ok, type Result } from "../result.ts";
import { readText } from "../text.ts";
import { type PersonName, parseAttendingName } from "./attending-name.ts";
import { findProcedure, findRetired } from "./catalogue/lookup.ts";
import type { Catalogue } from "./catalogue/tree.ts";
import { maxKeyLength, maxParticipants, maxPersonNameLength } from "./limits.ts";
import { readOption, readUuid } from "./read-fields.ts";
import type { Participant, Procedure } from "./record.ts";
import type { ParticipantInput, RecordInput } from "./record-input.ts";
import { levels, participantRoles } from "./values.ts";

export type GroupOption = { readonly id: GroupId; readonly customerId: CustomerId };

/** The attending by id, or by the name that was typed where no id was chosen (7.061). */
export type AttendingChoice = { readonly id: AttendingId } | PersonName;

/**
 * Reads the chosen group, which people in exactly one group may leave out (7.057, X80). A group that cannot be chosen is
 * answered as missing, and so is one of another customer than the named one.
 */
export function readGroup(
  input: RecordInput,
  groups: readonly GroupOption[],
): Result<GroupOption, FieldError> {
  const { groupId, customerId } = input;
  const chosen =
    groupId === undefined || groupId === null
      ? groups.length === 1
        ? groups[0]
        : undefined
      : groups.find(({ id }) => id === groupId);
  if (chosen === undefined) {
    return err(
      fieldError("groupId", groupId === undefined || groupId === null ? "REQUIRED" : "NOT_AN_OPTION"),
    );
  }
  const customerFits = customerId === undefined || customerId === null || customerId === chosen.customerId;
  return customerFits ? ok(chosen) : err(fieldError("customerId", "NOT_AN_OPTION"));
}

export function readAttending(input: RecordInput): Result<AttendingChoice, FieldError> {
  const id = readUuid("attending.id", input.attending?.id);
  if (!id.ok) return id;
  return id.value === null ? parseAttendingName(input.attendingName) : ok({ id: id.value as AttendingId });
}

const pathFields = ["interventionType", "organSystem", "category", "subCategory", "name"] as const;

/**
 * Reads the procedure: the intervention type is required (7.052), the code must be a leaf of the catalogue, and other given
 * levels must agree. A retired procedure is only accepted on a record that already has it.
 */
export function readProcedure(
  input: RecordInput,
  catalogue: Catalogue,
  storedCode?: string,
): Result<Procedure, FieldError> {
  const given = input.procedure ?? {};
  if (isBlank(given.code)) {
    return err(
      fieldError(
        isBlank(given.interventionType) ? "procedure.interventionType" : "procedure.code",
        "REQUIRED",
      ),
    );
  }
  const code = String(given.code);
  const retired = code === storedCode ? findRetired(catalogue, code) : undefined;
  const procedure = findProcedure(catalogue, code) ?? retired;
  if (procedure === undefined) return err(fieldError("procedure.code", "NOT_AN_OPTION"));
  const differing = pathFields.find((field) => !isBlank(given[field]) && given[field] !== procedure[field]);
  return differing === undefined ? ok(procedure) : err(fieldError(`procedure.${differing}`, "NOT_AN_OPTION"));
}

/** The rows that say something, in their order; the empty row that the form adds is left out (7.043). */
export function readParticipants(input: RecordInput): Result<readonly Participant[], readonly FieldError[]> {
  const given = (input.participants ?? []) as unknown;
  if (!isListOfRows(given)) return err([fieldError("participants", "WRONG_TYPE")]);
  if (given.length > maxParticipants * 2)
    return err([fieldError("participants", "TOO_MANY", { max: maxParticipants })]);
  const rows = given.flatMap((row, index) => (saysNothing(row) ? [] : [readParticipant(row, index)]));
  const errors = rows.flatMap((row) => (row.ok ? [] : row.error));
  const participants = rows.flatMap((row) => (row.ok ? [row.value] : []));
  const ids = given.map((row) => row.user?.keycloak_id).map((id) => (isBlank(id) ? undefined : id));
  const twice = ids.flatMap((id, index) =>
    id !== undefined && ids.indexOf(id) < index
      ? [fieldError(`participants.${index}.user`, "LISTED_TWICE")]
      : [],
  );
  const tooMany =
    rows.length > maxParticipants ? [fieldError("participants", "TOO_MANY", { max: maxParticipants })] : [];
  const all = [...errors, ...twice, ...tooMany];
  return all.length === 0 ? ok(participants) : err(all);
}

function readParticipant(row: ParticipantInput, index: number): Result<Participant, readonly FieldError[]> {
  const path = `participants.${index}`;
  const id = readText(`${path}.user`, row.user?.keycloak_id, { max: maxKeyLength });
  const name = readText(`${path}.name`, row.name, { max: maxPersonNameLength * 2 });
  const role = readOption(`${path}.role`, row.role, participantRoles);
  const level = readOption(`${path}.level`, row.level, levels);
  if (!id.ok || !name.ok || !role.ok || !level.ok) {
    return err([id, name, role, level].flatMap((read) => (read.ok ? [] : [read.error])));
  }
  // The name of a person with an account is the account's, whatever was sent.
  if (id.value === null && name.value === null) return err([fieldError(`${path}.name`, "REQUIRED")]);
  return ok({
    keycloakId: id.value as KeycloakId | null,
    name: name.value ?? "",
    role: role.value,
    level: level.value,
  });
}

function isListOfRows(value: unknown): value is readonly ParticipantInput[] {
  return Array.isArray(value) && value.every((row) => typeof row === "object" && row !== null);
}

function saysNothing({ user, name, role, level }: ParticipantInput): boolean {
  return [user?.keycloak_id, name, role, level].every(isBlank);
}

function isBlank(text: unknown): boolean {
  return text === undefined || text === null || (typeof text === "string" && text.trim() === "");
}
