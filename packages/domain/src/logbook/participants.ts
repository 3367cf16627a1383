import { fullName } from "../full-name.ts";
import type { KeycloakId } from "../ids.ts";
import type { Participant } from "./record.ts";
import type { Level } from "./values.ts";

/** The person of the identity token. */
export type Me = {
  readonly keycloakId: KeycloakId;
  readonly firstName: string;
  readonly lastName: string;
};

export const emptyParticipant: Participant = { keycloakId: null, name: "", role: null, level: null };

/** The role and level that a person stated last for themselves. */
export type LastParticipation = Pick<Participant, "role" | "level">;

const noParticipation: LastParticipation = { role: null, level: null };

/** A new record lists the current user alone (7.044), in the role and at the level that they stated last. */
export function defaultParticipants(
  me: Me,
  last: LastParticipation = noParticipation,
): readonly Participant[] {
  return [{ keycloakId: me.keycloakId, name: fullName(me), role: last.role, level: last.level }];
}

/** After another group was chosen, only the current user remains (7.044), with the values of their row. */
export function ownParticipant(participants: readonly Participant[], me: Me): readonly Participant[] {
  const own = participants.find(({ keycloakId }) => keycloakId === me.keycloakId);
  return own === undefined ? defaultParticipants(me) : [own];
}

/** Sets the level of a participant. The first choice adds an empty row after it (7.043), unless there is one already. */
export function chooseParticipantLevel(
  participants: readonly Participant[],
  index: number,
  level: Level | null,
): readonly Participant[] {
  const changed = participants.map((each, at) => (at === index ? { ...each, level } : each));
  const next = changed[index + 1];
  if (level === null || changed[index] === undefined || (next !== undefined && isEmptyParticipant(next))) {
    return changed;
  }
  return [...changed.slice(0, index + 1), emptyParticipant, ...changed.slice(index + 1)];
}

/** An empty row at the end, where there is none: the last row of a stored record has its level already (7.043). */
export function addParticipant(participants: readonly Participant[]): readonly Participant[] {
  const last = participants.at(-1);
  return last !== undefined && isEmptyParticipant(last) ? participants : [...participants, emptyParticipant];
}

/** Removes a participant; the first row cannot be removed (7.043). */
export function removeParticipant(
  participants: readonly Participant[],
  index: number,
): readonly Participant[] {
  return index < 1 ? participants : participants.filter((_, at) => at !== index);
}

export function isEmptyParticipant({ keycloakId, name, role, level }: Participant): boolean {
  return keycloakId === null && name.trim() === "" && role === null && level === null;
}

/** The group's members, with the current user first where the list does not have them (7.044). */
export function memberOptions<Member extends { readonly keycloakId: KeycloakId }>(
  members: readonly Member[],
  me: Member,
): readonly Member[] {
  return members.some(({ keycloakId }) => keycloakId === me.keycloakId) ? members : [me, ...members];
}
