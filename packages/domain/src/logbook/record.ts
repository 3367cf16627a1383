import type { AttendingId, CustomerId, GroupId, KeycloakId, RecordId, UserId } from "../ids.ts";
import type { Instant, LocalDate } from "../time.ts";
import type {
  AdverseEvent,
  AgeCategory,
  BloodLoss,
  Dictated,
  Inr,
  InrReversal,
  Level,
  Modality,
  ParticipantRole,
  Platelet,
  Sedation,
  Setting,
  Sex,
} from "./values.ts";

/** What a person writes of one procedure (7.009), valid by `validateRecord`. Null is "not filled in". */
export type RecordContent = {
  readonly dateOfProcedure: LocalDate;
  /** Only its creator sees it (X115). */
  readonly optionalIdentifier: string | null;
  readonly hospital: string;
  readonly sex: Sex | null;
  readonly ageCategory: AgeCategory | null;
  readonly setting: Setting | null;
  readonly participants: readonly Participant[];
  readonly procedure: Procedure;
  readonly procedureIndication: string;
  readonly procedureComments: string | null;
  readonly modalityPrimary: Modality | null;
  readonly modalitySecondary: Modality | null;
  /** minutes */
  readonly doseTime: number | null;
  /** mGy */
  readonly doseCtdi: number | null;
  /** mGy·cm */
  readonly doseDlp: number | null;
  /** Gy·cm² */
  readonly doseDap: number | null;
  /** mGy */
  readonly doseSkin: number | null;
  readonly onCall: boolean | null;
  readonly success: boolean | null;
  readonly successComments: string | null;
  readonly dictated: Dictated | null;
  readonly complications: AdverseEvent | null;
  readonly complicationsComments: string | null;
  readonly ebl: BloodLoss | null;
  readonly sedation: Sedation | null;
  readonly platelet: Platelet | null;
  readonly inr: Inr | null;
  readonly inrReversal: InrReversal | null;
  readonly closureDevice: boolean | null;
  readonly closureDeviceComments: string | null;
  readonly imageFollowup: LocalDate | null;
  readonly imageFollowupNotes: string | null;
  readonly consultFollowup: LocalDate | null;
  readonly consultFollowupNotes: string | null;
};

/** Somebody who took part: a person with an account (`keycloakId`), or a name alone. */
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
