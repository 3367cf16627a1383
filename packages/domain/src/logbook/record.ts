import type { ContentOf } from "../fields/field.ts";
import type { AttendingId, CustomerId, GroupId, KeycloakId, RecordId, UserId } from "../ids.ts";
import type { Instant } from "../time.ts";
import type { RecordFields } from "./fields/record-fields.ts";
import type { Level, ParticipantRole } from "./values.ts";

/** The content that a person enters for a procedure (7.009), checked by `validateRecord`. Null means "not filled in". */
export type RecordContent = ContentOf<
  RecordFields,
  {
    readonly hospital: string;
    readonly participants: readonly Participant[];
    readonly procedure: Procedure;
  }
>;

/** A participant: a person with an account (`keycloakId`), or only a name. */
export type Participant = {
  readonly keycloakId: KeycloakId | null;
  readonly name: string;
  readonly role: ParticipantRole | null;
  readonly level: Level | null;
};

/** A leaf of the procedure catalogue with its path. */
export type Procedure = {
  readonly interventionType: string;
  readonly organSystem: string;
  readonly category: string;
  readonly subCategory: string;
  readonly name: string;
  readonly code: string;
};

export type Attending = {
  readonly id: AttendingId;
  readonly firstName: string;
  readonly lastName: string;
};

/** The facts of a record that policies decide on (X35, X115). */
export type RecordFacts = {
  readonly id: RecordId;
  readonly groupId: GroupId;
  readonly customerId: CustomerId;
  readonly createdBy: UserId;
  readonly participantIds: readonly UserId[];
};

/** A stored logbook record. */
export type LogbookRecord = RecordFacts &
  RecordContent & {
    readonly attending: Attending;
    readonly createdAt: Instant;
    readonly modifiedAt: Instant;
    readonly modifiedBy: UserId;
  };
