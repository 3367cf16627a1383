import type { Instant, UserId } from "@cathedra/domain";
import type { Decision } from "@cathedra/domain/access";
import {
  catalogue,
  type GroupOption,
  latestDayForServer,
  maxKeyLength,
  type Participant,
  type RecordContent,
  type ValidRecord,
  validateRecord,
} from "@cathedra/domain/logbook";
import { type FieldError, fieldError } from "@cathedra/domain/messages";
import { invalidInput } from "../../errors.ts";
import type { MutationSaveActivityArgs } from "../../graphql/generated/contract.ts";
import type { Copies } from "./record-row.ts";
import type { ListedPerson, LockedRecord, SaveFacts, SaveSearch } from "./save-queries.ts";

/** Validates the input by the domain's rules; all wrong fields are reported at once. */
export function validateInput(
  { activity, customerId, attendingName }: MutationSaveActivityArgs,
  groups: readonly GroupOption[],
  now: Instant,
  storedProcedure?: string,
): ValidRecord {
  const input = { ...activity, customerId: customerId ?? null, attendingName: attendingName ?? null };
  const latestDay = latestDayForServer(now);
  const result = validateRecord(input, { latestDay, groups, catalogue, storedProcedure });
  if (!result.ok) throw invalidInput(result.error);
  return result.value;
}

/** The client's key of a new record, if the client sent one. */
export function makeKey(clientKey: string | null | undefined): string | null {
  const key = clientKey ?? "";
  if (key.length > maxKeyLength)
    throw invalidInput([fieldError("clientKey", "TOO_LONG", { max: maxKeyLength })]);
  // PostgreSQL cannot read JSON with unpaired surrogates (Cs).
  if (/[\p{Cc}\p{Cs}]/u.test(key)) throw invalidInput([fieldError("clientKey", "CONTROL_CHARACTER")]);
  return key === "" ? null : key;
}

/** The names and foreign ids in a valid record that have to be looked up. */
export function getSearch({
  group,
  attending,
  content,
}: ValidRecord): Omit<SaveSearch, "createdBy" | "clientKey"> {
  return {
    attending,
    customerId: group.customerId,
    groupId: group.id,
    hospital: content.hospital,
    keycloakIds: content.participants.flatMap(({ keycloakId }) => (keycloakId === null ? [] : [keycloakId])),
  };
}

/** The participants with the names of their accounts; people whom the policy refuses are treated like unknown accounts. */
export function namedParticipants(
  { activity }: MutationSaveActivityArgs,
  content: RecordContent,
  people: readonly ListedPerson[],
  decide: (person: ListedPerson) => Decision,
): readonly Participant[] {
  const errors: FieldError[] = [];
  const named = content.participants.map((participant) => {
    if (participant.keycloakId === null) return participant;
    const person = people.find(({ keycloakId }) => keycloakId === participant.keycloakId);
    if (person !== undefined && decide(person) === "allowed") return { ...participant, name: person.name };
    const index =
      activity.participants?.findIndex((sent) => sent.user?.keycloak_id === participant.keycloakId) ?? 0;
    errors.push(fieldError(`participants.${index}.user`, "NOT_AN_OPTION"));
    return participant;
  });
  if (errors.length > 0) throw invalidInput(errors);
  return named;
}

/**
 * The names that are copied into the record from its hospital and attending, which both belong to the record's customer (7.062).
 */
export function getCopies({ hospital, attending }: SaveFacts): Copies {
  if (hospital === null) throw invalidInput([fieldError("hospital", "NOT_AN_OPTION")]);
  if (attending === null) throw invalidInput([fieldError("attending.id", "NOT_AN_OPTION")]);
  return { hospital, attending };
}

export function userIds(people: readonly ListedPerson[]): (keycloakId: string) => UserId | undefined {
  const ids = new Map<string, UserId>(people.map(({ keycloakId, userId }) => [keycloakId, userId]));
  return (keycloakId) => ids.get(keycloakId);
}

export function getCreator({ facts, participants }: LockedRecord): {
  readonly userId: UserId;
  readonly name: string;
} {
  const row = participants.find(({ is_creator }) => is_creator);
  if (row === undefined) throw new Error("a record without its creator");
  return { userId: facts.createdBy, name: row.name };
}
