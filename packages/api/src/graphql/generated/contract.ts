import type { CustomerFacts } from '@cathedra/domain/access';
import type { LocalDate } from '@cathedra/domain';
import type { Instant } from '@cathedra/domain';
import type { AnsweredInstant } from '../scalars.ts';
import type { ExerciseDefinition } from '@cathedra/domain/results';
import type { MetricDefinition } from '@cathedra/domain/results';
import type { MetricValue } from '@cathedra/domain/results';
import type { MetricValues } from '@cathedra/domain/results';
import type { CustomerId } from '@cathedra/domain';
import type { GroupId } from '@cathedra/domain';
import type { LearningSpaceId } from '@cathedra/domain';
import type { CourseId } from '@cathedra/domain';
import type { CourseVoucherId } from '@cathedra/domain';
import type { AssignmentId } from '@cathedra/domain';
import type { VoucherId } from '@cathedra/domain';
import type { ExerciseId } from '@cathedra/domain';
import type { SimulatorModuleId } from '@cathedra/domain';
import type { ModuleId } from '@cathedra/domain';
import type { CaseId } from '@cathedra/domain';
import type { KeycloakId } from '@cathedra/domain';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  Customer: { input: CustomerFacts; output: CustomerFacts; }
  /** A calendar day without time or zone, `YYYY-MM-DD`. */
  Date: { input: LocalDate; output: string; }
  /** An instant, ISO 8601 in UTC with milliseconds. */
  DateTime: { input: Instant; output: AnsweredInstant; }
  /**
   * What an exercise of one version measures, how that is arranged, and what is asked, as it was imported: an object of `groups` (`label`,
   * `description`, `is_expanded_by_default`, `metrics` by internal id, `groups` within), `metrics` (the fields of Metric, with `minimum`, `maximum` and
   * `expert_reference` where it gives them) and `benchmarks`
   * (`id`, `value`, `default_operator`, `metric` by internal id).
   */
  ExerciseDefinition: { input: never; output: ExerciseDefinition; }
  Metric: { input: MetricDefinition; output: MetricDefinition; }
  /**
   * What a metric was measured or is asked to be: a number for `float` and `int`, true or false for `bool`, a text for `string`. A time
   * is a number of seconds, a percentage is of 0-100. Whether a run has a value at all is null or not, never a text.
   */
  MetricValue: { input: never; output: MetricValue; }
  /** What a run measured: an object of values by internal id, where null or absent is none. */
  MetricValues: { input: never; output: MetricValues; }
  CustomerId: { input: CustomerId; output: CustomerId; }
  GroupId: { input: GroupId; output: GroupId; }
  LearningSpaceId: { input: LearningSpaceId; output: LearningSpaceId; }
  CourseId: { input: CourseId; output: CourseId; }
  CourseVoucherId: { input: CourseVoucherId; output: CourseVoucherId; }
  AssignmentId: { input: AssignmentId; output: AssignmentId; }
  VoucherId: { input: VoucherId; output: VoucherId; }
  ExerciseId: { input: ExerciseId; output: ExerciseId; }
  SimulatorModuleId: { input: SimulatorModuleId; output: SimulatorModuleId; }
  ModuleId: { input: ModuleId; output: ModuleId; }
  CaseId: { input: CaseId; output: CaseId; }
  KeycloakId: { input: KeycloakId; output: KeycloakId; }
};

/** What `acceptInvite` answers. */
export type AcceptInvitePayload = {
  /** The group that was joined. */
  readonly customerGroup: CustomerGroup;
  /** The name of the group that was joined. */
  readonly groupName: Scalars['String']['output'];
};

/** What `acceptResourceAccessVoucher` answers. */
export type AcceptResourceAccessVoucherPayload = {
  /** What the caller has access to from now on. */
  readonly type: ResourceAccessVoucherType;
  /** The number of the voucher. */
  readonly voucherId: Scalars['Int']['output'];
};

/** What was accepted. */
export type AcceptTermsPayload = {
  /** The version. */
  readonly version: Scalars['String']['output'];
};

/** What `acceptVoucher` answers. */
export type AcceptVoucherPayload = {
  /** The course that the caller may use now. */
  readonly course: Course;
  /** The name of the group that gives it. */
  readonly groupName: Scalars['String']['output'];
  /** The names of the learning spaces in which it is. */
  readonly learningSpaceNames: ReadonlyArray<Scalars['String']['output']>;
};

/** A version of the terms of service that a person accepted. */
export type AcceptedTerms = {
  /** When the person accepted it. */
  readonly acceptedAt: Scalars['DateTime']['output'];
  /** Its name, such as `2026:1`. */
  readonly version: Scalars['String']['output'];
};

/** What an account can still give. */
export type AccountHours = {
  /** The number of the account. */
  readonly id: Scalars['Int']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** What new vouchers and events may take, in milliseconds. */
  readonly spendableTimeInMs: Scalars['Float']['output'];
};

/** A part of a list of logbook records. */
export type ActivitiesPage = {
  /** The records of this part. */
  readonly activities: ReadonlyArray<Activity>;
  /**
   * True where a text of one or two letters was matched only at the start of words, except in the latest records: those that
   * have it inside of words may be missing.
   */
  readonly matchesWordStartsOnly: Scalars['Boolean']['output'];
  /** How many records match in all. */
  readonly totalCount: Scalars['Int']['output'];
  /** False where counting stopped early: `totalCount` is then a lower bound ("10 000+"). */
  readonly totalCountIsExact: Scalars['Boolean']['output'];
};

/** What a list of logbook records is narrowed to, and which part of it is wanted. What is absent does not narrow. */
export type ActivitiesSearchParams = {
  /** The attending's id. */
  readonly attending?: InputMaybe<Scalars['String']['input']>;
  /** The third level of the catalogue, exact. */
  readonly category?: InputMaybe<Scalars['String']['input']>;
  /** The adverse event: `A` to `F`, or `NONE`. */
  readonly complications?: InputMaybe<Scalars['String']['input']>;
  /** What has become of the request to confirm the records: `unasked`, `open`, `confirmed`, `returned` or `imported`. */
  readonly confirmation?: InputMaybe<Scalars['String']['input']>;
  /** Last day of procedure, inclusive; not before the first. */
  readonly endDate?: InputMaybe<Scalars['Date']['input']>;
  /** The group in which the records were written. */
  readonly groupId?: InputMaybe<Scalars['GroupId']['input']>;
  /** The hospital's name, exact. */
  readonly hospital?: InputMaybe<Scalars['String']['input']>;
  /** The highest level of the catalogue, exact. */
  readonly interventionType?: InputMaybe<Scalars['String']['input']>;
  /** At most 1000; 25 when absent. */
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  /** The primary modality. */
  readonly modalityPrimary?: InputMaybe<Scalars['String']['input']>;
  /** How many records to leave out at the start; 0 when absent. */
  readonly offset?: InputMaybe<Scalars['Int']['input']>;
  /** The second level of the catalogue, exact. */
  readonly organSystem?: InputMaybe<Scalars['String']['input']>;
  /**
   * Matched anywhere in a participant's name, without case and accents. One or two letters may be matched at the start of
   * words only: `matchesWordStartsOnly`.
   */
  readonly participantName?: InputMaybe<Scalars['String']['input']>;
  /** The `keycloak_id` of a person: the records in which they take part and no role is stated for them. */
  readonly roleMissingFor?: InputMaybe<Scalars['KeycloakId']['input']>;
  /**
   * Matched anywhere in hospital, attending, participants and procedure, without case and accents ("kovacs" finds
   * "Kovács"). At most 200 characters. One or two letters may be matched at the start of words only: `matchesWordStartsOnly`.
   */
  readonly searchText?: InputMaybe<Scalars['String']['input']>;
  /** What to sort by; the date of procedure when absent. */
  readonly sortField?: InputMaybe<ActivitiesSortField>;
  /** The direction of the sort; `desc` when absent. */
  readonly sortOrder?: InputMaybe<ActivitiesSortOrder>;
  /** First day of procedure, inclusive. */
  readonly startDate?: InputMaybe<Scalars['Date']['input']>;
  /** The fourth level of the catalogue, exact. */
  readonly subCategory?: InputMaybe<Scalars['String']['input']>;
  /** The `keycloak_id` of a person: the records that they wrote, that lack what a full record has, and that are not confirmed. */
  readonly toCompleteBy?: InputMaybe<Scalars['KeycloakId']['input']>;
};

/** What logbook records are sorted by. */
export type ActivitiesSortField =
  /** The attending's last name, then the first. */
  | 'attending'
  /** The day of the procedure. */
  | 'dateOfProcedure'
  /** The name of the hospital. */
  | 'hospital'
  /** The caller's own mark of the record. */
  | 'optionalIdentifier'
  /** The names of the participants, in their order. */
  | 'participants'
  /** The name of the procedure. */
  | 'procedureName';

/** The direction of a sort. */
export type ActivitiesSortOrder =
  /** Earliest or first in the alphabet first. */
  | 'asc'
  /** Latest or last in the alphabet first. */
  | 'desc';

/** A logbook record: one procedure. */
export type Activity = {
  /** `Unknown`, `Pediatric`, `Adult` or `Geriatric`. */
  readonly ageCategory: Maybe<Scalars['String']['output']>;
  /** What happens to the address of the attending whom a record without an answer asks; null: it is answered, or has no one to ask. */
  readonly askedAddress: Maybe<AskedAddress>;
  /** The attending physician of the procedure. */
  readonly attending: ActivityAttending;
  /** Whether a closure device was used. */
  readonly closureDevice: Maybe<Scalars['Boolean']['output']>;
  /** Remarks on the closure device. */
  readonly closureDeviceComments: Maybe<Scalars['String']['output']>;
  /** Adverse event: `A` to `F`, or `NONE`. */
  readonly complications: Maybe<Scalars['String']['output']>;
  /** What the adverse event was. */
  readonly complicationsComments: Maybe<Scalars['String']['output']>;
  /** What has become of the request to its attending. */
  readonly confirmation: ActivityConfirmation;
  /** Of a confirmed record: in what capacity it was confirmed; null otherwise, or if that was not stored. */
  readonly confirmationCapacity: Maybe<ConfirmationCapacity>;
  /** The `state` of `confirmation` alone, for lists. */
  readonly confirmationState: ActivityConfirmationState;
  /**
   * Of a confirmed record: what it showed to its readers when it was confirmed, as canonical JSON (RFC 8785); null otherwise, or if
   * contents were not stored yet.
   */
  readonly confirmedContent: Maybe<Scalars['String']['output']>;
  /** The day of the follow-up consultation. */
  readonly consultFollowup: Maybe<Scalars['Date']['output']>;
  /** Remarks on the follow-up consultation. */
  readonly consultFollowupNotes: Maybe<Scalars['String']['output']>;
  /** When the record was written. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Who wrote the record. */
  readonly createdBy: Maybe<Person>;
  /** The customer that the group belongs to. */
  readonly customerId: Scalars['Int']['output'];
  /** The day of the procedure. */
  readonly dateOfProcedure: Scalars['Date']['output'];
  /** `No`, `Not_Applicable`, `Pending` or `Yes`. */
  readonly dictated: Maybe<Scalars['String']['output']>;
  /** CT dose index, mGy. */
  readonly doseCtdi: Maybe<Scalars['Float']['output']>;
  /** Dose area product, Gy·cm². */
  readonly doseDap: Maybe<Scalars['Float']['output']>;
  /** Dose length product, mGy·cm. */
  readonly doseDlp: Maybe<Scalars['Float']['output']>;
  /** Skin dose, mGy. */
  readonly doseSkin: Maybe<Scalars['Float']['output']>;
  /** Fluoroscopy time, minutes. */
  readonly doseTime: Maybe<Scalars['Float']['output']>;
  /** Estimated blood loss. */
  readonly ebl: Maybe<Scalars['String']['output']>;
  /**
   * How independent its writer was: for its writer and the attending who confirmed it; null for anybody else, and where their
   * institution does not ask and no one has said anything.
   */
  readonly entrustment: Maybe<ActivityEntrustment>;
  /** The group in which the record was written. */
  readonly groupId: Scalars['Int']['output'];
  /** The name of that group, also for readers who are not in it. */
  readonly groupName: Scalars['String']['output'];
  /** The name of the hospital. */
  readonly hospital: Scalars['String']['output'];
  /** The record's id, a UUID. */
  readonly id: Scalars['ID']['output'];
  /** The day of the imaging follow-up. */
  readonly imageFollowup: Maybe<Scalars['Date']['output']>;
  /** Remarks on the imaging follow-up. */
  readonly imageFollowupNotes: Maybe<Scalars['String']['output']>;
  /** The import that made the record; null for records that were written here. */
  readonly imported: Maybe<ActivityImport>;
  /** `<1.3`, `1.3-1.4`, `1.5-1.7`, `1.8-2.0`, `>2.0` or `Unknown`. */
  readonly inr: Maybe<Scalars['String']['output']>;
  /** What corrected the INR: `None`, `FFP`, `Cryo` or `VitaminK`. */
  readonly inrReversal: Maybe<Scalars['String']['output']>;
  /** `NoImaging`, `CT`, `Fluoroscopy`, `MRI` or `Ultrasound`. */
  readonly modalityPrimary: Maybe<Scalars['String']['output']>;
  /** A second modality, with the same values. */
  readonly modalitySecondary: Maybe<Scalars['String']['output']>;
  /** When the record was last changed. */
  readonly modifiedAt: Scalars['DateTime']['output'];
  /** Who last changed the record. */
  readonly modifiedBy: Maybe<Person>;
  /** Whether it was done on call. */
  readonly onCall: Maybe<Scalars['Boolean']['output']>;
  /** Only the record's creator sees the value. */
  readonly optionalIdentifier: Maybe<Scalars['String']['output']>;
  /** The names of those who took part, in the same order: all that a list shows of them. */
  readonly participantNames: ReadonlyArray<Scalars['String']['output']>;
  /** Who took part, in the order of the form. */
  readonly participants: ReadonlyArray<ActivityParticipant>;
  /** Platelets, 10³/µL: `<50`, `51-75`, `76-100`, `>100` or `Unknown`. */
  readonly platelet: Maybe<Scalars['String']['output']>;
  /** What was done. */
  readonly procedure: ActivityProcedure;
  /** Remarks on the procedure. */
  readonly procedureComments: Maybe<Scalars['String']['output']>;
  /** Why it was done. */
  readonly procedureIndication: Scalars['String']['output'];
  /** The anesthesia: `None`, `Local`, `Moderate (Conscious)`, `MAC` or `General`. */
  readonly sedation: Maybe<Scalars['String']['output']>;
  /** `Unknown`, `Ambulatory`, `Inpatient`, `Outpatient` or `Clinic`. */
  readonly setting: Maybe<Scalars['String']['output']>;
  /** `Male`, `Female` or `Other`. */
  readonly sex: Maybe<Scalars['String']['output']>;
  /** Whether the procedure succeeded. */
  readonly success: Maybe<Scalars['Boolean']['output']>;
  /** Why the procedure was not successful. */
  readonly successComments: Maybe<Scalars['String']['output']>;
  /** Always `irlog`. */
  readonly type: Scalars['String']['output'];
  /** Whether the caller may delete the record. */
  readonly viewerCanDelete: Scalars['Boolean']['output'];
  /** Whether the caller may change the record. */
  readonly viewerCanEdit: Scalars['Boolean']['output'];
};

/** The attending physician of a record. */
export type ActivityAttending = {
  /** The given name. */
  readonly firstName: Scalars['String']['output'];
  /** The attending's id, a UUID. */
  readonly id: Scalars['ID']['output'];
  /** The family name. */
  readonly lastName: Scalars['String']['output'];
};

/** Names an attending by id. The names are accepted and ignored. */
export type ActivityAttendingInput = {
  /** The given name; ignored. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** The attending's id, a UUID. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** The family name; ignored. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
};

/** The request to the attending of a record to confirm it. */
export type ActivityConfirmation = {
  /** Since when the attending is asked. */
  readonly askedAt: Scalars['DateTime']['output'];
  /** When that was. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** Who answered last; of an open record, who has returned it before. */
  readonly by: Maybe<Person>;
  /** Of a confirmed record: what its confirmation says, which nothing changes afterwards; null otherwise. */
  readonly confirmed: Maybe<KeptConfirmation>;
  /** Why no one can be asked: `noAddress`, `removed` or `own`. */
  readonly obstacle: Maybe<Scalars['String']['output']>;
  /** With what word its writer asks to have it opened again; null: they do not. */
  readonly reopeningWord: Maybe<Scalars['String']['output']>;
  /** `unasked`: no one can be asked, `obstacle` says why. */
  readonly state: ActivityConfirmationState;
  /** Whether the caller may ask the attending to open it again. */
  readonly viewerCanAskToReopen: Scalars['Boolean']['output'];
  /** Whether the caller may confirm the record in its attending's stead. */
  readonly viewerCanConfirmInStead: Scalars['Boolean']['output'];
  /** Whether the caller may take the confirmation back. */
  readonly viewerCanReopen: Scalars['Boolean']['output'];
  /** The word with which it was returned, or the confirmation undone. */
  readonly word: Maybe<Scalars['String']['output']>;
};

/** What a change of a record's confirmation answers. */
export type ActivityConfirmationPayload = {
  /** What has become of it, where the caller may read the record. */
  readonly activity: Maybe<Activity>;
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
};

/** What has become of the request to confirm a record. */
export type ActivityConfirmationState =
  /** Its attending has confirmed it: it is locked. */
  | 'confirmed'
  /** It is of an earlier logbook: its attending is not asked. */
  | 'imported'
  /** Its attending has not answered yet. */
  | 'open'
  /** Its attending has returned it to its writer. */
  | 'returned'
  /** No one can be asked. */
  | 'unasked';

/** How independent the writer of a record was, as seen by its writer or its attending. */
export type ActivityEntrustment = {
  /** `entrustment:` and the record's id. */
  readonly id: Scalars['ID']['output'];
  /** Whether the other one has rated and the caller does not see it yet. */
  readonly isOtherHidden: Scalars['Boolean']['output'];
  /** The other one's rating, once it is shown to the caller. */
  readonly other: Maybe<EntrustmentRating>;
  /** The caller's rating. */
  readonly own: Maybe<EntrustmentRating>;
  /** When the attending's time to rate ends, and the writer sees that rating in any case; null before the confirmation. */
  readonly ratingEndsAt: Maybe<Scalars['DateTime']['output']>;
  /** The role of the writer in the record; null: none is stated. */
  readonly recordedRole: Maybe<Scalars['String']['output']>;
  /** The scale on which the institution asks; null: it does not. */
  readonly scale: Maybe<EntrustmentScale>;
  /** As whom the caller sees it. */
  readonly side: EntrustmentSide;
  /** The role in which the attending says that the writer took part; null: they have not said. */
  readonly statedRole: Maybe<AttendingsRole>;
  /** Whether the caller may give or correct a rating now. */
  readonly viewerCanRate: Scalars['Boolean']['output'];
  /** Whether the caller may say the role now; the record's own role may be accepted at any time. */
  readonly viewerCanStateRole: Scalars['Boolean']['output'];
};

/** Where an imported record comes from. */
export type ActivityImport = {
  /** The name of the imported file. */
  readonly fileName: Scalars['String']['output'];
  /** The id of the import. */
  readonly id: Scalars['ID']['output'];
  /** When it was imported. */
  readonly importedAt: Scalars['DateTime']['output'];
};

/**
 * A logbook record as it is sent. Null is not filled in. What is absent is not filled in of a new record, and stays as it is of
 * an existing one: a client that is older than a field does not empty it. Hidden fields are emptied.
 */
export type ActivityInput = {
  /** `Unknown`, `Pediatric`, `Adult` or `Geriatric`. */
  readonly ageCategory?: InputMaybe<Scalars['String']['input']>;
  /** The attending by id; without it, `attendingName` counts. */
  readonly attending?: InputMaybe<ActivityAttendingInput>;
  /**
   * Chosen by the client once for each new record: sending the same key again answers with the record that the
   * first call created instead of creating another.
   */
  readonly clientKey?: InputMaybe<Scalars['ID']['input']>;
  /** Whether a closure device was used. */
  readonly closureDevice?: InputMaybe<Scalars['Boolean']['input']>;
  /** Remarks on the closure device; only when one was used. */
  readonly closureDeviceComments?: InputMaybe<Scalars['String']['input']>;
  /** Adverse event: `A` to `F`, or `NONE`. */
  readonly complications?: InputMaybe<Scalars['String']['input']>;
  /** What the adverse event was; only when there was one. */
  readonly complicationsComments?: InputMaybe<Scalars['String']['input']>;
  /** The day of the follow-up consultation. */
  readonly consultFollowup?: InputMaybe<Scalars['Date']['input']>;
  /** Remarks; only with a day. */
  readonly consultFollowupNotes?: InputMaybe<Scalars['String']['input']>;
  /** The day of the procedure. Required, and not in the future. */
  readonly dateOfProcedure?: InputMaybe<Scalars['Date']['input']>;
  /** `No`, `Not_Applicable`, `Pending` or `Yes`. */
  readonly dictated?: InputMaybe<Scalars['String']['input']>;
  /** CT dose index, mGy. Only with CT. */
  readonly doseCtdi?: InputMaybe<Scalars['Float']['input']>;
  /** Dose area product, Gy·cm². Only with fluoroscopy. */
  readonly doseDap?: InputMaybe<Scalars['Float']['input']>;
  /** Dose length product, mGy·cm. Only with CT. */
  readonly doseDlp?: InputMaybe<Scalars['Float']['input']>;
  /** Skin dose, mGy. Only with fluoroscopy. */
  readonly doseSkin?: InputMaybe<Scalars['Float']['input']>;
  /** Fluoroscopy time, minutes. Not negative, at most three decimals, like all doses; only with fluoroscopy. */
  readonly doseTime?: InputMaybe<Scalars['Float']['input']>;
  /** The draft that is saved with this record: it goes with the save, unless another device has changed it since. */
  readonly draft?: InputMaybe<LogbookDraftRevision>;
  /** Estimated blood loss. */
  readonly ebl?: InputMaybe<Scalars['String']['input']>;
  /** May be absent when the caller has exactly one group. */
  readonly groupId?: InputMaybe<Scalars['GroupId']['input']>;
  /** The name of a hospital of the group's customer. Required. */
  readonly hospital?: InputMaybe<Scalars['String']['input']>;
  /** Absent or null for a new record. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** The day of the imaging follow-up. */
  readonly imageFollowup?: InputMaybe<Scalars['Date']['input']>;
  /** Remarks; only with a day. */
  readonly imageFollowupNotes?: InputMaybe<Scalars['String']['input']>;
  /** `<1.3`, `1.3-1.4`, `1.5-1.7`, `1.8-2.0`, `>2.0` or `Unknown`. */
  readonly inr?: InputMaybe<Scalars['String']['input']>;
  /** `None`, `FFP`, `Cryo` or `VitaminK`; only with an INR of 1.3 or more. */
  readonly inrReversal?: InputMaybe<Scalars['String']['input']>;
  /**
   * True: the writer has nothing more to add, so the record is not asked to be completed (`toCompleteBy`) although it lacks
   * something.
   */
  readonly isCompleteAsIs?: InputMaybe<Scalars['Boolean']['input']>;
  /** `NoImaging`, `CT`, `Fluoroscopy`, `MRI` or `Ultrasound`. */
  readonly modalityPrimary?: InputMaybe<Scalars['String']['input']>;
  /** A second modality; only with a primary one other than `NoImaging`. */
  readonly modalitySecondary?: InputMaybe<Scalars['String']['input']>;
  /**
   * The `modifiedAt` with which the record was read. Where it has been changed since, nothing is saved: the error
   * `CONFLICT` says when and by whom (`modifiedAt`, `modifiedBy`). Without it whatever is stored is replaced.
   */
  readonly modifiedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether it was done on call. */
  readonly onCall?: InputMaybe<Scalars['Boolean']['input']>;
  /** The creator's own mark; never anything that identifies a patient. At most 100 characters. */
  readonly optionalIdentifier?: InputMaybe<Scalars['String']['input']>;
  /** Who took part, at most 30. Empty rows are dropped. */
  readonly participants?: InputMaybe<ReadonlyArray<ActivityParticipantInput>>;
  /** Platelets, 10³/µL: `<50`, `51-75`, `76-100`, `>100` or `Unknown`. */
  readonly platelet?: InputMaybe<Scalars['String']['input']>;
  /** What was done. Required. */
  readonly procedure?: InputMaybe<ActivityProcedureInput>;
  /** Remarks on the procedure. At most 4000 characters, like all remarks. */
  readonly procedureComments?: InputMaybe<Scalars['String']['input']>;
  /** Why it was done. Required, at most 1000 characters. */
  readonly procedureIndication?: InputMaybe<Scalars['String']['input']>;
  /** The anesthesia: `None`, `Local`, `Moderate (Conscious)`, `MAC` or `General`. */
  readonly sedation?: InputMaybe<Scalars['String']['input']>;
  /** `Unknown`, `Ambulatory`, `Inpatient`, `Outpatient` or `Clinic`. */
  readonly setting?: InputMaybe<Scalars['String']['input']>;
  /** `Male`, `Female` or `Other`. */
  readonly sex?: InputMaybe<Scalars['String']['input']>;
  /** Whether the procedure succeeded. */
  readonly success?: InputMaybe<Scalars['Boolean']['input']>;
  /** Why it was not successful; only when `success` is false. */
  readonly successComments?: InputMaybe<Scalars['String']['input']>;
  /** `irlog`; may be absent. */
  readonly type?: InputMaybe<Scalars['String']['input']>;
};

/** Somebody who took part in a procedure. */
export type ActivityParticipant = {
  /** The level of training at that time: `R1`, `IR2`, `PreRadiology` and the like. */
  readonly level: Maybe<Scalars['String']['output']>;
  /** The name, also where the participant has no account. */
  readonly name: Scalars['String']['output'];
  /** `Operator`, `Assistant`, `Observer`, `Circulator` or `Scrub`. */
  readonly role: Maybe<Scalars['String']['output']>;
  /** The person, where the participant has an account. */
  readonly user: Maybe<Person>;
};

/** Somebody who took part: a person with an account, or a name alone. */
export type ActivityParticipantInput = {
  /** The level of training: `R1`, `IR2`, `PreRadiology` and the like. */
  readonly level?: InputMaybe<Scalars['String']['input']>;
  /** The name. Required without an account; with one, the account's name is kept. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** `Operator`, `Assistant`, `Observer`, `Circulator` or `Scrub`. */
  readonly role?: InputMaybe<Scalars['String']['input']>;
  /** The person, where the participant has an account. */
  readonly user?: InputMaybe<PersonInput>;
};

/** A procedure of the catalogue with its path. */
export type ActivityProcedure = {
  /** The third level of the catalogue. */
  readonly category: Scalars['String']['output'];
  /** The code of the procedure in the catalogue. */
  readonly code: Scalars['String']['output'];
  /** The highest level of the catalogue. */
  readonly interventionType: Scalars['String']['output'];
  /** The procedure's name. */
  readonly name: Scalars['String']['output'];
  /** The second level of the catalogue. */
  readonly organSystem: Scalars['String']['output'];
  /** The fourth level of the catalogue. */
  readonly subCategory: Scalars['String']['output'];
};

/** Names a procedure of the catalogue by `code`; the other fields must agree with it where they are given. */
export type ActivityProcedureInput = {
  /** The third level of the catalogue. */
  readonly category?: InputMaybe<Scalars['String']['input']>;
  /** The code of the procedure in the catalogue. Required. */
  readonly code?: InputMaybe<Scalars['String']['input']>;
  /** The highest level of the catalogue. */
  readonly interventionType?: InputMaybe<Scalars['String']['input']>;
  /** The procedure's name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The second level of the catalogue. */
  readonly organSystem?: InputMaybe<Scalars['String']['input']>;
  /** The fourth level of the catalogue. */
  readonly subCategory?: InputMaybe<Scalars['String']['input']>;
};

/** A page of the groups that somebody administers. */
export type AdministeredGroups = {
  /** The groups of the page. */
  readonly groups: ReadonlyArray<CustomerGroup>;
  /** How many groups there are on all pages; the count stops at 10,000. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A person with what they may use, where that comes from, and what became of what they tried. Content is not among it. */
export type AdministeredPerson = {
  /** The customers on whose list of admins the person is. */
  readonly administers: ReadonlyArray<PersonCustomer>;
  /** When this was read. */
  readonly asOf: Scalars['DateTime']['output'];
  /** The vouchers for cloud cases that the person accepted, and the time of them. */
  readonly cloudTime: PersonCloudTime;
  /** The courses that are open to the person, and why. */
  readonly courses: PersonCourses;
  /** The address at the identity service. */
  readonly email: Scalars['String']['output'];
  /** Whether the identity service has seen that the address is theirs. */
  readonly emailVerified: Scalars['Boolean']['output'];
  /** How many groups there are. */
  readonly groupCount: Scalars['Int']['output'];
  /** The groups, at most 50, by name. */
  readonly groups: ReadonlyArray<PersonGroup>;
  /**
   * The person's accounts out of whose time the caller may give some. Where there is none, a system administrator may choose
   * any account.
   */
  readonly hoursAccounts: ReadonlyArray<Scalars['Customer']['output']>;
  /** The person's id at the identity service. */
  readonly id: Scalars['ID']['output'];
  /** Whether the caller sees the person whole; otherwise what concerns the caller's customers. */
  readonly isWhole: Scalars['Boolean']['output'];
  /** When the portal saw the person first. */
  readonly knownSince: Scalars['DateTime']['output'];
  /** Whether the person has a logbook. */
  readonly logbook: Scalars['Boolean']['output'];
  /** First and last name; the address where the person has neither. */
  readonly name: Scalars['String']['output'];
  /** The roles of the person when they were seen last, such as `support`. */
  readonly roles: ReadonlyArray<Scalars['String']['output']>;
  /** When the portal saw the person last, to the hour; null where that was before it was kept. */
  readonly seenAt: Maybe<Scalars['DateTime']['output']>;
  /** The version of the terms that the person accepted last; null: none. */
  readonly termsVersion: Maybe<Scalars['String']['output']>;
  /** Whether the caller may give the person time for cases of cloud modules (`giveCloudModulesTime`). */
  readonly viewerCanGiveHours: Scalars['Boolean']['output'];
  /** Whether the caller may read how the person stands in the exercises (`personProgress`). */
  readonly viewerCanReadProgress: Scalars['Boolean']['output'];
};

/** A page of the runs of those whom the caller administers. */
export type AllVistActivitiesPage = {
  /** The runs of the page. */
  readonly activities: ReadonlyArray<VistActivity>;
  /** The groups that the caller administers, by name, at most 1000. */
  readonly allCustomerGroups: ReadonlyArray<VistActivityGroup>;
  /** How many there are on all pages; across all customers the count stops at 10,000. */
  readonly count: Scalars['Int']['output'];
  /** Whether `count` is all of them; otherwise there are more. */
  readonly countIsExact: Scalars['Boolean']['output'];
};

/** The address of an attending who is asked to confirm a record. */
export type AskedAddress = {
  /** When the address changed, if the record has waited since before. */
  readonly addressChangedAt: Maybe<Scalars['DateTime']['output']>;
  /** Since when a new address waits for its owner's yes; null: none does. */
  readonly newAddressAskedAt: Maybe<Scalars['DateTime']['output']>;
  /** From when the new address is asked; null: its owner has not said yes. */
  readonly newAddressFrom: Maybe<Scalars['DateTime']['output']>;
};

/** Something that people of a group are asked to do by a day. */
export type Assignment = {
  /** Procedures on this day or later count. */
  readonly countsFrom: Maybe<Scalars['Date']['output']>;
  /** The course. */
  readonly courseId: Maybe<Scalars['Int']['output']>;
  /** The last day on which it can be done in time. */
  readonly dueOn: Scalars['Date']['output'];
  /** Module and exercise, without the version. */
  readonly exerciseKey: Maybe<Scalars['String']['output']>;
  /** The number of the group. */
  readonly groupId: Scalars['Int']['output'];
  /** The name of the group. */
  readonly groupName: Scalars['String']['output'];
  /** The number of the assignment. */
  readonly id: Scalars['Int']['output'];
  /** Whether its course or exercise still exists for the group. */
  readonly isAvailable: Scalars['Boolean']['output'];
  /** Whether everyone who learns in the group is asked; else some of them. */
  readonly isForAll: Scalars['Boolean']['output'];
  /** What it asks for. */
  readonly kind: AssignmentKind;
  /** The least number of records. */
  readonly minimum: Maybe<Scalars['Int']['output']>;
  /** When it was last changed. */
  readonly modifiedAt: Scalars['DateTime']['output'];
  /** The number of a learning space in which the course is. */
  readonly spaceId: Maybe<Scalars['Int']['output']>;
  /** The name of that space. */
  readonly spaceName: Maybe<Scalars['String']['output']>;
  /** Those with a lower step have to be done before; null: in any order. */
  readonly step: Maybe<Scalars['Int']['output']>;
  /** The name of the course, of the exercise or of the records. */
  readonly title: Scalars['String']['output'];
};

/** What assignments of a group can ask for. */
export type AssignmentChoices = {
  /** The courses that the group has, by name; at most 500. */
  readonly courses: ReadonlyArray<AssignmentCourse>;
  /** The exercises of today, by module; at most 500. */
  readonly exercises: ReadonlyArray<AssignmentExercise>;
  /** Those who learn in the group, by last name; at most 500. */
  readonly people: ReadonlyArray<PersonName>;
};

/** An assignment with how many people have done it. */
export type AssignmentCounts = {
  /** The assignment. */
  readonly assignment: Assignment;
  /** How many have done it. */
  readonly done: Scalars['Int']['output'];
  /** How many have time left. */
  readonly due: Scalars['Int']['output'];
  /** How many are late. */
  readonly late: Scalars['Int']['output'];
  /** How many people are asked. */
  readonly people: Scalars['Int']['output'];
};

/** A course that an assignment can ask for. */
export type AssignmentCourse = {
  /** The number of the course. */
  readonly id: Scalars['Int']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
};

/** An exercise that an assignment can ask for. */
export type AssignmentExercise = {
  /** Module and exercise, without the version. */
  readonly exerciseKey: Scalars['String']['output'];
  /** The name of the exercise. */
  readonly exerciseName: Scalars['String']['output'];
  /** The name of its module. */
  readonly moduleName: Scalars['String']['output'];
};

/** An assignment as it is sent. */
export type AssignmentInput = {
  /** The category that counts. */
  readonly category?: InputMaybe<Scalars['String']['input']>;
  /** Procedures on this day or later count; required for records. */
  readonly countsFrom?: InputMaybe<Scalars['Date']['input']>;
  /** The number of a course that the group has; required for a course. */
  readonly courseId?: InputMaybe<Scalars['CourseId']['input']>;
  /** The last day on which it can be done in time, in the time zone of each person. Required; today at the earliest. */
  readonly dueOn?: InputMaybe<Scalars['Date']['input']>;
  /** Module and exercise, without the version; required for an exercise. */
  readonly exerciseKey?: InputMaybe<Scalars['String']['input']>;
  /** The intervention type that counts. */
  readonly interventionType?: InputMaybe<Scalars['String']['input']>;
  /** What it asks for. Required. */
  readonly kind?: InputMaybe<AssignmentKind>;
  /** The levels of training at which cases count; all when absent. */
  readonly levels?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The least number of records, 1 to 9999; required for records. */
  readonly minimum?: InputMaybe<Scalars['Int']['input']>;
  /** What the records are called, at most 100 characters; required for records. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The organ system that counts. */
  readonly organSystem?: InputMaybe<Scalars['String']['input']>;
  /** The `keycloak_id` of people who learn in the group, at most 500; everyone, also who joins later, when absent. */
  readonly people?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** The code of the procedure that counts; it brings its path. */
  readonly procedureCode?: InputMaybe<Scalars['String']['input']>;
  /** The roles that count; all when absent. */
  readonly roles?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Those with a lower step have to be done before; in any order when absent. 1 to 60. */
  readonly step?: InputMaybe<Scalars['Int']['input']>;
  /** The subcategory that counts. */
  readonly subCategory?: InputMaybe<Scalars['String']['input']>;
};

/** What an assignment asks for. */
export type AssignmentKind =
  /** A course to its end. */
  | 'course'
  /** An exercise at proficiency. */
  | 'exercise'
  /** A number of logbook records of a kind. */
  | 'records';

/** The people who are asked for an assignment. */
export type AssignmentPeople = {
  /** The assignment. */
  readonly assignment: Assignment;
  /** Those of the page: late first, then those with time left, then those who have done it; each by last name. */
  readonly people: ReadonlyArray<AssignmentPerson>;
  /** How many are asked. */
  readonly totalCount: Scalars['Int']['output'];
};

/** How an assignment stands for one person. */
export type AssignmentPerson = {
  /** Of a course the whole percent, of records how many, of an exercise null. */
  readonly amount: Maybe<Scalars['Int']['output']>;
  /** When it was done. */
  readonly doneAt: Maybe<Scalars['DateTime']['output']>;
  /** The reminder that they got last, from any admin; null: none, or long ago. */
  readonly lastReminder: Maybe<LastReminder>;
  /** Who it is. */
  readonly person: PersonName;
  /** How it stands. */
  readonly status: AssignmentStatus;
};

/** How an assignment stands for one person. */
export type AssignmentStatus =
  /** Something with a lower step has to be done before. */
  | 'blocked'
  /** It is done, whenever that was. */
  | 'done'
  /** It can be done. */
  | 'due'
  /** Its day has passed, and it is not done. */
  | 'late'
  /** Its course or exercise no longer exists for the group: it is asked of no one. */
  | 'unavailable';

/** An attending physician of a customer, whom records name. */
export type Attending = {
  /** The new address that waits for its owner's yes; null: none does. */
  readonly addressChange: Maybe<AttendingAddressChange>;
  /** The number of the customer. */
  readonly customerId: Scalars['Int']['output'];
  /** The e-mail address; null for one whom no one has verified. */
  readonly email: Maybe<Scalars['String']['output']>;
  /** The given name. */
  readonly firstName: Scalars['String']['output'];
  /** The attending's id, a UUID. */
  readonly id: Scalars['ID']['output'];
  /** The family name. */
  readonly lastName: Scalars['String']['output'];
  /** How many records name the attending. */
  readonly recordCount: Scalars['Int']['output'];
};

/** A change of an attending's address that waits for the yes of the new address. */
export type AttendingAddressChange = {
  /** When its owner said yes; null: not yet. */
  readonly acceptedAt: Maybe<Scalars['DateTime']['output']>;
  /** When that was. */
  readonly askedAt: Scalars['DateTime']['output'];
  /** The name of the administrator who asked; null: they no longer have an account. */
  readonly askedBy: Maybe<Scalars['String']['output']>;
  /** The new address. */
  readonly email: Scalars['String']['output'];
  /** Until when its owner can say yes. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** From when the new address is asked; null: its owner has not said yes. Until then the present address can object. */
  readonly from: Maybe<Scalars['DateTime']['output']>;
};

/** The role of a trainee as their attending says it. */
export type AttendingsRole = {
  /** When it was said. */
  readonly at: Scalars['DateTime']['output'];
  /** Why. */
  readonly comment: Maybe<Scalars['String']['output']>;
  /** Whether the record still has another role. */
  readonly isDisputed: Scalars['Boolean']['output'];
  /** The role. */
  readonly role: StatedRole;
};

/** A customer in the log. */
export type AuditCustomer = {
  /** Its number. */
  readonly id: Scalars['Int']['output'];
  /** What it is called; a dash where it is gone. */
  readonly name: Scalars['String']['output'];
};

/** A page of the log. */
export type AuditEntriesPage = {
  /** How many there are; absent where there are more than 1,000. */
  readonly count: Maybe<Scalars['Int']['output']>;
  /** The customer of the filter, where it is known. */
  readonly customer: Maybe<AuditCustomer>;
  /** The latest first. */
  readonly entries: ReadonlyArray<AuditEntry>;
  /** Of the page after this one; absent at the end. */
  readonly next: Maybe<Scalars['ID']['output']>;
  /** The person of the filter, where they are known. */
  readonly person: Maybe<AuditPerson>;
  /** The thing of the filter. */
  readonly thing: Maybe<AuditThing>;
};

/** Who did what to which thing, and when. */
export type AuditEntry = {
  /** Its name, such as `group.removed`. */
  readonly action: Scalars['String']['output'];
  /** Who did it; absent: the portal itself, or an operator. */
  readonly actor: Maybe<AuditPerson>;
  /** When it was done. */
  readonly at: Scalars['DateTime']['output'];
  /** Whom it concerned; absent: the portal's own. */
  readonly customer: Maybe<AuditCustomer>;
  /** Later ones have higher numbers. */
  readonly id: Scalars['ID']['output'];
  /** What was done, in words. */
  readonly label: Scalars['String']['output'];
  /** The request in which it was done, as it stands in `x-request-id`; absent: the portal did it automatically. */
  readonly requestId: Maybe<Scalars['String']['output']>;
  /** Something was taken from people. */
  readonly takes: Scalars['Boolean']['output'];
  /** What it was done to. */
  readonly thing: AuditThing;
};

/** An act with what stood before and after. */
export type AuditEntryDetail = {
  /** The act. */
  readonly entry: AuditEntry;
  /** What it says of before and after, field by field. */
  readonly facts: ReadonlyArray<AuditFact>;
  /** Whom it was done to, where that is not its thing: the first hundred. */
  readonly people: ReadonlyArray<AuditPerson>;
};

/** A field before and after an act. */
export type AuditFact = {
  /** What stood after; absent: the act says nothing of it. */
  readonly after: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** What stood before, several where it is a list; absent: the act says nothing of it. */
  readonly before: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Its name. */
  readonly key: Scalars['String']['output'];
  /** How its values are read: `text`, `moment`, `bytes`, `milliseconds`, `seconds`. */
  readonly kind: Scalars['String']['output'];
  /** What it is called. */
  readonly label: Scalars['String']['output'];
};

/** What of the log is shown: what all of these say. */
export type AuditFilter = {
  /** An act, such as `group.removed`. */
  readonly action?: InputMaybe<Scalars['String']['input']>;
  /** The number of the customer that it concerned. */
  readonly customerId?: InputMaybe<Scalars['CustomerId']['input']>;
  /** Not before. */
  readonly from?: InputMaybe<Scalars['DateTime']['input']>;
  /** A group of acts, such as `groups`. */
  readonly group?: InputMaybe<Scalars['String']['input']>;
  /** The person's `id`. */
  readonly person?: InputMaybe<Scalars['ID']['input']>;
  /** How the person has to do with it; any way when absent. */
  readonly role?: InputMaybe<AuditRole>;
  /** A thing: its kind and its id, as in `group:12`. */
  readonly thing?: InputMaybe<Scalars['String']['input']>;
  /** In the name of the thing, of at least three letters, or its number or service tag. */
  readonly thingName?: InputMaybe<Scalars['String']['input']>;
  /** Before. */
  readonly to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Somebody in the log. */
export type AuditPerson = {
  /** Their address: for staff, and for admins of a customer that they belong to. */
  readonly email: Maybe<Scalars['String']['output']>;
  /** As the identity service knows them; of who is gone, as the log does. */
  readonly id: Scalars['ID']['output'];
  /** What they are called now; a dash where they are gone. */
  readonly name: Scalars['String']['output'];
};

/** How a person has to do with an act. */
export type AuditRole =
  /** They did it. */
  | 'by'
  /** Affected by it, by themselves or others. */
  | 'on';

/** What something was done to. */
export type AuditThing = {
  /** Its id among its kind. */
  readonly id: Scalars['String']['output'];
  /** What it is: `group`, `station` and the like. */
  readonly kind: Scalars['String']['output'];
  /** What it is called now, or was when the log last said so; absent where it has no name. */
  readonly name: Maybe<Scalars['String']['output']>;
};

/** What a metric is compared with. */
export type Benchmark = {
  /** How a measured value is compared with it: the value stands before the operator. */
  readonly default_operator: ComparisonOperator;
  /** Names it among all benchmarks: the number of the exercise, a slash, and its id there. */
  readonly id: Scalars['ID']['output'];
  /** Of what. */
  readonly metric: Scalars['Metric']['output'];
  /** What is asked. */
  readonly value: Scalars['MetricValue']['output'];
};

/** How hard a case was, compared with others of its kind, in thirds. */
export type CaseComplexity =
  /** The middle third. */
  | 'average'
  /** The easiest third. */
  | 'easiest'
  /** The hardest third. */
  | 'hardest';

/** A course of a class. */
export type ClassCourse = {
  /** What kind of course it is; empty where no one said. */
  readonly category: Scalars['String']['output'];
  /** The platform's code of it; empty where it has none. */
  readonly code: Scalars['String']['output'];
  /** The number of the course. */
  readonly id: Scalars['Int']['output'];
  /** Whether people of the group can open it: the account may use it, and the platform still has it. */
  readonly isUsable: Scalars['Boolean']['output'];
  /** The name of the course. */
  readonly name: Scalars['String']['output'];
};

/** How a class is invited into a group. */
export type ClassInvitation = {
  /** The group. */
  readonly customerGroup: CustomerGroup;
  /** How many of them could not be reached, and have not joined. */
  readonly failedCount: Scalars['Int']['output'];
  /** The number of the group. */
  readonly id: Scalars['Int']['output'];
  /** How many people were invited by name, however they stand. */
  readonly inviteeCount: Scalars['Int']['output'];
  /** Who was invited by name, the latest first. */
  readonly invitees: GroupInvitees;
  /** How many of them are in the group. */
  readonly joinedCount: Scalars['Int']['output'];
  /** How many more people of this account may be mailed today. */
  readonly mailsLeftToday: Scalars['Int']['output'];
  /** Whether the portal sends mails. Where it does not, the link has to be passed on by hand. */
  readonly sendsMail: Scalars['Boolean']['output'];
};


/** How a class is invited into a group. */
export type ClassInvitationInviteesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<InviteeStatus>;
};

/** How the people of a group are doing. */
export type ClassOverview = {
  /**
   * How many are clearly less far in its courses than the middle of the group; null for whom may not read how far they are
   * (`classProgress`). Of the first 500 people.
   */
  readonly behind: Maybe<Scalars['Int']['output']>;
  /** The number of the group. */
  readonly id: Scalars['Int']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** How many were invited by name and have not joined. */
  readonly notJoined: Scalars['Int']['output'];
  /** How many have an assignment whose day is over, by the clock of each; null where that could not be read. */
  readonly overdue: Maybe<Scalars['Int']['output']>;
  /** How many people learn in it. */
  readonly people: Scalars['Int']['output'];
  /** How many have begun and were in no course for 14 days; null as before. */
  readonly quiet: Maybe<Scalars['Int']['output']>;
};

/** The groups that somebody administers, with how their people are doing. */
export type ClassOverviews = {
  /** The first of them, at most 6. */
  readonly classes: ReadonlyArray<ClassOverview>;
  /** How many groups there are; the count stops at 100. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Somebody of a class, and how far they are. */
export type ClassPerson = {
  /** For each course: when it moved last; null where it did not. */
  readonly lastActiveOn: ReadonlyArray<Maybe<Scalars['DateTime']['output']>>;
  /** For each course: whether the platform no longer has the person in it, and the rest is from before. */
  readonly missing: ReadonlyArray<Scalars['Boolean']['output']>;
  /** For each course: how far, in whole percent. */
  readonly percentages: ReadonlyArray<Scalars['Int']['output']>;
  /** Who it is. */
  readonly person: Person;
  /** When their progress was last read of the learning platform; null: never. */
  readonly readAt: Maybe<Scalars['DateTime']['output']>;
  /** Why the latest reading of the person brought nothing; null: it did, or there was none. */
  readonly readFailure: Maybe<ClassReadFailure>;
  /** Their role in the group: a learner. */
  readonly role: GroupRole;
  /**
   * For each course: empty where not enrolled, else `not_attempted`, `in_progress`, `completed`, `failed`, or `unknown` for what the
   * platform says in other words.
   */
  readonly statuses: ReadonlyArray<Scalars['String']['output']>;
};

/**
 * How far the people of a group are in its courses, as a table: people are its rows, courses its columns. What a row says of the
 * columns stands in their order.
 */
export type ClassProgress = {
  /** Whether the portal has a learning platform that it can read. */
  readonly canReadNow: Scalars['Boolean']['output'];
  /** The courses of the group, by name. */
  readonly courses: ReadonlyArray<ClassCourse>;
  /** The group. */
  readonly customerGroup: CustomerGroup;
  /** How the latest reading of the whole class stands, that somebody asked for (`readClassNow`); null: there was none. */
  readonly lastReading: Maybe<Operation>;
  /** The people of the page, by last name. The admins of the group are not counted among them. */
  readonly people: ReadonlyArray<ClassPerson>;
  /** How many people learn in the group. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Why a reading of somebody's progress brought nothing. */
export type ClassReadFailure =
  /** The learning platform did not answer, or with an error. */
  | 'failed'
  /** Their address is not confirmed, and the platform is not asked about it. */
  | 'notConfirmed'
  /** The learning platform has no account with their address. */
  | 'notFound';

/** An installer of the desktop client. */
export type ClientInstaller = {
  /** What it is for. */
  readonly platform: ClientPlatform;
  /** Where it is downloaded. */
  readonly url: Scalars['String']['output'];
};

/** What a desktop client runs on. */
export type ClientPlatform =
  /** Linux. */
  | 'linux'
  /** macOS. */
  | 'macos'
  /** Windows. */
  | 'windows';

/** A case of a cloud module. */
export type CloudCase = {
  /** The key of the case. */
  readonly caseId: Scalars['ID']['output'];
  /** What the case is about. */
  readonly description: Scalars['String']['output'];
  /** The name of the case. */
  readonly name: Scalars['String']['output'];
};

/** A case of a cloud module, and whether an account may use it. */
export type CloudCaseAccess = {
  /** Whether the account may use it. */
  readonly allowed: Scalars['Boolean']['output'];
  /** The key of the case. */
  readonly caseId: Scalars['ID']['output'];
  /** The patient, and what is to be done. */
  readonly description: Scalars['String']['output'];
  /** The name of the case. */
  readonly name: Scalars['String']['output'];
};

/** What somebody is in a room. */
export type CloudCaseRoomRole =
  /** Watches, and steers when given control. */
  | 'participant'
  /** Gives and takes control, changes the case, ends the session. */
  | 'proctor';

/** For one person, in the room of one session, for five minutes. */
export type CloudCaseRoomToken = {
  /** Until when it counts. */
  readonly expires_at: Scalars['DateTime']['output'];
  /** What the caller is in the room. */
  readonly role: CloudCaseRoomRole;
  /** Signed for the machine; given to its frame and to no one else. */
  readonly token: Scalars['String']['output'];
};

/** A machine that runs a simulator. */
export type CloudCaseVm = {
  /** The case of the session. */
  readonly case_id: Maybe<Scalars['String']['output']>;
  /** The name of the case. */
  readonly case_name: Maybe<Scalars['String']['output']>;
  /** When it was claimed. */
  readonly claimed_at: Maybe<Scalars['DateTime']['output']>;
  /** What the machine itself said of it. */
  readonly detail: Maybe<Scalars['String']['output']>;
  /** What people call that event; null: the session is no one's or one person's. */
  readonly event_name: Maybe<Scalars['String']['output']>;
  /** Its latest changes of status, newest first. For administrators of the fleet. */
  readonly history: ReadonlyArray<CloudCaseVmChange>;
  /** Its id, a UUID. */
  readonly id: Scalars['ID']['output'];
  /** Whether the session is an event's. */
  readonly is_event: Scalars['Boolean']['output'];
  /**
   * What it was in the last hour, newest first; the last one held when the hour began, unless the machine is younger. At most
   * 240. For administrators of the fleet.
   */
  readonly last_hour: ReadonlyArray<CloudCaseVmSpan>;
  /** When it last answered. */
  readonly last_seen_at: Maybe<Scalars['DateTime']['output']>;
  /** The module of the session. */
  readonly module_id: Maybe<Scalars['String']['output']>;
  /** The name of the module. */
  readonly module_name: Maybe<Scalars['String']['output']>;
  /** What administrators call it. */
  readonly name: Scalars['String']['output'];
  /** Why, in one sentence. */
  readonly reason: Scalars['String']['output'];
  /** Since when it gives no answer, while a session runs. Null: it answers. */
  readonly reports_missing_since: Maybe<Scalars['DateTime']['output']>;
  /** When the session ends. */
  readonly session_ends_at: Maybe<Scalars['DateTime']['output']>;
  /** How much of that went back to who was in it, in seconds. Null where the former is. */
  readonly session_given_back_in_seconds: Maybe<Scalars['Int']['output']>;
  /** The session that it is claimed for, also before it begins; of one that failed, for two minutes. */
  readonly session_id: Maybe<Scalars['ID']['output']>;
  /** When the session began; null: it has not yet. */
  readonly session_started_at: Maybe<Scalars['DateTime']['output']>;
  /** How long the session lasted that failed on it, in seconds. Null: none did, or it never began. */
  readonly session_used_in_seconds: Maybe<Scalars['Int']['output']>;
  /** Who started it. */
  readonly started_by: Maybe<Person>;
  /** What it is doing. */
  readonly status: CloudCaseVmStatus;
  /** Since when. */
  readonly status_since: Scalars['DateTime']['output'];
  /** The address of its frame. */
  readonly url: Scalars['String']['output'];
  /** How long turning it on usually takes, in seconds, where the start waits or has waited for that. Null otherwise. */
  readonly usual_power_on_in_seconds: Maybe<Scalars['Int']['output']>;
  /** The voucher or event of the session. */
  readonly voucher_id: Maybe<Scalars['Int']['output']>;
};


/** A machine that runs a simulator. */
export type CloudCaseVmHistoryArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** One change of a machine's status. */
export type CloudCaseVmChange = {
  /** The case of the session. */
  readonly case_id: Maybe<Scalars['String']['output']>;
  /** The name of the case. */
  readonly case_name: Maybe<Scalars['String']['output']>;
  /** What the machine itself said of it. */
  readonly detail: Maybe<Scalars['String']['output']>;
  /** Its number; later ones are greater. */
  readonly id: Scalars['ID']['output'];
  /** The module of the session. */
  readonly module_id: Maybe<Scalars['String']['output']>;
  /** The name of the module. */
  readonly module_name: Maybe<Scalars['String']['output']>;
  /** The status from then on. */
  readonly new_status: CloudCaseVmStatus;
  /** The status before; null when it joined the fleet. */
  readonly prev_status: Maybe<CloudCaseVmStatus>;
  /** Why, in one sentence. */
  readonly reason: Scalars['String']['output'];
  /** The session. */
  readonly session_id: Maybe<Scalars['ID']['output']>;
  /** Whose session it was about. */
  readonly started_by: Maybe<Person>;
  /** When it changed. */
  readonly updated_at: Scalars['DateTime']['output'];
  /** The voucher or event of the session. */
  readonly voucher_id: Maybe<Scalars['Int']['output']>;
};

/** How ready the fleet is for the coming events. Machines that somebody is on, or waits for, are not counted. */
export type CloudCaseVmReadiness = {
  /** Machines that are being made ready. */
  readonly comingUp: Scalars['Int']['output'];
  /** Events without a machine whose organizers may start them within the hour. */
  readonly events: Scalars['Int']['output'];
  /** Scheduled events that the fleet has no machine for, however many of its machines are turned on. */
  readonly eventsWithoutMachine: Scalars['Int']['output'];
  /** The same if the fleet had one machine less. */
  readonly eventsWithoutMachineAfterRemoval: Scalars['Int']['output'];
  /** Machines that are ready and no one's. */
  readonly idle: Scalars['Int']['output'];
  /** How many of the machines that are off are to be turned on for them. */
  readonly missing: Scalars['Int']['output'];
  /** How many machines these events need at once. */
  readonly needed: Scalars['Int']['output'];
  /** When the next event without a machine begins, however far away. Null: there is none. */
  readonly nextEventAt: Maybe<Scalars['DateTime']['output']>;
  /** Machines that are off. */
  readonly off: Scalars['Int']['output'];
};

/** What a machine was from then on. */
export type CloudCaseVmSpan = {
  /** Since when. */
  readonly since: Scalars['DateTime']['output'];
  /** What it was doing. */
  readonly status: CloudCaseVmStatus;
};

/** What a machine is doing. */
export type CloudCaseVmStatus =
  /** Somebody claimed it; the portal makes sure that it answers. */
  | 'desired'
  /** Ready; with a session, its start was sent. */
  | 'idle'
  /** It rests without a simulator. */
  | 'off'
  /** People are in. */
  | 'started'
  /** Its simulator prepares the case. */
  | 'starting'
  /** The portal itself holds it, to empty it and make it ready. */
  | 'void';

/** A module of the simulator with some of its cases. */
export type CloudModule = {
  /** The cases, in their order. */
  readonly cases: ReadonlyArray<CloudCase>;
  /** What the module is about. */
  readonly description: Scalars['String']['output'];
  /** The key of the module. */
  readonly moduleId: Scalars['ID']['output'];
  /** The name of the module. */
  readonly name: Scalars['String']['output'];
};

/** A cloud module of a learning space with the cases that an account may use. */
export type CloudModuleAccess = {
  /** Its cases, in their order. */
  readonly cases: ReadonlyArray<CloudCaseAccess>;
  /** What is trained with it. */
  readonly description: Scalars['String']['output'];
  /** The key of the module. */
  readonly moduleId: Scalars['ID']['output'];
  /** The name of the module. */
  readonly name: Scalars['String']['output'];
};

/** Cases of one cloud module. */
export type CloudModuleCasesInput = {
  /** The keys of the cases, all of this module. */
  readonly caseIds: ReadonlyArray<Scalars['CaseId']['input']>;
  /** The key of the module. */
  readonly moduleId: Scalars['ModuleId']['input'];
};

/** One movement of an account's time. It is never changed. */
export type CloudModuleQuotaTransaction = {
  /** Who did it; null: the portal itself, or somebody who is gone. */
  readonly actor: Maybe<Person>;
  /** How much time it moved, in milliseconds; negative only for a top-up that takes back. */
  readonly amountInMs: Scalars['Float']['output'];
  /** What was used up after it, in milliseconds. */
  readonly consumedTimeInMs: Scalars['Float']['output'];
  /** When it happened. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The name of the event that it is about; null for a voucher. */
  readonly eventName: Maybe<Scalars['String']['output']>;
  /** The id of the movement. */
  readonly id: Scalars['ID']['output'];
  /** What it did. */
  readonly kind: CloudModuleQuotaTransactionKind;
  /** The place of the movement in the ledger of its account, from 1. */
  readonly number: Scalars['Int']['output'];
  /** Why time went back, in one sentence; null: it did not. */
  readonly reason: Maybe<Scalars['String']['output']>;
  /** What was reserved after it, in milliseconds. */
  readonly reservedTimeInMs: Scalars['Float']['output'];
  /** The session that was lost; null: time did not go back. */
  readonly sessionId: Maybe<Scalars['ID']['output']>;
  /** What was spendable after it, in milliseconds. */
  readonly spendableTimeInMs: Scalars['Float']['output'];
  /**
   * Of time that was granted to somebody who accepted a voucher: what they have used of it until now, in milliseconds. Null
   * for every other movement.
   */
  readonly usedInMs: Maybe<Scalars['Float']['output']>;
  /** Whose use consumed the time, or who has it again. */
  readonly user: Maybe<Person>;
  /** The voucher or event that it is about. */
  readonly voucherId: Maybe<Scalars['Int']['output']>;
  /** The name of the voucher or event that it is about; null: it has none. */
  readonly voucherName: Maybe<Scalars['String']['output']>;
  /** What it is about gives access to; null: it is about no voucher. */
  readonly voucherType: Maybe<ResourceAccessVoucherType>;
};

/** What a movement of time does. */
export type CloudModuleQuotaTransactionKind =
  /** Uses up time that was reserved. */
  | 'consume'
  /** Gives a person the time of a lost session back, which the account paid for before: moves nothing of the account's. */
  | 'give_back'
  /** Makes spendable again what an event consumed and lost to our side, or what was given to a person and taken back. */
  | 'refund'
  /** Makes spendable again what was reserved. */
  | 'release'
  /** Takes spendable time for a voucher or event. */
  | 'reserve'
  /** Adds time, or takes it back where the amount is negative. */
  | 'top_up';

/** A page of the movements of an account's time. */
export type CloudModuleQuotaTransactions = {
  /** How many movements there are on all pages; of filtered ones the count stops at 10,000. */
  readonly totalCount: Scalars['Int']['output'];
  /** The movements, the latest first. */
  readonly transactions: ReadonlyArray<CloudModuleQuotaTransaction>;
};

/** The time of an account for cloud cases. The three together are all the time that it was ever given; none is negative. */
export type CloudModuleTimeBalance = {
  /** What was used up, in milliseconds. */
  readonly consumedTimeInMs: Scalars['Float']['output'];
  /** What vouchers and events hold, in milliseconds; what they do not use becomes spendable again. */
  readonly reservedTimeInMs: Scalars['Float']['output'];
  /** What new vouchers and events may take, in milliseconds. */
  readonly spendableTimeInMs: Scalars['Float']['output'];
};

/** A voucher for cases of cloud modules, as its administrators see it. */
export type CloudModulesResourceAccessVoucher = {
  /** When it was ended for good; null: it was not. */
  readonly archivedAt: Maybe<Scalars['DateTime']['output']>;
  /** The `keycloak_id` of the person who ended it; null: no one, or a person who is gone. */
  readonly archivedByUserId: Maybe<Scalars['ID']['output']>;
  /** The code: the link is `{origin}/?inviteCode={code}`. Null: it was withdrawn. */
  readonly code: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Who made it; null where they are gone. */
  readonly creator: Maybe<Person>;
  /** The account that made it. */
  readonly customer: Scalars['Customer']['output'];
  /** The number of the voucher. */
  readonly id: Scalars['Int']['output'];
  /** The learning space of its modules. */
  readonly learningSpace: LearningSpace;
  /** The time that each user has. */
  readonly maxDurationInSeconds: Scalars['Int']['output'];
  /** How many people may accept it. */
  readonly maxUses: Scalars['Int']['output'];
  /** When it was last changed. */
  readonly modifiedAt: Scalars['DateTime']['output'];
  /** Its modules with its cases, in their order. */
  readonly modules: ReadonlyArray<CloudModule>;
  /** What people call it; null: it has no name, and is called by its number. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** How it stands. */
  readonly state: ResourceAccessVoucherState;
  /** What the voucher gives access to. */
  readonly type: ResourceAccessVoucherType;
  /** How many people have accepted it. */
  readonly used: Scalars['Int']['output'];
  /** What is left of each user's time, the latest to accept first. */
  readonly userQuota: ReadonlyArray<CloudModulesVoucherUserQuota>;
  /** The people who have accepted it, the latest first. */
  readonly users: ReadonlyArray<Person>;
  /** Since when it can be accepted. */
  readonly validFrom: Scalars['DateTime']['output'];
  /** The first instant at which it is no longer valid. */
  readonly validTo: Scalars['DateTime']['output'];
  /** Whether it can be ended for good. */
  readonly viewerCanArchive: Scalars['Boolean']['output'];
  /** Whether it can be changed, and its code replaced or withdrawn. */
  readonly viewerCanEdit: Scalars['Boolean']['output'];
};


/** A voucher for cases of cloud modules, as its administrators see it. */
export type CloudModulesResourceAccessVoucherUsersArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** A voucher for cases of cloud modules, as somebody who has accepted it sees it. */
export type CloudModulesResourceAccessVoucherAsTrainee = {
  /** When the caller accepted it. */
  readonly acceptedAt: Scalars['DateTime']['output'];
  /** When it was ended for good, before its time or after; null: it was not. */
  readonly archivedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The account that made it. */
  readonly customer: Scalars['Customer']['output'];
  /** What is left of the caller's time, in seconds. */
  readonly durationLeftInSeconds: Scalars['Int']['output'];
  /** Whether it is over: expired or archived. */
  readonly expired: Scalars['Boolean']['output'];
  /** The learning space of its modules. */
  readonly learningSpace: LearningSpace;
  /** Its modules with its cases, in their order. */
  readonly modules: ReadonlyArray<CloudModule>;
  /** What people call it; null: it has no name, and is called by its number. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** The first instant at which it is no longer valid. */
  readonly validTo: Scalars['DateTime']['output'];
  /** The number of the voucher. */
  readonly voucherId: Scalars['Int']['output'];
};

/** One user of a voucher. */
export type CloudModulesVoucherUserQuota = {
  /** When they accepted it. */
  readonly acceptedAt: Scalars['DateTime']['output'];
  /** What is left of their time, in seconds. */
  readonly durationLeft: Scalars['Int']['output'];
  /** Who has accepted it. */
  readonly user: Person;
};

/** The end of a session, or of a start. */
export type CloudSessionEnding = {
  /** What kind of ending it was. */
  readonly code: CloudSessionEndingCode;
  /** When. */
  readonly ended_at: Scalars['DateTime']['output'];
  /** What of the caller's own time went back, in seconds; null: nothing did. */
  readonly given_back_in_seconds: Maybe<Scalars['Int']['output']>;
  /** Whether it was lost to a failure or an administrator. */
  readonly is_lost: Scalars['Boolean']['output'];
  /** Why, in one sentence to who was in it. */
  readonly reason: Scalars['String']['output'];
};

/** What is told of the end of a session, or of a start. */
export type CloudSessionEndingCode =
  /** Who or what ended it. */
  | 'ENDED_BY'
  /** The simulator failed, or did not come up. */
  | 'FAILED'
  /** That it is over, and no more. */
  | 'OVER'
  /** Its time is up. */
  | 'TIME_IS_UP';

/** An exercise of a cohort, in whatever version of its module. */
export type CohortExercise = {
  /** Module and exercise, without the version. */
  readonly exerciseKey: Scalars['String']['output'];
  /** The name of the exercise. */
  readonly exerciseName: Scalars['String']['output'];
  /** The code of the module. */
  readonly moduleCode: Scalars['String']['output'];
  /** The name of the module. */
  readonly moduleName: Scalars['String']['output'];
};

/** Somebody of a cohort, and how they stand. All lists have an entry for each exercise. */
export type CohortPerson = {
  /** For each exercise: how many of their runs count. */
  readonly attempts: ReadonlyArray<Scalars['Int']['output']>;
  /**
   * For each exercise: the best share of criteria met, in percent, of the runs of the latest version that count; null where none
   * does.
   */
  readonly best: ReadonlyArray<Maybe<Scalars['Int']['output']>>;
  /** Their address. */
  readonly email: Scalars['String']['output'];
  /** For each exercise: when the latest run began; null: never run. */
  readonly lastRunAt: ReadonlyArray<Maybe<Scalars['DateTime']['output']>>;
  /** For each exercise: when the skill was lost again; null: it was not. */
  readonly lostSince: ReadonlyArray<Maybe<Scalars['DateTime']['output']>>;
  /** For each exercise: whether any run was a pass; null where none counts. */
  readonly met: ReadonlyArray<Maybe<Scalars['Boolean']['output']>>;
  /** For each exercise: so many passes in a row make them proficient from here; 0 where they are. */
  readonly passesLeft: ReadonlyArray<Scalars['Int']['output']>;
  /** Who it is. */
  readonly person: PersonName;
  /** For each exercise: when they became proficient, the last time; null: never. */
  readonly proficientSince: ReadonlyArray<Maybe<Scalars['DateTime']['output']>>;
  /** Their role in the group: a learner, since its admins are not counted among a class. */
  readonly role: GroupRole;
  /** For each exercise: how they stand; null: never run. */
  readonly standings: ReadonlyArray<Maybe<ExerciseStanding>>;
};

/**
 * How the people of a group stand in the exercises: people are its rows, exercises its columns. What a row says of the columns
 * stands in their order.
 */
export type CohortProgress = {
  /** The group. */
  readonly customerGroup: CustomerGroup;
  /** What the people of the page have run, by name of module and exercise; at most 200. */
  readonly exercises: ReadonlyArray<CohortExercise>;
  /** So many passes in a row make somebody proficient from the beginning. */
  readonly passesNeeded: Scalars['Int']['output'];
  /** The people of the page, by last name. */
  readonly people: ReadonlyArray<CohortPerson>;
  /** The rule of the group's institution, by which everybody is judged here. */
  readonly rule: ProficiencyRule;
  /** How many people learn in the group. */
  readonly totalCount: Scalars['Int']['output'];
};

/** How two values are compared. */
export type ComparisonOperator =
  /** What is asked. */
  | 'equal'
  /** Not less than what is asked. */
  | 'greaterequal'
  /** More than what is asked. */
  | 'greaterthan'
  /** Not more than what is asked. */
  | 'lessequal'
  /** Less than what is asked. */
  | 'lessthan'
  /** Anything else than what is asked. */
  | 'notequal';

/** What `confirmActivities` answers. */
export type ConfirmActivitiesPayload = {
  /** What waits now. */
  readonly counts: LogbookConfirmationCounts;
  /** The ids of those that were not confirmed: changed in the meantime, where they are among `records`, or not there. */
  readonly left: ReadonlyArray<Scalars['ID']['output']>;
  /** The records that were asked for, as they are now, and that are still the caller's. */
  readonly records: ReadonlyArray<Activity>;
  /** How to take it back; null: nothing was confirmed. */
  readonly undo: Maybe<UndoOffer>;
  /** How to take one of several records back by itself; none: there was only one. */
  readonly undoOfEach: ReadonlyArray<RecordUndoOffer>;
};

/** In what capacity somebody confirms a record. */
export type ConfirmationCapacity =
  /** As an administrator of the institution, in the stead of an attending who has left the list or has no address. */
  | 'administrator'
  /** As the attending whom the record names. */
  | 'attending';

/** A check of somebody's connection. */
export type ConnectionCheck = {
  /** When it was made. */
  readonly checkedAt: Scalars['DateTime']['output'];
  /** What it comes to: `good`, `weak`, `bad` or `unknown`. */
  readonly verdict: Scalars['String']['output'];
};

/** What a browser measured. What could not be measured is null. */
export type ConnectionFactsInput = {
  /** The browser, in a few words. */
  readonly browser: Scalars['String']['input'];
  /** Megabits a second from the simulator. */
  readonly downMbit?: InputMaybe<Scalars['Float']['input']>;
  /** Whether a web socket opened. */
  readonly hasSocket?: InputMaybe<Scalars['Boolean']['input']>;
  /** Median distance from it. */
  readonly jitterMs?: InputMaybe<Scalars['Float']['input']>;
  /** Of a hundred messages, how many did not come back. */
  readonly lostPercent?: InputMaybe<Scalars['Float']['input']>;
  /** What rooms need and the browser does not have. */
  readonly missing: ReadonlyArray<Scalars['String']['input']>;
  /** Median way there and back in milliseconds. */
  readonly roundTripMs?: InputMaybe<Scalars['Float']['input']>;
  /** Measured to: `simulator` or `portal`. */
  readonly target: Scalars['String']['input'];
  /** Megabits a second to it. */
  readonly upMbit?: InputMaybe<Scalars['Float']['input']>;
};

/** A simulator that measures with a browser. */
export type ConnectionTarget = {
  /** Until when it takes the token. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** Shown to it with each request, as `?token=`. */
  readonly token: Scalars['String']['output'];
  /** Its origin; `wss:` in the place of `https:` for the socket. */
  readonly url: Scalars['String']['output'];
};

/** What comes from outside. */
export type ContentKind =
  /** The news feed. */
  | 'news'
  /** The playlist. */
  | 'videos';

/** A source of content and how fresh it is. */
export type ContentSource = {
  /** Whether it has failed since then, so that what is shown may be old. */
  readonly isFailing: Scalars['Boolean']['output'];
  /** Which one. */
  readonly kind: ContentKind;
  /** When it last answered; null where it never has. */
  readonly updatedAt: Maybe<Scalars['DateTime']['output']>;
};

/** What somebody began last and has not finished. */
export type ContinueLearning = {
  /** The course; null where it is something else. */
  readonly course: Maybe<Course>;
};

/** A course of the learning platform, with how far one person is in it: the caller, unless the question names another. */
export type Course = {
  /** The address of its picture; null where it has none. */
  readonly big_avatar: Maybe<Scalars['String']['output']>;
  /** What kind of course it is; empty where no one said. */
  readonly category: Scalars['String']['output'];
  /** The platform's code of it; empty where it has none. */
  readonly code: Scalars['String']['output'];
  /**
   * How far the person is: empty where not enrolled, else `not_attempted`, `in_progress`, `completed`, `failed`, or `unknown` for what
   * the platform says in other words.
   */
  readonly completion_status: Scalars['String']['output'];
  /** What is learned, in plain text. */
  readonly description: Scalars['String']['output'];
  /** The number of the course. */
  readonly id: Scalars['Int']['output'];
  /** Whether the person may start and continue it; what they have begun stays in sight when they no longer may. */
  readonly isOpen: Scalars['Boolean']['output'];
  /** The learning spaces that it is in. */
  readonly learningSpaces: ReadonlyArray<LearningSpace>;
  /** The name of the course. */
  readonly name: Scalars['String']['output'];
  /** The `keycloak_id` of the person whose progress it says. */
  readonly personId: Scalars['ID']['output'];
  /** How far the person is, in numbers. */
  readonly progress: CourseProgress;
  /** The same as `units` of its progress, for who reads lists without them. */
  readonly unitProgress: ReadonlyArray<UnitProgress>;
  /** What it consists of, in order; a unit of the type `Section` is a heading. */
  readonly units: ReadonlyArray<CourseUnit>;
};

/** How far a person is in a course. */
export type CourseProgress = {
  /** When it was completed. */
  readonly completed_on: Maybe<Scalars['DateTime']['output']>;
  /** Whole percent, 0 to 100. */
  readonly completion_percentage: Scalars['Int']['output'];
  /** The same as of the course. */
  readonly completion_status: Scalars['String']['output'];
  /** When the person was enrolled; null where not, or not known. */
  readonly enrolled_on: Maybe<Scalars['DateTime']['output']>;
  /** When it moved last: when it was completed, else when that was first read of the learning platform. */
  readonly last_active_on: Maybe<Scalars['DateTime']['output']>;
  /** Since when the platform no longer has the person in the course, and the rest is from before; null: it has. */
  readonly missing_since: Maybe<Scalars['DateTime']['output']>;
  /** When it was last read of the learning platform, and it is as of then; null: never. */
  readonly read_on: Maybe<Scalars['DateTime']['output']>;
  /** How long the person was in it, in seconds. */
  readonly total_time: Scalars['Int']['output'];
  /** The units that the platform told something of. */
  readonly units: ReadonlyArray<UnitProgress>;
};

/** A part of a course. */
export type CourseUnit = {
  /** The number of the unit. */
  readonly id: Scalars['Int']['output'];
  /** The name of the unit. */
  readonly name: Scalars['String']['output'];
  /** What it is, in the platform's words; `Section` is a heading. */
  readonly type: Scalars['String']['output'];
};

/** A link that gives one course of a group. */
export type CourseVoucher = {
  /** The code: the link is `{origin}/?voucherCode={code}`; null where it was withdrawn. */
  readonly code: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Who made it; null where that person is gone. */
  readonly creator: Maybe<Person>;
  /** The number of the course voucher. */
  readonly id: Scalars['Int']['output'];
  /** How many people may use it. */
  readonly maxUses: Scalars['Int']['output'];
  /** How it stands. */
  readonly state: CourseVoucherState;
  /** How many have used it. */
  readonly used: Scalars['Int']['output'];
  /** Who has used it, the latest first. */
  readonly users: ReadonlyArray<CourseVoucherUser>;
  /** The first instant at which it no longer gives anything. */
  readonly validTo: Scalars['DateTime']['output'];
};

/** How a course voucher stands. */
export type CourseVoucherState =
  /** The group no longer has the course, or its account may no longer use it. */
  | 'ended'
  /** Its time is over. */
  | 'expired'
  /** Its link gives the course. */
  | 'open'
  /** Its link was withdrawn; it can get a new one. */
  | 'revoked'
  /** All of its uses are used. */
  | 'used_up';

/** Somebody who has used a course voucher. */
export type CourseVoucherUser = {
  /** When they used it. */
  readonly acceptedAt: Scalars['DateTime']['output'];
  /** The person. */
  readonly user: Person;
};

/** A group of people of one customer. */
export type CustomerGroup = {
  /** The people who administer the group, by last name. */
  readonly admins: ReadonlyArray<Person>;
  /** The courses that the group has, by name; null for whom may not see the group. */
  readonly assignedCourses: Maybe<ReadonlyArray<Course>>;
  /** How many courses are open to its people by it. */
  readonly courseCount: Scalars['Int']['output'];
  /**
   * The courses that the group has, and those that it may be given since its account may use them, by name, at most 5000; null for
   * whom may not manage the courses of the group.
   */
  readonly courses: Maybe<ReadonlyArray<GroupCourse>>;
  /** When its courses were last changed; null for whom may not manage them. */
  readonly coursesModifiedAt: Maybe<Scalars['DateTime']['output']>;
  /** The customer to which the group belongs. */
  readonly customer: Scalars['Customer']['output'];
  /** What the group is for, in its admins' words. */
  readonly description: Maybe<Scalars['String']['output']>;
  /** The number of the group. */
  readonly id: Scalars['Int']['output'];
  /** The same as `invitationLink`. */
  readonly invitationCode: Maybe<GroupInvitation>;
  /** The group's open invitation; null where there is none, or the caller may not see it. */
  readonly invitationLink: Maybe<GroupInvitation>;
  /** How many people are in the group. */
  readonly memberCount: Scalars['Int']['output'];
  /** The people in the group, by last name. */
  readonly members: ReadonlyArray<Person>;
  /** When its name, description or first admin were last changed. */
  readonly modifiedAt: Scalars['DateTime']['output'];
  /** The name of the group, unique in its customer. */
  readonly name: Scalars['String']['output'];
  /** The first of its admins, whom its form names. */
  readonly primaryAdmin: Maybe<Person>;
  /** Whether the caller may change and delete the group. */
  readonly viewerCanEdit: Scalars['Boolean']['output'];
  /** Whether the caller may leave the group: members may, but for the only admin among other people. */
  readonly viewerCanLeave: Scalars['Boolean']['output'];
  /** Whether the caller may change the courses of the group, and read how far its people are. */
  readonly viewerCanManageCourses: Scalars['Boolean']['output'];
  /** Whether the caller may replace and withdraw the group's invitation. */
  readonly viewerCanManageInvitation: Scalars['Boolean']['output'];
  /** Whether the caller may look up the people of the group (`administeredPerson`). */
  readonly viewerCanReadPeople: Scalars['Boolean']['output'];
  /** Whether the caller may read how the people of the group stand in the exercises. */
  readonly viewerCanReadProgress: Scalars['Boolean']['output'];
  /** Whether the caller may read the totals of its trainees (`logbookGroupTotals`). */
  readonly viewerCanReadTotals: Scalars['Boolean']['output'];
  /** Whether the caller may take all learners out of the group. */
  readonly viewerCanRemoveAllUsers: Scalars['Boolean']['output'];
  /** Whether the caller may take one learner out of the group. */
  readonly viewerCanRemoveMember: Scalars['Boolean']['output'];
  /** Whether the caller is in the group. */
  readonly viewerIsMember: Scalars['Boolean']['output'];
  /** The caller's role in the group; null where they are not in it. */
  readonly viewerRole: Maybe<GroupRole>;
};


/** A group of people of one customer. */
export type CustomerGroupMemberCountArgs = {
  roles?: InputMaybe<ReadonlyArray<GroupRole>>;
};


/** A group of people of one customer. */
export type CustomerGroupMembersArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  roles?: InputMaybe<ReadonlyArray<GroupRole>>;
};

/** What an account may use of a learning space. */
export type CustomerLearningSpaceAccess = {
  /** Every cloud module of the learning space, in its order, with what may be used of it. */
  readonly cloudModules: ReadonlyArray<CloudModuleAccess>;
  /** Every course of the learning space, by name, at most 2000, with what may be used of them. */
  readonly courses: ReadonlyArray<LearningSpaceCourseAccess>;
  /** The account. */
  readonly customer: Scalars['Customer']['output'];
  /** Whether everything may be used, what is added later too. */
  readonly fullAccess: Scalars['Boolean']['output'];
  /** The learning space. */
  readonly learningSpace: LearningSpace;
  /** When it was last changed. */
  readonly modifiedAt: Scalars['DateTime']['output'];
  /** Whether the caller may change it. */
  readonly viewerCanSave: Scalars['Boolean']['output'];
};

/** What not every customer has: the portal's configuration lists those that have. */
export type CustomerList =
  /** Attendings, hospitals and targets of the logbook. */
  | 'logbook'
  /** Vouchers of cloud cases and events. */
  | 'vouchers';

/** The order of accounts. */
export type CustomerSort =
  /** From A to Z. */
  | 'nameAscending'
  /** From Z to A. */
  | 'nameDescending';

/** Names the record to delete, so that no one deletes another one than they see. */
export type DeleteActivityInput = {
  /** The record's group. */
  readonly groupId: Scalars['GroupId']['input'];
  /** The record's id, a UUID. */
  readonly id: Scalars['ID']['input'];
  /**
   * The `modifiedAt` with which the record was read. Where it has been changed since, nothing is deleted: the error
   * `CONFLICT` says when and by whom, as for a save. Without it whatever is stored is deleted.
   */
  readonly modifiedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The record's procedure. */
  readonly procedure: DeleteActivityProcedureInput;
};

/** What `deleteActivity` answers. */
export type DeleteActivityPayload = {
  /** The list after the change; without `searchParams`, 1000 records by date of procedure, latest first. */
  readonly activities: ActivitiesPage;
  /** The id of the record that is no more. */
  readonly deletedId: Scalars['ID']['output'];
};


/** What `deleteActivity` answers. */
export type DeleteActivityPayloadActivitiesArgs = {
  searchParams?: InputMaybe<ActivitiesSearchParams>;
};

/** Names the procedure of a record to delete. */
export type DeleteActivityProcedureInput = {
  /** The code of the procedure in the catalogue. */
  readonly code: Scalars['String']['input'];
};

/** What `DeleteUserSystem` answers. */
export type DeleteUserSystemPayload = {
  /** The number of the link that is gone. */
  readonly id: Scalars['Int']['output'];
  /** How to take it back; null: too late for that. */
  readonly undo: Maybe<UndoOffer>;
};

/** An account that a directory manages. */
export type DirectoryAccount = {
  /** Whether the directory gives access. */
  readonly hasAccess: Scalars['Boolean']['output'];
  /** The account in the directory. */
  readonly id: Scalars['ID']['output'];
  /** The name of the person. */
  readonly name: Scalars['String']['output'];
  /** The name in the directory. */
  readonly userName: Scalars['String']['output'];
};

/** A group of a directory. */
export type DirectoryGroup = {
  /** The group of the portal whose members it decides; null: it has no effect. */
  readonly groupId: Maybe<Scalars['Int']['output']>;
  /** The group in the directory. */
  readonly id: Scalars['ID']['output'];
  /** How many people it has. */
  readonly memberCount: Scalars['Int']['output'];
  /** Its name there. */
  readonly name: Scalars['String']['output'];
};

/** The kinds of things in a directory. */
export type DirectoryResource =
  /** A group. */
  | 'Group'
  /** A person. */
  | 'User';

/** A group of the portal that can be assigned to one of a directory. */
export type DirectoryTarget = {
  /** The group. */
  readonly id: Scalars['Int']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
};

/** An event that begins soon or has begun. */
export type DueEvent = {
  /** When it begins. */
  readonly eventAt: Scalars['DateTime']['output'];
  /** The number of the event. */
  readonly id: Scalars['Int']['output'];
  /** What people call it. */
  readonly name: Scalars['String']['output'];
};

/** Events that begin soon or have begun. */
export type DueEvents = {
  /** How many there are, counted up to 100. */
  readonly count: Scalars['Int']['output'];
  /** The earliest of them, at most 3. */
  readonly events: ReadonlyArray<DueEvent>;
};

/** A voucher for cloud cases that ends soon. */
export type EndingVoucher = {
  /** The name of its account. */
  readonly customerName: Scalars['String']['output'];
  /** Its number. */
  readonly id: Scalars['Int']['output'];
  /** Its name, or those of its modules. */
  readonly name: Scalars['String']['output'];
  /** When it ends. */
  readonly validTo: Scalars['DateTime']['output'];
};

/** Vouchers for cloud cases that end soon. */
export type EndingVouchers = {
  /** How many there are, counted up to 100. */
  readonly count: Scalars['Int']['output'];
  /** Those that end first, at most 3. */
  readonly vouchers: ReadonlyArray<EndingVoucher>;
};

/** What `enrollUserInCourse` answers. */
export type EnrollPayload = {
  /** The course, with the caller enrolled. */
  readonly course: Course;
  /** Opens the course on the platform, for this person and once: never kept, never shown. */
  readonly goto_url: Scalars['String']['output'];
};

/** A rating of a case. */
export type EntrustedCase = {
  /** How hard the case was. */
  readonly complexity: Maybe<CaseComplexity>;
  /** The day of the procedure. */
  readonly day: Scalars['Date']['output'];
  /** Its intervention type. */
  readonly interventionType: Scalars['String']['output'];
  /** The level on it, starting at 1. */
  readonly level: Scalars['Int']['output'];
  /** Its organ system. */
  readonly organSystem: Scalars['String']['output'];
  /** The procedure's code in the catalogue. */
  readonly procedureCode: Scalars['String']['output'];
  /** The record's id. */
  readonly recordId: Scalars['ID']['output'];
  /** The scale. */
  readonly scale: EntrustmentScale;
  /** Who rated. */
  readonly side: EntrustmentSide;
};

/** How independent a trainee was in a case. */
export type EntrustmentRating = {
  /** When it was given. */
  readonly at: Scalars['DateTime']['output'];
  /** A sentence. */
  readonly comment: Maybe<Scalars['String']['output']>;
  /** How hard the case was. */
  readonly complexity: Maybe<CaseComplexity>;
  /** The level on it, starting at 1; a higher one is more independence. */
  readonly level: Scalars['Int']['output'];
  /** The scale. */
  readonly scale: EntrustmentScale;
};

/** A rating as it is sent. */
export type EntrustmentRatingInput = {
  /** A sentence; at most 300 characters. */
  readonly comment?: InputMaybe<Scalars['String']['input']>;
  /** How hard the case was; null: not stated. */
  readonly complexity?: InputMaybe<CaseComplexity>;
  /** The level on the institution's scale, starting at 1. */
  readonly level: Scalars['Int']['input'];
};

/** A published scale of a trainee's independence. */
export type EntrustmentScale =
  /** O-SCORE, of five levels. */
  | 'oScore'
  /** Zwisch, of four levels. */
  | 'zwisch';

/** Who says how independent a trainee was. */
export type EntrustmentSide =
  /** The attending who confirmed it. */
  | 'attending'
  /** The writer of the record, about themself. */
  | 'trainee';

/** One of those who have accepted an event. */
export type EventAcceptance = {
  /** When they did. */
  readonly acceptedAt: Scalars['DateTime']['output'];
  /** Who has accepted it. */
  readonly user: Person;
};

/** Whether an event would have a simulator. */
export type EventAvailability = {
  /** How many simulators are free for the whole of it; none: it does not fit. */
  readonly freeMachines: Scalars['Int']['output'];
  /** How many simulators there are. */
  readonly machines: Scalars['Int']['output'];
  /** The next times at which it fits, at most three, from the asked one on; none within a month where it is empty. */
  readonly nextStarts: ReadonlyArray<Scalars['DateTime']['output']>;
};

/** Somebody who conducts an event. */
export type EventOrganizer = {
  /** Their address. */
  readonly email: Scalars['String']['output'];
  /** Their first name; null: they have never signed in. */
  readonly first_name: Maybe<Scalars['String']['output']>;
  /** Their last name; null: they have never signed in. */
  readonly last_name: Maybe<Scalars['String']['output']>;
};

/** What an event was like: while it runs, as far as it has come. */
export type EventReport = {
  /** Who had accepted it and did not come. */
  readonly absent: ReadonlyArray<Person>;
  /** The cases that were run, one after the other. */
  readonly cases: ReadonlyArray<EventReportCase>;
  /** How long it was planned to last. */
  readonly durationInSeconds: Scalars['Int']['output'];
  /** When it was planned to begin. */
  readonly eventAt: Scalars['DateTime']['output'];
  /** The name of the institution whose event it is. */
  readonly institution: Scalars['String']['output'];
  /** What people call it. */
  readonly name: Scalars['String']['output'];
  /** Who was in its room, in the order in which they came. */
  readonly people: ReadonlyArray<EventReportPerson>;
  /** The number of the event. */
  readonly voucherId: Scalars['Int']['output'];
};

/** A case that was run in an event. */
export type EventReportCase = {
  /** The case. */
  readonly caseId: Scalars['String']['output'];
  /** The name of the case. */
  readonly caseName: Scalars['String']['output'];
  /** When it was over; null: it is being run. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /** The module of the case. */
  readonly moduleId: Scalars['String']['output'];
  /** The name of the module. */
  readonly moduleName: Scalars['String']['output'];
  /** When it was begun. */
  readonly startedAt: Scalars['DateTime']['output'];
};

/** Somebody who was in the room of an event. */
export type EventReportPerson = {
  /** How long they were in control. */
  readonly controlInSeconds: Scalars['Int']['output'];
  /** Whether they conduct it. */
  readonly isOrganizer: Scalars['Boolean']['output'];
  /** When they first came. */
  readonly joinedAt: Scalars['DateTime']['output'];
  /** When they last left; null: they are in. */
  readonly leftAt: Maybe<Scalars['DateTime']['output']>;
  /** Who it was. */
  readonly person: Person;
  /** How long they were in, all visits together. */
  readonly presentInSeconds: Scalars['Int']['output'];
};

/** An event, as its organizers and those who have accepted it see it. */
export type EventResourceAccessVoucher = {
  /** When it was ended for good; then it is shown as cancelled until `validTo`, and to administrators. */
  readonly archivedAt: Maybe<Scalars['DateTime']['output']>;
  /** The code: the link is `{origin}/?inviteCode={code}`. Null: the caller is no organizer, or it was withdrawn. */
  readonly code: Maybe<Scalars['String']['output']>;
  /**
   * How the connections are of those who have accepted it, as far as they checked them in the last seven days; for its
   * organizers alone, for others there are none.
   */
  readonly connections: ReadonlyArray<PersonConnection>;
  /** What it is about. */
  readonly description: Scalars['String']['output'];
  /** How long it lasts. */
  readonly durationInSeconds: Scalars['Int']['output'];
  /** When it begins. */
  readonly eventAt: Scalars['DateTime']['output'];
  /** Whether a simulator was started for it, now or before; where not, and its time has come, it is late. */
  readonly hasStarted: Scalars['Boolean']['output'];
  /** The number of the event. */
  readonly id: Scalars['Int']['output'];
  /** The learning space of its modules. */
  readonly learningSpace: LearningSpace;
  /** The session that it lost last, to a failure or an administrator, until another one begins or it is over. Null: none. */
  readonly lostSession: Maybe<LostCloudSession>;
  /** How many people may accept it. */
  readonly maxUses: Scalars['Int']['output'];
  /** Its modules with its cases, in their order. */
  readonly modules: ReadonlyArray<CloudModule>;
  /** What people call it. */
  readonly name: Scalars['String']['output'];
  /** Who conducts it, its creator first. */
  readonly organizers: ReadonlyArray<EventOrganizer>;
  /** How many people have accepted it. */
  readonly used: Scalars['Int']['output'];
  /** Who has accepted it, in the order in which they did. */
  readonly users: ReadonlyArray<Person>;
  /** When it is over: its end with the grace. */
  readonly validTo: Scalars['DateTime']['output'];
  /** What the caller is in it. */
  readonly viewerRole: EventRole;
  /**
   * Its simulator: from the start that was asked for to the end of its session. After a start that failed, for two minutes, with
   * `off` and the reason. Null: there is none.
   */
  readonly vm: Maybe<CloudCaseVm>;
};

/** An event, as its administrators see it. */
export type EventResourceAccessVoucherAsAdmin = {
  /** The same people, with when they accepted it. */
  readonly acceptances: ReadonlyArray<EventAcceptance>;
  /** When it was ended for good; null: it was not. */
  readonly archivedAt: Maybe<Scalars['DateTime']['output']>;
  /** The code: the link is `{origin}/?inviteCode={code}`. Null: it was withdrawn. */
  readonly code: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Who made it; null where they are gone. */
  readonly creator: Maybe<Person>;
  /** The account whose event it is. */
  readonly customer: Scalars['Customer']['output'];
  /** What it is about. */
  readonly description: Scalars['String']['output'];
  /** How long it lasts. */
  readonly durationInSeconds: Scalars['Int']['output'];
  /** When it begins. */
  readonly eventAt: Scalars['DateTime']['output'];
  /** Whether a simulator was started for it: its time can no longer be changed. */
  readonly hasStarted: Scalars['Boolean']['output'];
  /** The number of the event. */
  readonly id: Scalars['Int']['output'];
  /** The learning space of its modules. */
  readonly learningSpace: LearningSpace;
  /** How many people may accept it. */
  readonly maxUses: Scalars['Int']['output'];
  /** When it was last changed. */
  readonly modifiedAt: Scalars['DateTime']['output'];
  /** Its modules with its cases, in their order. */
  readonly modules: ReadonlyArray<CloudModule>;
  /** What people call it. */
  readonly name: Scalars['String']['output'];
  /** Who conducts it, its creator first. */
  readonly organizers: ReadonlyArray<EventOrganizer>;
  /** How it stands. */
  readonly state: ResourceAccessVoucherState;
  /** How many people have accepted it. */
  readonly used: Scalars['Int']['output'];
  /** Who has accepted it, in the order in which they did. */
  readonly users: ReadonlyArray<Person>;
  /** When it is over: its end with the grace. */
  readonly validTo: Scalars['DateTime']['output'];
  /** Whether it can be ended for good. */
  readonly viewerCanArchive: Scalars['Boolean']['output'];
  /** Whether it can be changed, and its code replaced or withdrawn. */
  readonly viewerCanEdit: Scalars['Boolean']['output'];
  /** Whether the caller may read what it was like (`eventReport`); there is something to read once it has started. */
  readonly viewerCanReadReport: Scalars['Boolean']['output'];
  /** Whether the viewer may turn its machine off. */
  readonly viewerCanTurnOff: Scalars['Boolean']['output'];
  /**
   * Its simulator: from the start that was asked for to the end of its session. After a start that failed, for two minutes, with
   * `off` and the reason. Null: there is none.
   */
  readonly vm: Maybe<CloudCaseVm>;
};

/** The order of events. */
export type EventResourceAccessVoucherSort =
  /** By creation, the latest first. */
  | 'createdNewest'
  /** By creation, the earliest first. */
  | 'createdOldest'
  /** By the time of the event, the earliest first. */
  | 'eventDateAscending'
  /** By the time of the event, the latest first. */
  | 'eventDateDescending';

/** Events as their administrators see them. */
export type EventResourceAccessVouchersAsAdmin = {
  /** How many there are on all pages; counted up to 10000. */
  readonly totalCount: Scalars['Int']['output'];
  /** The events of this page. */
  readonly vouchers: ReadonlyArray<EventResourceAccessVoucherAsAdmin>;
};

/** What somebody is in an event. */
export type EventRole =
  /** Conducts it. */
  | 'ORGANIZER'
  /** Takes part. */
  | 'PARTICIPANT';

/** One run among the attempts at an exercise. */
export type ExerciseAttempt = {
  /** When it began. */
  readonly activityStart: Scalars['DateTime']['output'];
  /** The id of the activity. */
  readonly id: Scalars['ID']['output'];
  /** Whether it was made to its end; otherwise it was ended early, and is no pass. */
  readonly isCompleted: Scalars['Boolean']['output'];
  /** Whether it was passed; null where it does not count. */
  readonly isMet: Maybe<Scalars['Boolean']['output']>;
  /** The version of the module that it was made with, and is judged by. */
  readonly moduleVersion: Scalars['String']['output'];
  /** Its result. */
  readonly outcome: VistActivityOutcome;
  /** The same in words, such as `7 of 11 measured`. */
  readonly outcomeText: Scalars['String']['output'];
  /** The share of the evaluated criteria that were met, in percent; null where it does not count. */
  readonly progress: Maybe<Scalars['Int']['output']>;
};

/** How somebody stands in one exercise, in whatever version of its module, by the runs for one institution. */
export type ExerciseProgress = {
  /** How many of their runs of it count. */
  readonly attempts: Scalars['Int']['output'];
  /** The best share of criteria met, in percent, of the runs of the latest version that count; null where none does. */
  readonly best: Maybe<Scalars['Int']['output']>;
  /** Module and exercise, without the version. */
  readonly exerciseKey: Scalars['String']['output'];
  /** The name of the exercise. */
  readonly exerciseName: Scalars['String']['output'];
  /** The institution that the runs were made for, and whose rule judges them; null: none. */
  readonly institutionId: Maybe<Scalars['Int']['output']>;
  /** The share of criteria that the latest run that counts met, in percent; null where none does. */
  readonly last: Maybe<Scalars['Int']['output']>;
  /** When the latest run began. */
  readonly lastRunAt: Scalars['DateTime']['output'];
  /** When the skill was lost again; null: it was not. */
  readonly lostSince: Maybe<Scalars['DateTime']['output']>;
  /** The code of the module. */
  readonly moduleCode: Scalars['String']['output'];
  /** The name of the module. */
  readonly moduleName: Scalars['String']['output'];
  /** Of the latest 8 runs, the oldest first: whether it was a pass; null where it does not count. */
  readonly passes: ReadonlyArray<Maybe<Scalars['Boolean']['output']>>;
  /** So many passes in a row make them proficient from here; 0 where they are. */
  readonly passesLeft: Scalars['Int']['output'];
  /** So many passes in a row make somebody proficient from the beginning. */
  readonly passesNeeded: Scalars['Int']['output'];
  /** When they became proficient, the last time; null: never. */
  readonly proficientSince: Maybe<Scalars['DateTime']['output']>;
  /** How they stand. */
  readonly standing: ExerciseStanding;
};

/** What somebody's attempts at an exercise came to over time. */
export type ExerciseSeries = {
  /** The latest of them, at most 200, in the order in which they were made. */
  readonly attempts: ReadonlyArray<ExerciseAttempt>;
  /** How many attempts there are that the caller may read. */
  readonly count: Scalars['Int']['output'];
  /** The exercise, whatever the version. */
  readonly exerciseKey: Scalars['String']['output'];
  /** The name of the exercise, as the latest attempt has it. */
  readonly exerciseName: Scalars['String']['output'];
  /** The metrics by which attempts may be compared, as the version of the latest attempt has them, in their order. */
  readonly metrics: ReadonlyArray<MetricSeries>;
  /** The name of its module, as the latest attempt has it. */
  readonly moduleName: Scalars['String']['output'];
  /** Whose attempts they are. */
  readonly person: SeriesPerson;
  /** How the person stands by these attempts, one verdict for each institution that they were made for, the latest first. */
  readonly verdicts: ReadonlyArray<ExerciseVerdict>;
};

/** How somebody stands in an exercise. */
export type ExerciseStanding =
  /** Tried, and nothing counts towards proficient now. */
  | 'begun'
  /** Passes count towards proficient, not enough of them yet. */
  | 'on_the_way'
  /** Proficient before; the failures since then say that the skill is lost. */
  | 'practise'
  /** Proficient by the institution's rule, and the skill is kept. */
  | 'proficient';

/** How somebody stands in an exercise by the runs for one institution, and how that is worked out. */
export type ExerciseVerdict = {
  /** How many runs count, of the latest 10,000 that the caller may read. */
  readonly attempts: Scalars['Int']['output'];
  /** The number of the institution; null: runs without one, which the portal's default judges. */
  readonly institutionId: Maybe<Scalars['Int']['output']>;
  /** Its name. */
  readonly institutionName: Maybe<Scalars['String']['output']>;
  /** When the skill was lost again; null: it was not. */
  readonly lostSince: Maybe<Scalars['DateTime']['output']>;
  /** How many of these count as passes. */
  readonly passes: Scalars['Int']['output'];
  /** So many passes in a row make them proficient from here; 0 where they are. */
  readonly passesLeft: Scalars['Int']['output'];
  /** When they became proficient, the last time; null: never. */
  readonly proficientSince: Maybe<Scalars['DateTime']['output']>;
  /** The rule that judges. */
  readonly rule: ProficiencyRule;
  /** How they stand. */
  readonly standing: ExerciseStanding;
  /** What each of these attempts did, for those that are among the attempts of the series, in time. */
  readonly steps: ReadonlyArray<VerdictStep>;
};

/** What experts reached in a metric, in its unit, as the definition of the exercise gives it. It decides about no result. */
export type ExpertReference = {
  /** Where their range ends. */
  readonly high: Scalars['Float']['output'];
  /** Where their range begins. */
  readonly low: Scalars['Float']['output'];
  /** Half of the experts lie below. */
  readonly median: Scalars['Float']['output'];
  /** How many experts they were. */
  readonly people: Scalars['Int']['output'];
  /** Where the values are from. */
  readonly source: Scalars['String']['output'];
};

/** A request that failed or was refused. */
export type FailedRequest = {
  /** When it was answered. */
  readonly at: Scalars['DateTime']['output'];
  /** How it was refused. */
  readonly code: Scalars['String']['output'];
  /** A customer of theirs, by name; null: none. */
  readonly customer: Maybe<Scalars['String']['output']>;
  /** How long it took, in milliseconds. */
  readonly durationMs: Scalars['Int']['output'];
  /** Its number. */
  readonly id: Scalars['ID']['output'];
  /** The operation of the contract, or the route. */
  readonly operation: Scalars['String']['output'];
  /** The page from which it was asked, without ids, codes and names. */
  readonly page: Maybe<Scalars['String']['output']>;
  /** Who asked; null: no one who is known. */
  readonly person: Maybe<FailedRequestPerson>;
  /** What the person was told to quote. */
  readonly requestId: Scalars['String']['output'];
  /** What it was to start; null where it was no start. */
  readonly start: Maybe<FailedRequestStart>;
  /** The HTTP status that this code stands for. */
  readonly status: Scalars['Int']['output'];
};

/** Who asked for something that failed. */
export type FailedRequestPerson = {
  /** Their e-mail address. */
  readonly email: Scalars['String']['output'];
  /** Their id. */
  readonly id: Scalars['ID']['output'];
  /** Their first and last name. */
  readonly name: Scalars['String']['output'];
};

/** What a request that failed was to start. */
export type FailedRequestStart = {
  /** What kind of thing it was. */
  readonly kind: StartKind;
  /** The name of the case, event, course or exercise; null where it is gone. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** The reason, such as `VOUCHER_EXPIRED`, where a rule refused the start; null where it failed otherwise. */
  readonly refusal: Maybe<Scalars['String']['output']>;
};

/** A page of requests that failed. */
export type FailedRequests = {
  /** Whose they are, where one customer was asked for, by name. */
  readonly ofCustomer: Maybe<Scalars['String']['output']>;
  /** Whose they are, where one person was asked for by their id. */
  readonly ofPerson: Maybe<FailedRequestPerson>;
  /** Those of the page. */
  readonly requests: ReadonlyArray<FailedRequest>;
  /** How many there are, counted up to 10,000. */
  readonly total: Scalars['Int']['output'];
};

/** A start of a case, event, course or exercise that was refused, or that a machine or the portal failed at. */
export type FailedStart = {
  /** When it failed. */
  readonly at: Scalars['DateTime']['output'];
  /** Why, as the history of the machine has it, such as `START_TIMED_OUT`, why it was refused, such as `NO_FREE_MACHINE`, or the code of the failed request, such as `INTERNAL`. */
  readonly cause: Scalars['String']['output'];
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** The name of the machine; null where none was reached. */
  readonly machine: Maybe<Scalars['String']['output']>;
  /** Who started it; null: somebody who is gone. */
  readonly person: Maybe<PersonName>;
  /** The name of the case, event, course or exercise; empty where it is gone. At a fault of the portal what the request was for. */
  readonly what: Scalars['String']['output'];
};

/** Starts that were refused, or that a machine or the portal failed at. */
export type FailedStarts = {
  /** How many there are, counted up to 100. */
  readonly count: Scalars['Int']['output'];
  /** The latest of them, at most 10. */
  readonly starts: ReadonlyArray<FailedStart>;
};

/** What a person reported. */
export type Feedback = {
  /** The account that sent it, as it is called now, whatever name was typed; null: it is gone. */
  readonly account: Maybe<FeedbackAccount>;
  /** The browser, as it calls itself. */
  readonly browser: Maybe<Scalars['String']['output']>;
  /** Of the desktop client, where it was one. */
  readonly clientVersion: Maybe<Scalars['String']['output']>;
  /** When it was sent. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** What went wrong, in the person's words. */
  readonly description: Scalars['String']['output'];
  /** Where an answer goes, as the person wrote it. */
  readonly email: Scalars['String']['output'];
  /** When it was sent on to the receiver of error reports; null: not yet, or there is none. */
  readonly forwardedAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether there is a picture. */
  readonly hasScreenshot: Scalars['Boolean']['output'];
  /** Its number. */
  readonly id: Scalars['Int']['output'];
  /** When it was changed last. */
  readonly modifiedAt: Scalars['DateTime']['output'];
  /** Who changed it last; null: no one, or a person who is gone. */
  readonly modifiedBy: Maybe<Scalars['String']['output']>;
  /** As the person wrote it. */
  readonly name: Scalars['String']['output'];
  /** For staff only. */
  readonly note: Scalars['String']['output'];
  /** The page, without ids, codes and names. */
  readonly page: Maybe<Scalars['String']['output']>;
  /** Of the last request that failed, or else of the last one. */
  readonly requestId: Maybe<Scalars['String']['output']>;
  /** A link to the picture, which lives some minutes; null where there is none. */
  readonly screenshotUrl: Maybe<Scalars['String']['output']>;
  /** Of the simulator, where it was one. */
  readonly serviceTag: Maybe<Scalars['String']['output']>;
  /** What becomes of it. */
  readonly state: FeedbackState;
  /** How large the window was, and in which colours. */
  readonly window: Maybe<Scalars['String']['output']>;
};

/** The account that a report was sent with. */
export type FeedbackAccount = {
  /** Their e-mail address. */
  readonly email: Scalars['String']['output'];
  /** The identity service's id of the person. */
  readonly keycloak_id: Scalars['ID']['output'];
  /** Their name. */
  readonly name: Scalars['String']['output'];
};

/** What a person reports, with what is shown to them as sent along. */
export type FeedbackInput = {
  /** The browser, as it calls itself. */
  readonly browser?: InputMaybe<Scalars['String']['input']>;
  /** Of the desktop client, where it is one. */
  readonly clientVersion?: InputMaybe<Scalars['String']['input']>;
  /** What went wrong; needed, at most 5,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Their e-mail address; needed. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Made by the form once, a UUID. */
  readonly key: Scalars['ID']['input'];
  /** Their name; needed. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The address of the page; ids, codes and names in it are left out. */
  readonly page?: InputMaybe<Scalars['String']['input']>;
  /** Of the last request that failed, or else of the last one. */
  readonly requestId?: InputMaybe<Scalars['String']['input']>;
  /** A picture that the person uploaded for `feedback_screenshot`. */
  readonly screenshotId?: InputMaybe<Scalars['ID']['input']>;
  /** Of the simulator, where it is one. */
  readonly serviceTag?: InputMaybe<Scalars['String']['input']>;
  /** How large the window is, and in which colours. */
  readonly window?: InputMaybe<Scalars['String']['input']>;
};

/** A page of what people reported. */
export type FeedbackPage = {
  /** Those of the page. */
  readonly reports: ReadonlyArray<Feedback>;
  /** How many there are, counted up to 10,000. */
  readonly total: Scalars['Int']['output'];
};

/** What becomes of a report of a person. */
export type FeedbackState =
  /** It is fixed, answered or known. */
  | 'done'
  /** Somebody looks after it. */
  | 'in_work'
  /** No one has looked at it yet. */
  | 'new';

/** What `forgetInvitees` answers. */
export type ForgetInviteesPayload = {
  /** The group's class as it is now. */
  readonly classInvitation: ClassInvitation;
  /** How many were taken off the list. */
  readonly count: Scalars['Int']['output'];
};

/** An attending whom the form offers. */
export type FormAttending = {
  /** The number of the attending's customer. */
  readonly customerId: Scalars['Int']['output'];
  /** The name of the attending's customer. */
  readonly customerName: Scalars['String']['output'];
  /** The given name. */
  readonly firstName: Scalars['String']['output'];
  /** The attending's id, a UUID. */
  readonly id: Scalars['ID']['output'];
  /** The family name. */
  readonly lastName: Scalars['String']['output'];
};

/** A hospital that the form offers. */
export type FormHospital = {
  /** The number of the hospital's customer. */
  readonly customerId: Scalars['Int']['output'];
  /** The name of the hospital's customer. */
  readonly customerName: Scalars['String']['output'];
  /** The hospital's id, a UUID. */
  readonly id: Scalars['ID']['output'];
  /** The name of the hospital. */
  readonly name: Scalars['String']['output'];
};

/** A person who was found. */
export type FoundPerson = {
  /** The address at the identity service. */
  readonly email: Scalars['String']['output'];
  /** The person's id at the identity service. */
  readonly id: Scalars['ID']['output'];
  /** First and last name; the address where the person has neither. */
  readonly name: Scalars['String']['output'];
};

/** The gender that a person states. */
export type Gender =
  /** Female. */
  | 'female'
  /** Male. */
  | 'male'
  /** Neither, or both. */
  | 'neutral';

/** What `giveCloudModulesTime` answers. */
export type GiveCloudModulesTimePayload = {
  /** Takes the time back; null where the call was repeated after that was done, or later than it is offered. */
  readonly undo: Maybe<UndoOffer>;
  /** The number of the voucher that is the person's now. */
  readonly voucherId: Scalars['Int']['output'];
};

/** What the people of a group are asked to do. */
export type GroupAssignments = {
  /** By due day, at most 60. */
  readonly assignments: ReadonlyArray<AssignmentCounts>;
  /** The group. */
  readonly customerGroup: CustomerGroup;
};

/** A course that a group has, or may be given. */
export type GroupCourse = {
  /** Whether the group has it. */
  readonly assigned: Scalars['Boolean']['output'];
  /** The course. */
  readonly course: Course;
  /** Whether the account of the group may use it: where not, no one of the group can open it. */
  readonly isUsable: Scalars['Boolean']['output'];
  /** How many people keep it that the group had it. */
  readonly keptBy: Scalars['Int']['output'];
};

/** What a link into a group carries. */
export type GroupInvitation = {
  /** The code: the link is `{origin}/?inviteCode={code}`. */
  readonly code: Scalars['String']['output'];
  /** When the invitation was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The first instant at which it is no longer accepted; null: always accepted. */
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** How many people may join by it; null: any number. */
  readonly maxUses: Maybe<Scalars['Int']['output']>;
  /** How many people have joined with it. */
  readonly uses: Scalars['Int']['output'];
};

/** What the changes of a group's invitation answer. */
export type GroupInvitationPayload = {
  /** The group as it is now. */
  readonly customerGroup: CustomerGroup;
};

/** Somebody who was invited into a group by name. */
export type GroupInvitee = {
  /** From when on they may be invited again; null where they have joined, or want no such mails. */
  readonly againFrom: Maybe<Scalars['DateTime']['output']>;
  /** When they were invited for the last time. */
  readonly askedAt: Scalars['DateTime']['output'];
  /** The address. */
  readonly email: Scalars['String']['output'];
  /** The first name as the list has it; may be empty. */
  readonly first_name: Scalars['String']['output'];
  /** The number of the row. */
  readonly id: Scalars['Int']['output'];
  /** When they were first invited. */
  readonly invitedAt: Scalars['DateTime']['output'];
  /** The last name as the list has it; may be empty. */
  readonly last_name: Scalars['String']['output'];
  /** Until when their personal link works; null where they have none, or have used it. */
  readonly linkExpiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Why the mail failed, or still waits; null where there is nothing to say. */
  readonly reason: Maybe<Scalars['String']['output']>;
  /** How they stand. */
  readonly status: InviteeStatus;
  /** How often they were invited. */
  readonly times: Scalars['Int']['output'];
};

/** A page of those who were invited by name. */
export type GroupInvitees = {
  /** The people of the page. */
  readonly invitees: ReadonlyArray<GroupInvitee>;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A person's role in a group. */
export type GroupRole =
  /** Administers the group. */
  | 'admin'
  /** Trains in the group. */
  | 'learner';

/** The order of groups. */
export type GroupSort =
  /** By the name of the account, from A to Z, then by their own. */
  | 'accountAscending'
  /** By the name of the account, from Z to A, then by their own. */
  | 'accountDescending'
  /** From A to Z. */
  | 'az'
  /** Those with the fewest courses first. */
  | 'coursesAscending'
  /** Those with the most courses first. */
  | 'coursesDescending'
  /** Those with the fewest learners first. */
  | 'membersAscending'
  /** Those with the most learners first. */
  | 'membersDescending'
  /** From Z to A. */
  | 'za';

/** Work that hangs. */
export type HangingItem = {
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** What is done, such as `platform_sync` or `send_mails`. */
  readonly kind: Scalars['String']['output'];
  /** Since when it waits or runs. */
  readonly since: Scalars['DateTime']['output'];
  /** How it hangs. */
  readonly state: HangingState;
};

/** How work hangs. */
export type HangingState =
  /** It has failed 3 times, and is tried again. */
  | 'failing'
  /** It has failed so often that it is not tried again. */
  | 'given_up'
  /** It has been running for more than 2 hours. */
  | 'running'
  /** No worker has taken it for 15 minutes. */
  | 'waiting';

/** Work that has waited, run or failed for longer than it should. */
export type HangingWork = {
  /** How much there is, counted up to 100. */
  readonly count: Scalars['Int']['output'];
  /** What hangs for the longest, at most 3. */
  readonly items: ReadonlyArray<HangingItem>;
};

/** A hospital of a customer, which records name. */
export type Hospital = {
  /** The number of the customer. */
  readonly customerId: Scalars['Int']['output'];
  /** The hospital's id, a UUID. */
  readonly id: Scalars['ID']['output'];
  /** The name of the hospital, unique in its customer. */
  readonly name: Scalars['String']['output'];
  /** How many records name the hospital. */
  readonly recordCount: Scalars['Int']['output'];
};

/** What the logbook form offers. */
export type IrLogFormData = {
  /** The attendings of the caller's customers, by last name. */
  readonly attending: ReadonlyArray<FormAttending>;
  /** The version of the procedure catalogue. What a client keeps of `interventionTypes` is right as long as this is the same. */
  readonly catalogueVersion: Scalars['String']['output'];
  /** The hospitals of the caller's customers, by name. */
  readonly hospitals: ReadonlyArray<FormHospital>;
  /** The procedure catalogue, by its highest level: what a new record may name. */
  readonly interventionTypes: ReadonlyArray<InterventionType>;
  /** The group of the caller's latest record of their own, of the groups that they are in; null where there is none. */
  readonly lastGroupId: Maybe<Scalars['Int']['output']>;
  /** The level of training that the caller stated last for themselves in a record of their own; null where there is none. */
  readonly lastLevel: Maybe<Scalars['String']['output']>;
  /** The role that the caller stated last for themselves in a record of their own; null where there is none. */
  readonly lastRole: Maybe<Scalars['String']['output']>;
  /** What the caller chose most recently, for each customer in whose groups they are. */
  readonly recent: ReadonlyArray<RecentChoices>;
  /** The targets towards which the caller's cases may count: of the institutions and groups in which they are a trainee. */
  readonly targets: ReadonlyArray<LogbookTarget>;
  /** Whether the caller's list of records has the filter by a participant's name. */
  readonly viewerCanFilterByParticipant: Scalars['Boolean']['output'];
};

/** How much there is in somebody's inbox. */
export type Inbox = {
  /** That of its person. */
  readonly id: Scalars['ID']['output'];
  /** How many are not read; not counted beyond 100. */
  readonly unread: Scalars['Int']['output'];
  /** How many came since the bell was opened; not counted beyond 100. */
  readonly unseen: Scalars['Int']['output'];
};

/** What became of one notification. */
export type InboxChange = {
  /** How much there is. */
  readonly inbox: Inbox;
  /** It, as it is now. */
  readonly notification: Notification;
};

/** An institution and the rule by which the runs for it are judged. */
export type InstitutionRule = {
  /** The number of the institution; null for runs without one, which the portal's default judges. */
  readonly institutionId: Maybe<Scalars['Int']['output']>;
  /** Its name; null for runs without one. */
  readonly institutionName: Maybe<Scalars['String']['output']>;
  /** Its rule. */
  readonly rule: ProficiencyRule;
};

/** The highest level of the procedure catalogue. */
export type InterventionType = {
  /** The name of the intervention type. */
  readonly name: Scalars['String']['output'];
  /** The level beneath. */
  readonly organSystems: ReadonlyArray<OrganSystem>;
};

/** What `inviteAgain` answers. */
export type InviteAgainPayload = {
  /** When the first of those can be written to again who were written to lately; null where there is none. */
  readonly againFrom: Maybe<Scalars['DateTime']['output']>;
  /** The group's class as it is now. */
  readonly classInvitation: ClassInvitation;
  /** How many were invited again. */
  readonly count: Scalars['Int']['output'];
};

/** What `inviteClass` answers. */
export type InviteClassPayload = {
  /** Of each row that is listed without a mail because they were written to lately: when they can be; null of the others. */
  readonly againFrom: ReadonlyArray<Maybe<Scalars['DateTime']['output']>>;
  /** The group's class as it is now. */
  readonly classInvitation: ClassInvitation;
  /** What became of each row, in their order. */
  readonly results: ReadonlyArray<InviteResult>;
};

/** What became of a row of a class list. */
export type InviteResult =
  /** Was invited before. */
  | 'alreadyInvited'
  /** Somebody with this address is in the group. */
  | 'alreadyMember'
  /** An earlier row of the list has the same address. */
  | 'duplicate'
  /** Is invited now. */
  | 'invited'
  /** It holds no address to which a mail can go. */
  | 'notAnAddress'
  /** Is listed, but no mail is sent: they have ended such mails. */
  | 'optedOut'
  /** Is listed, but no mail is sent: they were written to lately, by this account or another. */
  | 'writtenLately';

/** A row of a class list. */
export type InvitedPersonInput = {
  /** The address, as it was typed. */
  readonly email: Scalars['String']['input'];
  /** The first name; may be empty. */
  readonly firstName: Scalars['String']['input'];
  /** The last name; may be empty. */
  readonly lastName: Scalars['String']['input'];
};

/** How somebody stands who was invited by name. */
export type InviteeStatus =
  /** Nothing was mailed: the portal sends no mail, or it was long ago. */
  | 'invited'
  /** Is in the group. */
  | 'joined'
  /** The mail could not be delivered. */
  | 'mailFailed'
  /** The mail is on its way, or waits for the mail server. */
  | 'mailWaiting'
  /** The mail server has taken the mail. */
  | 'mailed'
  /** Nothing was mailed yet: they had been written to lately. */
  | 'notMailed'
  /** Has ended such mails, and gets none; the group's invitation can be passed on to them. */
  | 'optedOut';

/** A certificate in the list of its owner. */
export type IssuedCertificate = {
  /** The number of the assignment, by which it is opened; null where that was deleted for good. */
  readonly assignmentId: Maybe<Scalars['Int']['output']>;
  /** The code by which it is verified, as it is printed. */
  readonly code: Scalars['String']['output'];
  /** When it was done. */
  readonly doneAt: Scalars['DateTime']['output'];
  /** The name of the group. */
  readonly groupName: Scalars['String']['output'];
  /** The name of its institution. */
  readonly institution: Scalars['String']['output'];
  /** When it was issued. */
  readonly issuedAt: Scalars['DateTime']['output'];
  /** What the assignment asked for. */
  readonly kind: AssignmentKind;
  /** The least number of records. */
  readonly minimum: Maybe<Scalars['Int']['output']>;
  /** Whether the public page names the caller. */
  readonly showsName: Scalars['Boolean']['output'];
  /** The name of the course, of the exercise or of the records. */
  readonly title: Scalars['String']['output'];
};

/** A credential that was just issued. */
export type IssuedProvisioningCredential = {
  /** The connection, with the new credential. */
  readonly provisioning: Provisioning;
  /** The secret, which is not stored. */
  readonly token: Scalars['String']['output'];
};

/** A confirmation as it was given. Names that change later, and entries that are merged, leave it as it is. */
export type KeptConfirmation = {
  /** When it was confirmed. */
  readonly at: Scalars['DateTime']['output'];
  /** The attending whom the record named then: last name, comma, first name. */
  readonly attending: Scalars['String']['output'];
  /** The e-mail address by which they were the attending, at that time. */
  readonly byAddress: Scalars['String']['output'];
  /** The name of the person who confirmed it, at that time. */
  readonly byName: Scalars['String']['output'];
  /** In what capacity. */
  readonly capacity: ConfirmationCapacity;
  /** The SHA-256 of the record's `confirmedContent` in UTF-8, in hexadecimal digits; null without a content. */
  readonly fingerprint: Maybe<Scalars['String']['output']>;
  /** The hospital that it named then. */
  readonly hospital: Scalars['String']['output'];
  /** False: it was given before confirmations were kept, and has the names that the record showed when that began. */
  readonly isOfItsTime: Scalars['Boolean']['output'];
  /** What its procedure was called then. */
  readonly procedure: Scalars['String']['output'];
  /** Why an administrator confirmed it; null if its attending did. */
  readonly reason: Maybe<Scalars['String']['output']>;
  /** The version of the record that was confirmed: its `modifiedAt` then. */
  readonly recordVersion: Scalars['DateTime']['output'];
};

/** Who was signed in on a simulator last. */
export type LastOnStation = {
  /** Whether they are signed in now; another sign-in ends that. */
  readonly isSignedIn: Scalars['Boolean']['output'];
  /** Their name. */
  readonly name: Scalars['String']['output'];
  /** Since when. */
  readonly signedInAt: Scalars['DateTime']['output'];
};

/** A reminder that a person got. */
export type LastReminder = {
  /** When its mail was written. */
  readonly at: Scalars['DateTime']['output'];
  /** Who sent it, by name; null for an admin of none of the caller's institutions. */
  readonly by: Maybe<Scalars['String']['output']>;
  /** Whether the caller sent it. */
  readonly isOwn: Scalars['Boolean']['output'];
};

/** A learning space: a field of training with its modules. */
export type LearningSpace = {
  /** What its administrators see of it; null for anybody else. */
  readonly administration: Maybe<LearningSpaceAdministration>;
  /** Short and unique, such as `neuro`. */
  readonly code: Scalars['String']['output'];
  /** What is trained there. */
  readonly description: Scalars['String']['output'];
  /** The number of the learning space. */
  readonly id: Scalars['Int']['output'];
  /** The address of its picture; null where it has none. */
  readonly image: Maybe<Scalars['String']['output']>;
  /** The name that people see. */
  readonly name: Scalars['String']['output'];
  /** What is written on its card. */
  readonly title: Scalars['String']['output'];
};

/** How much of a learning space an account may use. */
export type LearningSpaceAccessCount = {
  /** How many of them may be used. */
  readonly allowedCaseCount: Scalars['Int']['output'];
  /** How many of them may be used. */
  readonly allowedCourseCount: Scalars['Int']['output'];
  /** How many cases there are. */
  readonly caseCount: Scalars['Int']['output'];
  /** How many courses there are. */
  readonly courseCount: Scalars['Int']['output'];
  /** Whether everything may be used, what is added later too. */
  readonly fullAccess: Scalars['Boolean']['output'];
  /** The number of the learning space. */
  readonly learningSpaceId: Scalars['Int']['output'];
};

/** What of a learning space an account may use or not. */
export type LearningSpaceAccessKind =
  /** The cases of its cloud modules. */
  | 'cases'
  /** Its courses. */
  | 'courses';

/** What the administrators of a learning space see of it. */
export type LearningSpaceAdministration = {
  /** How many courses it has. */
  readonly courseCount: Scalars['Int']['output'];
  /** How many accounts have it. */
  readonly customerCount: Scalars['Int']['output'];
  /** The name that was given to it here; null where it has that of the learning platform. */
  readonly displayName: Maybe<Scalars['String']['output']>;
  /** When the learning platform was found to have it no more; null while it has it. */
  readonly goneAt: Maybe<Scalars['DateTime']['output']>;
  /** When its name or logo was last changed. */
  readonly modifiedAt: Scalars['DateTime']['output'];
  /** Its name on the learning platform. */
  readonly platformName: Scalars['String']['output'];
};

/** A course of a learning space, and whether an account may use it. */
export type LearningSpaceCourseAccess = {
  /** Whether the account may use it. */
  readonly allowed: Scalars['Boolean']['output'];
  /** The course. */
  readonly course: ListedCourse;
  /** How many groups of the account have it: they lose it when the account does. */
  readonly groupCount: Scalars['Int']['output'];
  /** How many people are in these groups. */
  readonly memberCount: Scalars['Int']['output'];
};

/** What `leaveGroup` answers. */
export type LeaveGroupPayload = {
  /** The groups of the caller that are left. */
  readonly customerGroups: ReadonlyArray<CustomerGroup>;
};

/** A course as a list names it. */
export type ListedCourse = {
  /** What kind of course it is; empty where no one said. */
  readonly category: Scalars['String']['output'];
  /** The platform's code of it; empty where it has none. */
  readonly code: Scalars['String']['output'];
  /** The number of the course. */
  readonly id: Scalars['Int']['output'];
  /** The name of the course. */
  readonly name: Scalars['String']['output'];
};

/** How many cases an institution or a group has. */
export type LogbookCaseCount = {
  /** The institution. */
  readonly customer: Scalars['Customer']['output'];
  /** The number of records. */
  readonly entries: Scalars['Int']['output'];
  /** The group; null: the whole institution. */
  readonly group: Maybe<LogbookTotalsGroup>;
  /** The number of cases: records of the same day, hospital, procedure and attending are one, unless somebody said otherwise. */
  readonly procedures: Scalars['Int']['output'];
};

/** What waits for the caller: records of others as their attending, and their own that were returned or lack something. */
export type LogbookConfirmationCounts = {
  /** Of the caller: `confirmations:` and their `keycloak_id`. */
  readonly id: Scalars['ID']['output'];
  /** Whether an entry of a list of attendings has the caller's verified address. */
  readonly isAttending: Scalars['Boolean']['output'];
  /** Whether mails about waiting records come. */
  readonly isByMail: Scalars['Boolean']['output'];
  /** How many records are open; at most 1000 are counted. */
  readonly open: Scalars['Int']['output'];
  /** How many writers ask to have a record opened again; at most 1000 are counted. */
  readonly reopening: Scalars['Int']['output'];
  /** The three of them that were returned last, the latest first. */
  readonly returned: ReadonlyArray<ReturnedRecord>;
  /** How many of the caller's own records were returned for correction; at most 1000 are counted, and none without a logbook. */
  readonly returnedCount: Scalars['Int']['output'];
  /**
   * How many of the caller's own records lack what a full record has, from `toCompleteSince` on; at most 1000 are counted, and none
   * without a logbook.
   */
  readonly toCompleteCount: Scalars['Int']['output'];
  /** The first day of procedure whose records are still asked to be completed: a year ago. */
  readonly toCompleteSince: Scalars['Date']['output'];
};

/** The lists of an attending. */
export type LogbookConfirmationList =
  /** What is confirmed. */
  | 'confirmed'
  /** What waits for an answer. */
  | 'open'
  /** What is confirmed, and its writer asks to have opened again. */
  | 'reopening'
  /** What waits for its writer. */
  | 'returned';

/** A trainee whose records wait. */
export type LogbookConfirmationTrainee = {
  /** How many of their records are in the list; at most 1000 are counted. */
  readonly count: Scalars['Int']['output'];
  /** The trainee. */
  readonly person: Person;
};

/** A page of the records of an attending. */
export type LogbookConfirmationsPage = {
  /** How many wait in all. */
  readonly counts: LogbookConfirmationCounts;
  /** For the page after; null: there is none. */
  readonly next: Maybe<Scalars['String']['output']>;
  /** The records. */
  readonly records: ReadonlyArray<Activity>;
  /** The trainees who have records in this list, by name; at most 100. */
  readonly trainees: ReadonlyArray<LogbookConfirmationTrainee>;
};

/** The median of a dose. */
export type LogbookDoseMedian = {
  /** How many cases state the dose. */
  readonly cases: Scalars['Int']['output'];
  /** The median of the cases that state the dose; null where they are fewer than three. */
  readonly median: Maybe<Scalars['Float']['output']>;
};

/** Two records that are probably of one case. */
export type LogbookDouble = {
  /** When that was. */
  readonly decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Who decided last; null: nobody has yet. */
  readonly decidedBy: Maybe<Person>;
  /** The record with the first id. */
  readonly first: Activity;
  /** Both ids, in their order. */
  readonly id: Scalars['ID']['output'];
  /** Whether somebody said that these are two cases. */
  readonly isDismissed: Scalars['Boolean']['output'];
  /** The other one. */
  readonly second: Activity;
};

/** A page of suspected doubles. */
export type LogbookDoublesPage = {
  /** The pairs of this page. */
  readonly pairs: ReadonlyArray<LogbookDouble>;
  /** How many pairs there are in all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** What a person typed of a logbook record and has not saved yet. It is gone 30 days after its last change. */
export type LogbookDraft = {
  /** The day of the procedure, where it was filled in. */
  readonly dateOfProcedure: Maybe<Scalars['Date']['output']>;
  /** When it goes unless it is changed again. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** The draft's id, a UUID: that of the record which it changes, or one that the client chose for a new record. */
  readonly id: Scalars['ID']['output'];
  /** The name of the procedure, where it was chosen. */
  readonly procedureName: Maybe<Scalars['String']['output']>;
  /** The record that it changes; null for a new one. */
  readonly recordId: Maybe<Scalars['ID']['output']>;
  /** Counts the changes; named by the next change. */
  readonly revision: Scalars['Int']['output'];
  /** When it was last changed. */
  readonly savedAt: Scalars['DateTime']['output'];
};

/** A draft with what was typed. */
export type LogbookDraftContent = {
  /** The JSON text of an object whose `form` is an object. */
  readonly content: Scalars['String']['output'];
  /** The draft. */
  readonly draft: LogbookDraft;
};

/** A draft as it is sent. */
export type LogbookDraftInput = {
  /** The JSON text of an object whose `form` is an object; at most 300 000 characters. */
  readonly content: Scalars['String']['input'];
  /** The id of the record that it changes; a UUID that the client makes for a new record. */
  readonly id: Scalars['ID']['input'];
  /** Whether it changes the record of that id. */
  readonly isChange: Scalars['Boolean']['input'];
  /** The revision that the content was made of; null for a draft that was not sent yet. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
};

/** What becomes of a draft that is sent. */
export type LogbookDraftOutcome =
  /** Another device has changed the draft since that revision: nothing was replaced. */
  | 'changedMeanwhile'
  /** A record was made of this draft: nothing was stored. */
  | 'recordSaved'
  /** It is stored. */
  | 'saved';

/** Names a draft as the caller has read or sent it last. */
export type LogbookDraftRevision = {
  /** The draft's id. */
  readonly id: Scalars['ID']['input'];
  /** Its revision. */
  readonly revision: Scalars['Int']['input'];
};

/** The trainees of a group against the targets of its institution. */
export type LogbookGroupTotals = {
  /** The day as of which targets are measured. */
  readonly asOf: Scalars['Date']['output'];
  /** The group. */
  readonly group: LogbookTotalsGroup;
  /** The targets that hold for the group, in the order of their names. */
  readonly targets: ReadonlyArray<LogbookTarget>;
  /** How many trainees there are in all. */
  readonly totalCount: Scalars['Int']['output'];
  /** The trainees of this part, by last name. */
  readonly trainees: ReadonlyArray<LogbookTraineeTotals>;
};

/** An import of an earlier logbook. */
export type LogbookImport = {
  /** Of those, the ones that were changed since: undoing the import leaves them. At most 20, the latest first. */
  readonly changedRecords: ReadonlyArray<LogbookImportRecord>;
  /** The name of the imported file. */
  readonly fileName: Scalars['String']['output'];
  /** The name of the group whose records these are. */
  readonly groupName: Scalars['String']['output'];
  /** The id of the import. */
  readonly id: Scalars['ID']['output'];
  /** How many records it made. */
  readonly importedCount: Scalars['Int']['output'];
  /** How columns and values were mapped, as JSON. */
  readonly mapping: Scalars['String']['output'];
  /** The work that imports, or undoes the import; null: it is no longer known. */
  readonly operation: Maybe<Operation>;
  /** How many of its records are in the logbook now. */
  readonly recordCount: Scalars['Int']['output'];
  /** The rows that could not be imported any more, at most 20. */
  readonly refusals: ReadonlyArray<LogbookImportRefusal>;
  /** When the import was requested. */
  readonly requestedAt: Scalars['DateTime']['output'];
  /** How many rows were to be imported. */
  readonly rowCount: Scalars['Int']['output'];
  /** Until when it can be undone. */
  readonly undoableUntil: Scalars['DateTime']['output'];
  /** When it was undone; null: it was not. */
  readonly undoneAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether the caller can undo it now. */
  readonly viewerCanUndo: Scalars['Boolean']['output'];
};

/** A record of an import. */
export type LogbookImportRecord = {
  /** The day of the procedure. */
  readonly dateOfProcedure: Scalars['Date']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** The name of the procedure. */
  readonly procedureName: Scalars['String']['output'];
};

/** A row that could not be imported. */
export type LogbookImportRefusal = {
  /** Why. */
  readonly message: Scalars['String']['output'];
  /** The number of the row in the file. */
  readonly row: Scalars['Int']['output'];
};

/** How long the lists of a customer are that its logbook offers. */
export type LogbookLists = {
  /** The number of attendings. */
  readonly attendings: Scalars['Int']['output'];
  /** The number of hospitals. */
  readonly hospitals: Scalars['Int']['output'];
  /** The number of attendings without an e-mail address. */
  readonly unverifiedAttendings: Scalars['Int']['output'];
};

/** A saved mapping of imports. */
export type LogbookMapping = {
  /** The institution for which it is saved. */
  readonly customer: LogbookMappingCustomer;
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** Whether all people of the institution can use it. */
  readonly isShared: Scalars['Boolean']['output'];
  /** What columns become and texts mean, as JSON. */
  readonly mapping: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** When it was saved last. */
  readonly savedAt: Scalars['DateTime']['output'];
  /** The full name of the person who saved it; null: the caller's own. */
  readonly savedBy: Maybe<Scalars['String']['output']>;
  /** Whether the caller may delete it. */
  readonly viewerCanDelete: Scalars['Boolean']['output'];
};

/** The institution of a saved mapping. */
export type LogbookMappingCustomer = {
  /** Its id. */
  readonly id: Scalars['Int']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
};

/** A mapping to be saved. */
export type LogbookMappingInput = {
  /** A group of the institution for which it is saved. */
  readonly groupId: Scalars['GroupId']['input'];
  /** Whether all people of the institution can use it. */
  readonly isShared: Scalars['Boolean']['input'];
  /** What columns become and texts mean, as JSON. */
  readonly mapping: Scalars['String']['input'];
  /** Its name, at most 80 characters. */
  readonly name: Scalars['String']['input'];
};

/** How many cases a person had in a month in one role. */
export type LogbookMonthTotal = {
  /** The number of cases. */
  readonly cases: Scalars['Int']['output'];
  /** The first day of the month. */
  readonly month: Scalars['Date']['output'];
  /** The role; null where none is stated. */
  readonly role: Maybe<Scalars['String']['output']>;
};

/** A group whose trainees the caller may look at. */
export type LogbookOverseenGroup = {
  /** The customer to which the group belongs. */
  readonly customer: Scalars['Customer']['output'];
  /** The number of the group. */
  readonly id: Scalars['Int']['output'];
  /** The name of the group. */
  readonly name: Scalars['String']['output'];
  /** How many trainees it has. */
  readonly trainees: Scalars['Int']['output'];
};

/** What a person's cases of one procedure add up to. */
export type LogbookProcedureTotal = {
  /** The number of cases. */
  readonly cases: Scalars['Int']['output'];
  /** CT dose index, mGy. */
  readonly doseCtdi: LogbookDoseMedian;
  /** Dose area product, Gy·cm². */
  readonly doseDap: LogbookDoseMedian;
  /** Dose length product, mGy·cm. */
  readonly doseDlp: LogbookDoseMedian;
  /** Skin dose, mGy. */
  readonly doseSkin: LogbookDoseMedian;
  /** Fluoroscopy time, minutes. */
  readonly doseTime: LogbookDoseMedian;
  /** The procedure. */
  readonly procedure: ActivityProcedure;
  /** The cases by role. */
  readonly roles: ReadonlyArray<LogbookRoleTotal>;
};

/** A report of a logbook for an examiner. */
export type LogbookReport = {
  /** The code by which it is verified, as it is printed. */
  readonly code: Scalars['String']['output'];
  /** The first day of its period; null: from the first case. */
  readonly from: Maybe<Scalars['Date']['output']>;
  /** The report's id. */
  readonly id: Scalars['ID']['output'];
  /** The time that it states. */
  readonly madeAt: Scalars['DateTime']['output'];
  /** The requirements. */
  readonly requirementSet: LogbookRequirementSet;
  /** The size of the file in bytes; null: it is not made yet. */
  readonly size: Maybe<Scalars['Int']['output']>;
  /** The last day of its period. */
  readonly to: Scalars['Date']['output'];
  /** A link to the file for a quarter of an hour; null: it is not made yet. */
  readonly url: Maybe<Scalars['String']['output']>;
};

/** The cases whose confirmation has one state. */
export type LogbookReportConfirmationCount = {
  /** The number of cases. */
  readonly cases: Scalars['Int']['output'];
  /** The state. */
  readonly state: ActivityConfirmationState;
};

/** What the cases of a period count towards. */
export type LogbookReportPreview = {
  /** How the requirements are read, where they leave room. */
  readonly assumptions: ReadonlyArray<Scalars['String']['output']>;
  /** The number of cases. */
  readonly cases: Scalars['Int']['output'];
  /** The cases by the state of their confirmation; states without cases are left out. */
  readonly confirmations: ReadonlyArray<LogbookReportConfirmationCount>;
  /** How many of them are confirmed. */
  readonly confirmed: Scalars['Int']['output'];
  /** In how many of them the attending states another role for the caller; the recorded one counts until both agree. */
  readonly disputed: Scalars['Int']['output'];
  /** The day of the first case. */
  readonly firstDay: Maybe<Scalars['Date']['output']>;
  /** Whether the period has more cases than a report lists; none are counted then. */
  readonly isTooLong: Scalars['Boolean']['output'];
  /** The day of the last case. */
  readonly lastDay: Maybe<Scalars['Date']['output']>;
  /** The requirements. */
  readonly requirements: ReadonlyArray<LogbookRequirementCount>;
  /** The cases by the caller's role. */
  readonly roles: ReadonlyArray<LogbookReportRoleCount>;
  /** The name of the requirements. */
  readonly setName: Scalars['String']['output'];
  /** Names of people, hospitals and the like with letters that the PDF cannot print; at most 20. */
  readonly unprintable: ReadonlyArray<Scalars['String']['output']>;
};

/** The cases in one role. */
export type LogbookReportRoleCount = {
  /** The number of cases. */
  readonly cases: Scalars['Int']['output'];
  /** How many of them are confirmed. */
  readonly confirmed: Scalars['Int']['output'];
  /** The role; null: without one. */
  readonly role: Maybe<Scalars['String']['output']>;
};

/** The caller's reports for examiners. */
export type LogbookReports = {
  /** The latest work on a report, while one of them is not made. */
  readonly latest: Maybe<Operation>;
  /** The reports, those that are being made included, the latest first; at most 20. */
  readonly reports: ReadonlyArray<LogbookReport>;
};

/** How many cases count towards a requirement. */
export type LogbookRequirementCount = {
  /** How many of the cases that count are confirmed. */
  readonly confirmed: Scalars['Int']['output'];
  /** How many cases count. */
  readonly counted: Scalars['Int']['output'];
  /** In how many of the cases that count the attending states another role for the caller. */
  readonly disputed: Scalars['Int']['output'];
  /** How many cases it asks for. */
  readonly minimum: Scalars['Int']['output'];
  /** How many cases are missing. */
  readonly missing: Scalars['Int']['output'];
  /** The name of the requirement. */
  readonly name: Scalars['String']['output'];
  /** Whether a case counts only once it is confirmed. */
  readonly needsConfirmation: Scalars['Boolean']['output'];
  /** The cases that do not count, each for one reason. */
  readonly uncounted: ReadonlyArray<LogbookUncountedCases>;
};

/** A set of requirements to a logbook. */
export type LogbookRequirementSet =
  /** The entry of the European Board of Interventional Radiology. */
  | 'european_board'
  /** The targets that the caller's institutions set for them. */
  | 'institution';

/** How many cases a person had in one role. */
export type LogbookRoleTotal = {
  /** The number of cases. */
  readonly cases: Scalars['Int']['output'];
  /** The role; null where none is stated. */
  readonly role: Maybe<Scalars['String']['output']>;
};

/** What a customer chose for the logbooks of its trainees. */
export type LogbookSettings = {
  /** Whether imported records count in totals and towards targets. */
  readonly countImported: Scalars['Boolean']['output'];
  /** The customer. */
  readonly customer: Scalars['Customer']['output'];
  /** The scale on which attendings may say how independent a trainee was; null: they are not asked. */
  readonly entrustmentScale: Maybe<EntrustmentScale>;
  /** `logbook-settings:` and the number of the customer. */
  readonly id: Scalars['ID']['output'];
  /** When the settings were chosen; null: they are the portal's own. */
  readonly modifiedAt: Maybe<Scalars['DateTime']['output']>;
};

/** The settings of a customer's logbook, as they are sent. */
export type LogbookSettingsInput = {
  /** Whether imported records count in totals and towards targets. */
  readonly countImported: Scalars['Boolean']['input'];
  /** Null: attendings are not asked how independent a trainee was. */
  readonly entrustmentScale?: InputMaybe<EntrustmentScale>;
};

/** The least number of cases that an institution asks of its trainees. Null or empty lists narrow nothing. */
export type LogbookTarget = {
  /** The category that counts. */
  readonly category: Maybe<Scalars['String']['output']>;
  /** The institution that set it. */
  readonly customerId: Scalars['Int']['output'];
  /** The group whose trainees it is for; all of the institution when null. */
  readonly groupId: Maybe<Scalars['Int']['output']>;
  /** The target's id, a UUID. */
  readonly id: Scalars['ID']['output'];
  /** The intervention type that counts. */
  readonly interventionType: Maybe<Scalars['String']['output']>;
  /** The levels of training at which cases count. */
  readonly levels: ReadonlyArray<Scalars['String']['output']>;
  /** The least number of cases. */
  readonly minimum: Scalars['Int']['output'];
  /** How long the training takes, in months, where that is the span. */
  readonly months: Maybe<Scalars['Int']['output']>;
  /** What it is called. */
  readonly name: Scalars['String']['output'];
  /** The organ system that counts. */
  readonly organSystem: Maybe<Scalars['String']['output']>;
  /** The code of the procedure that counts. */
  readonly procedureCode: Maybe<Scalars['String']['output']>;
  /** The roles that count. */
  readonly roles: ReadonlyArray<Scalars['String']['output']>;
  /** The time in which they count. */
  readonly span: LogbookTargetSpan;
  /** The subcategory that counts. */
  readonly subCategory: Maybe<Scalars['String']['output']>;
};

/** A target as it is sent. What is absent, null or empty narrows nothing. */
export type LogbookTargetInput = {
  /** The category that counts. */
  readonly category?: InputMaybe<Scalars['String']['input']>;
  /** The group whose trainees it is for; all of the institution when absent. */
  readonly groupId?: InputMaybe<Scalars['GroupId']['input']>;
  /** Absent or null for a new target. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** The intervention type that counts. */
  readonly interventionType?: InputMaybe<Scalars['String']['input']>;
  /** The levels of training at which cases count. */
  readonly levels?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The least number of cases, 1 to 9999. Required. */
  readonly minimum?: InputMaybe<Scalars['Int']['input']>;
  /** How long the training takes, 1 to 120 months; required where that is the span. */
  readonly months?: InputMaybe<Scalars['Int']['input']>;
  /** What it is called. Required, at most 100 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The organ system that counts. */
  readonly organSystem?: InputMaybe<Scalars['String']['input']>;
  /** The code of the procedure that counts; it brings its path. */
  readonly procedureCode?: InputMaybe<Scalars['String']['input']>;
  /** The roles that count. */
  readonly roles?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The time in which they count. Required. */
  readonly span?: InputMaybe<LogbookTargetSpan>;
  /** The subcategory that counts. */
  readonly subCategory?: InputMaybe<Scalars['String']['input']>;
};

/** How far a person is towards a target. */
export type LogbookTargetProgress = {
  /** How many cases count. */
  readonly done: Scalars['Int']['output'];
  /** How many there would be at an even pace. */
  readonly expected: Scalars['Int']['output'];
  /** How many are missing to the minimum. */
  readonly remaining: Scalars['Int']['output'];
  /** The first day of the time in which the minimum should be reached; null where it has not begun. */
  readonly since: Maybe<Scalars['Date']['output']>;
  /** How that is to be judged. */
  readonly state: LogbookTargetState;
  /** The target. */
  readonly target: LogbookTarget;
  /** The last day of that time. */
  readonly until: Maybe<Scalars['Date']['output']>;
};

/** The time in which cases count towards a target. */
export type LogbookTargetSpan =
  /** A year that begins on 1 July. */
  | 'academicYear'
  /** A year that begins on 1 January. */
  | 'calendarYear'
  /** Since the person's first record at the institution. */
  | 'training';

/** How somebody stands towards a target. */
export type LogbookTargetState =
  /** Fewer cases than an even pace asks for. */
  | 'behind'
  /** The person has no record at the institution yet. */
  | 'notStarted'
  /** At least as many cases as an even pace asks for. */
  | 'onTrack'
  /** The minimum is reached. */
  | 'reached';

/** What an institution asks of its trainees, and what a target may name. */
export type LogbookTargets = {
  /** The institution. */
  readonly customer: Scalars['Customer']['output'];
  /** Its groups, by name. */
  readonly groups: ReadonlyArray<LogbookTotalsGroup>;
  /** Its targets, in the order of their names. */
  readonly targets: ReadonlyArray<LogbookTarget>;
};

/** Targets that somebody is behind in. */
export type LogbookTargetsBehind = {
  /** The day as of which targets are measured. */
  readonly asOf: Scalars['Date']['output'];
  /** How many there are. */
  readonly count: Scalars['Int']['output'];
  /** The furthest behind, at most 3. */
  readonly targets: ReadonlyArray<LogbookTargetProgress>;
};

/** What a person's records add up to. */
export type LogbookTotals = {
  /** The day as of which targets are measured. */
  readonly asOf: Scalars['Date']['output'];
  /** How many records the person takes part in, in the period. */
  readonly cases: Scalars['Int']['output'];
  /** The day of the first of them. */
  readonly firstDay: Maybe<Scalars['Date']['output']>;
  /** The groups of the person whose records count here. */
  readonly groups: ReadonlyArray<LogbookTotalsGroup>;
  /** How many of them are of an imported logbook; none where the institution does not count such records. */
  readonly importedCases: Scalars['Int']['output'];
  /** The day of the last of them. */
  readonly lastDay: Maybe<Scalars['Date']['output']>;
  /** The cases by month and role. */
  readonly months: ReadonlyArray<LogbookMonthTotal>;
  /** Whose totals these are. */
  readonly person: Person;
  /** The cases by procedure, most frequent first. */
  readonly procedures: ReadonlyArray<LogbookProcedureTotal>;
  /** The targets that the person's institutions set, in the order of their names. */
  readonly targets: ReadonlyArray<LogbookTargetProgress>;
};

/** A group in the totals. */
export type LogbookTotalsGroup = {
  /** The customer to which the group belongs. */
  readonly customer: Scalars['Customer']['output'];
  /** The number of the group. */
  readonly id: Scalars['Int']['output'];
  /** The name of the group. */
  readonly name: Scalars['String']['output'];
};

/** Groups whose trainees the caller may look at. */
export type LogbookTotalsGroups = {
  /** The groups of this part. */
  readonly groups: ReadonlyArray<LogbookOverseenGroup>;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A trainee against the targets. */
export type LogbookTraineeTotals = {
  /** How many records of the institution the person takes part in. */
  readonly cases: Scalars['Int']['output'];
  /** The day of the last of them. */
  readonly lastDay: Maybe<Scalars['Date']['output']>;
  /** The trainee. */
  readonly person: Person;
  /** One for each target of the group, in their order. */
  readonly progress: ReadonlyArray<LogbookTargetProgress>;
};

/** Cases that do not count for one reason. */
export type LogbookUncountedCases = {
  /** The number of cases. */
  readonly cases: Scalars['Int']['output'];
  /** The reason. */
  readonly reason: LogbookUncountedReason;
};

/** Why a case does not count towards a requirement. */
export type LogbookUncountedReason =
  /** It is not confirmed. */
  | 'confirmation'
  /** It is outside of the year that is counted. */
  | 'day'
  /** It is imported, and its institution does not count imported cases. */
  | 'imported'
  /** It is of another institution. */
  | 'institution'
  /** The caller had another level. */
  | 'level'
  /** Its procedure is not asked for. */
  | 'procedure'
  /** The caller had another role, or none. */
  | 'role';

/** A session that ended though neither its people nor its time ended it. */
export type LostCloudSession = {
  /** The case that was run. */
  readonly case_id: Scalars['String']['output'];
  /** Its name. */
  readonly case_name: Scalars['String']['output'];
  /** What of the caller's own time went back, in seconds; null: nothing did. */
  readonly given_back_in_seconds: Maybe<Scalars['Int']['output']>;
  /** Since when there is no simulator: until then it was seen running. */
  readonly lost_at: Scalars['DateTime']['output'];
  /** The module that was run. */
  readonly module_name: Scalars['String']['output'];
  /** Why, in one sentence. */
  readonly reason: Scalars['String']['output'];
  /** The session. */
  readonly session_id: Scalars['ID']['output'];
  /** The voucher or event. */
  readonly voucher_id: Scalars['Int']['output'];
};

/** What `makeCourseAvailable` answers. */
export type MakeCourseAvailablePayload = {
  /** The course, with the member enrolled. */
  readonly course: Course;
};

/** The newest desktop client. */
export type MaxClientVersion = {
  /** Its installers, at most one for each platform. */
  readonly links: ReadonlyArray<ClientInstaller>;
  /** As `major.minor.patch`. */
  readonly version: Scalars['String']['output'];
};

/** What a run measured of one metric. */
export type MeasuredMetric = {
  /** The metric, within the exercise. */
  readonly internal_id: Scalars['String']['output'];
  /** What was measured. */
  readonly value: Scalars['MetricValue']['output'];
};

/** What kind of value a metric has. */
export type MetricDataType =
  /** Yes or no. */
  | 'bool'
  /** A number. */
  | 'float'
  /** A whole number. */
  | 'int'
  /** A text. */
  | 'string';

/** Metrics that belong together. */
export type MetricGroup = {
  /** What is in it; empty where the label says it. */
  readonly description: Scalars['String']['output'];
  /** The groups in it. */
  readonly groups: ReadonlyArray<MetricGroup>;
  /** Whether it is shown open. */
  readonly is_expanded_by_default: Scalars['Boolean']['output'];
  /** What it is called. */
  readonly label: Scalars['String']['output'];
  /** Its metrics, in their order. */
  readonly metrics: ReadonlyArray<Scalars['Metric']['output']>;
};

/** How a metric came out against what is asked of it. */
export type MetricOutcome =
  /** All that is asked was met. */
  | 'met'
  /** Nothing is asked, or there is no value. */
  | 'not_evaluated'
  /** It was not. */
  | 'not_met';

/** One metric over the attempts. */
export type MetricSeries = {
  /** What is asked of it by the version of the latest attempt. */
  readonly benchmarks: ReadonlyArray<Benchmark>;
  /** The attempt with the best value, complete and of the latest version; null where there is no better and worse. */
  readonly best: Maybe<Scalars['ID']['output']>;
  /** From the first to the last of these values; null with fewer than two numbers. */
  readonly change: Maybe<Scalars['Float']['output']>;
  /** Whether the last is better than the first; null where neither is. */
  readonly hasImproved: Maybe<Scalars['Boolean']['output']>;
  /** The latest complete attempt of the latest version that has a value. */
  readonly last: Maybe<Scalars['ID']['output']>;
  /** How often it was met in a row at most. */
  readonly longestRun: Scalars['Int']['output'];
  /** The metric. */
  readonly metric: Scalars['Metric']['output'];
  /** How each of the attempts came out, by the version that it was made with. */
  readonly outcomes: ReadonlyArray<MetricOutcome>;
  /** How often it was met in a row, up to the latest attempt. */
  readonly passesNow: Scalars['Int']['output'];
  /**
   * Where the middle half of the caller's people lies, by the latest complete attempt of each with this version at this customer; null for anyone who
   * administers none of them, and for fewer than five people.
   */
  readonly spread: Maybe<MetricSpread>;
  /** What each of the attempts measured; null where it has no value. */
  readonly values: ReadonlyArray<Maybe<Scalars['MetricValue']['output']>>;
};

/** Where the middle half of a group lies; no one is named. */
export type MetricSpread = {
  /** A quarter of them lies below. */
  readonly lowerQuartile: Scalars['Float']['output'];
  /** Half of them lie below. */
  readonly median: Scalars['Float']['output'];
  /** How many people it is of; at least five, at most 500. */
  readonly people: Scalars['Int']['output'];
  /** Three quarters of them lie below. */
  readonly upperQuartile: Scalars['Float']['output'];
};

/** How a value is written for people. */
export type MetricValueFormat =
  /** A number, with its unit. */
  | 'number'
  /** Percent, of 0-100. */
  | 'percent'
  /** As it is. */
  | 'text'
  /** Minutes and seconds, of seconds. */
  | 'time'
  /** Yes or no. */
  | 'yesno';

/** What may be changed. */
export type Mutation = {
  /**
   * Links a system to the caller, who proves with the pin that it shows that they stand before it. The same system again is one
   * link. Refused with NOT_FOUND, whatever the reason, or with PIN_LOCKED (fact `retryAfterSeconds`) after too many wrong
   * pins.
   */
  readonly AddSystem: UserSystem;
  /** Takes the link with a system away. Can be undone for a moment. */
  readonly DeleteUserSystem: DeleteUserSystemPayload;
  /**
   * Signs one in on the simulator that shows the code. The status is `ok` only when it was approved, which takes the match code;
   * without it nothing happens.
   */
  readonly QRLogin: QrLoginResult;
  /**
   * Joins the group that a link invites to, as a learner. Refused with GROUP_JOIN_ONCE, INVALID_VOUCHER, OLD_VOUCHER
   * (fact `validTo`) or VOUCHER_NO_MORE_USES; a personal link with INVITATION_FOR_ANOTHER (facts `meantFor`, the address,
   * and `isUnverified`: it is the caller's, but not confirmed); RATE_LIMITED after too many wrong codes.
   */
  readonly acceptInvite: AcceptInvitePayload;
  /**
   * Gives the caller access to the event or the cloud cases of a voucher. Refused with VOUCHER_ALREADY_USED,
   * INVALID_VOUCHER, OLD_VOUCHER (fact `validTo`), VOUCHER_EXPIRED or VOUCHER_NO_MORE_USES; RATE_LIMITED after too many
   * wrong codes.
   */
  readonly acceptResourceAccessVoucher: AcceptResourceAccessVoucherPayload;
  /** Accepts a published version of the terms of service, for the caller. Asked again it changes nothing. */
  readonly acceptTerms: AcceptTermsPayload;
  /**
   * Gives the caller the course of a link. Refused with INVALID_VOUCHER, VOUCHER_ALREADY_USED (fact `courseId`), OLD_VOUCHER (fact
   * `validTo`), VOUCHER_EXPIRED where the group gives the course no more, or VOUCHER_NO_MORE_USES; RATE_LIMITED after too many
   * wrong codes.
   */
  readonly acceptVoucher: AcceptVoucherPayload;
  /**
   * Adds time to what an account may spend on cloud cases; a negative difference takes back, at most what is spendable
   * (TOO_LITTLE_SPENDABLE_TIME). System administrators only.
   */
  readonly addCustomerCloudModuleQuotaTransaction: Scalars['Customer']['output'];
  /** Answers whether people whom the directory deactivated, and who wait for it, lose their access. */
  readonly answerHeldDeactivations: Provisioning;
  /**
   * Ends a voucher of either kind for good. The time that it still holds returns to its account. Refused with
   * VOUCHER_ARCHIVED where it is archived already.
   */
  readonly archiveResourceAccessVoucher: ResourceAccessVoucherPayload;
  /** Asks the attending to open a confirmed record again; for its writer. */
  readonly askToReopenActivity: ActivityConfirmationPayload;
  /** Chooses the group of the portal whose members a group of the directory decides. */
  readonly assignDirectoryGroup: Provisioning;
  /**
   * Ends work: what waits at once, what runs as soon as its worker hears of it. What it has done already stays. Of work that has
   * ended it changes nothing.
   */
  readonly cancelOperation: Operation;
  /**
   * Changes an assignment. People who are added, and everyone who has not done it where its day or number changes, are notified.
   * Refused with CONFLICT (facts `modifiedAt`, `modifiedBy`).
   */
  readonly changeAssignment: Assignment;
  /** Says what becomes of a report. CONFLICT where somebody changed it after `modifiedAt`. For the same people as the list. */
  readonly changeFeedback: Feedback;
  /**
   * Confirms records as their attending: each as it was seen. One that was changed in the meantime, or is not the caller's to confirm, is
   * left out and named among `left`. Asked again it changes nothing more. Can be undone for a moment.
   */
  readonly confirmActivities: ConfirmActivitiesPayload;
  /**
   * Confirms a record, as it was seen, in its attending's stead: for administrators of its institution, if the attending has left the
   * list or has no address. Repeating it changes nothing more.
   */
  readonly confirmActivityInStead: ActivityConfirmationPayload;
  /**
   * Confirms that domains of addresses are the institution's, by which its directory gets accounts. System administrators only. Accounts
   * that are linked already stay linked.
   */
  readonly confirmDomains: Provisioning;
  /**
   * Asks everyone who learns in a group, or some of them, for a course, an exercise at proficiency or a number of records, by a day.
   * For the same people as `groupAssignments`. Refused with ALREADY_ASSIGNED where everyone is asked for the same course or exercise
   * already.
   */
  readonly createAssignment: Assignment;
  /**
   * Adds an attending. A name or address that the customer has already is refused with `ATTENDING_NAME_EXISTS` or
   * `ATTENDING_EMAIL_EXISTS`, one's own address with `ATTENDING_EMAIL_OWN`; one that was removed comes back with the address that it had.
   */
  readonly createAttending: Attending;
  /**
   * Makes a voucher for cases of cloud modules, and reserves the time of all its users from the account's cloud cases time
   * quota. Refused with INVALID_INPUT or TOO_LITTLE_SPENDABLE_TIME.
   */
  readonly createCloudModulesResourceAccessVoucher: CloudModulesResourceAccessVoucher;
  /**
   * Makes a link that gives one course of a group to people who are not in it. For who manages the courses of the group; the group
   * must have the course, and its account must be allowed to use it.
   */
  readonly createCourseVoucher: CourseVoucher;
  /**
   * Makes an account. System administrators only. What is wrong is told by the message of the first of it, and by
   * `fields` for all of it: the name, each of the admins (`admins.0`) or the learning spaces.
   */
  readonly createCustomer: Scalars['Customer']['output'];
  /**
   * Makes a group with an admin and an invitation. The admins of the account only. What is wrong is told by the message of the
   * first of it, and by `fields` for all of it.
   */
  readonly createCustomerGroup: CustomerGroup;
  /**
   * Makes an event, and reserves its duration from the account's cloud cases time quota. Refused with INVALID_INPUT,
   * TOO_LITTLE_SPENDABLE_TIME or TOO_MANY_EVENTS, which carries `nextStarts`.
   */
  readonly createEventResourceAccessVoucher: EventResourceAccessVoucherAsAdmin;
  /**
   * Adds a hospital. A name that the customer has already is refused with `HOSPITAL_NAME_EXISTS`; one that was removed
   * comes back.
   */
  readonly createHospital: Hospital;
  /**
   * Keeps that the caller starts an exercise on a simulator: the right to deliver one run of it, by them and, where they are signed in at
   * a station, from there. The caller draws the id, and asks again with the same one where an answer was lost. NOT_FOUND where there is no
   * such exercise, or the id was used for something else.
   */
  readonly createSimulatorLaunch: SimulatorLaunch;
  /** Makes a release of a software, as a draft that no one gets; of a software that is not there yet, the software too. */
  readonly createSoftwareRelease: SoftwareRelease;
  /** Makes a simulator known, so that it can get a key. Asked again with the same facts it answers the one that it made. */
  readonly createVistSystem: VistSystem;
  /** A link to logs of a simulator in one zip, for sys_admin and support. NOT_FOUND where none of them is whole; it is written down. */
  readonly createVistSystemLogLink: Scalars['String']['output'];
  /** Makes a token that brings a simulator its key, once and within an hour; earlier ones that were not used end. */
  readonly createVistSystemToken: VistSystemToken;
  /**
   * Sets which courses a group has, all at once: those that are named and no others. For the admins of the group, and for system
   * administrators of any group. A course that the group did not have must be one that its account may use. Refused with CONFLICT
   * (facts `modifiedAt`, `modifiedBy`).
   */
  readonly customerGroupCourseAccess: CustomerGroup;
  /** Says no to a code: from then on no one is signed in with it. */
  readonly declineQRLogin: QrLoginResult;
  /**
   * Deletes a logbook record for good. Allowed to its creator and to the admins of its group or customer. Where the
   * code of the procedure or the group is not that of the record, the answer is that of a record that does not exist.
   */
  readonly deleteActivity: DeleteActivityPayload;
  /** Takes an attending off the lists. Records that have it keep the name. Answers with its id. */
  readonly deleteAttending: Scalars['ID']['output'];
  /** Takes a hospital off the list. Records that have it keep the name. Answers with its id. */
  readonly deleteHospital: Scalars['ID']['output'];
  /** Deletes a saved mapping: one's own, or as an admin of its institution one that is shared there. Answers its id. */
  readonly deleteLogbookMapping: Scalars['ID']['output'];
  /** Withdraws a report of the caller's: its code says so from now on, and its file is deleted. Answers with its id. */
  readonly deleteLogbookReport: Scalars['ID']['output'];
  /** Takes a target away; nothing counts towards it from then on. Answers with its id. */
  readonly deleteLogbookTarget: Scalars['ID']['output'];
  /** Removes a draft with all that was uploaded for it. What was ever published stays. */
  readonly deleteSoftwareRelease: Scalars['Boolean']['output'];
  /** Discards a draft of the caller's for good; answers with its id, also where there is none. */
  readonly discardLogbookDraft: Scalars['ID']['output'];
  /**
   * Leaves the reasons that were seen of a person out of the caller's list until a date; others of the same person still show.
   * NOT_FOUND for whom is in none of the caller's groups.
   */
  readonly dismissThisWeek: WeekDismissal;
  /**
   * Changes a voucher that is active. More or fewer users reserve more of the account's time, or return it. Refused with
   * INVALID_INPUT, TOO_LITTLE_SPENDABLE_TIME, VOUCHER_NOT_EDITABLE, VOUCHER_ARCHIVED or CONFLICT (facts `modifiedAt`,
   * `modifiedBy`).
   */
  readonly editCloudModulesResourceAccessVoucher: CloudModulesResourceAccessVoucher;
  /**
   * Changes an event that is not over. Refused with INVALID_INPUT, TOO_MANY_EVENTS, VOUCHER_NOT_EDITABLE,
   * VOUCHER_ARCHIVED or CONFLICT (facts `modifiedAt`, `modifiedBy`).
   */
  readonly editEventResourceAccessVoucher: EventResourceAccessVoucherAsAdmin;
  /** Changes what a simulator is called, where it stands and whose it is. */
  readonly editVistSystem: VistSystem;
  /** Signs one out on a simulator. Of a session that is over it changes nothing. */
  readonly endStationSession: StationSession;
  /** Signs out the person with this session on a simulator. Where it is over already nothing more happens. */
  readonly endVistSystemSession: VistSystemOverview;
  /**
   * Enrols the caller in a course that is open to them and says where it is opened, signed in. Doing it again continues: no one is
   * enrolled twice. COURSE_START_FAILED with the platform's reason, ADDRESS_NOT_CONFIRMED, ADDRESS_OF_ANOTHER.
   */
  readonly enrollUserInCourse: EnrollPayload;
  /**
   * Extends the caller's own session to an hour from now, or as far as their time, the voucher, and later reservations of
   * simulators allow; refused where that is less than 300 seconds more.
   */
  readonly extendSingleUserCloudCase: CloudCaseVm;
  /**
   * Ends work at once, no matter who holds it, as failed: what they still report of it no longer counts. Of work that has ended it changes
   * nothing.
   */
  readonly forceEndOperation: Operation;
  /** Takes people off the list of those who were invited. The personal links that were mailed to them work no longer. */
  readonly forgetInvitees: ForgetInviteesPayload;
  /**
   * Gives one person time for cases of cloud modules: makes a voucher for them alone, which is theirs at once, and consumes its
   * time from the account's quota. The person is told. `undo` takes the time back while none of it is used. NOT_FOUND where
   * `administeredPerson` is, or where the account is none of the person's (but for system administrators); refused as
   * `createCloudModulesResourceAccessVoucher` is.
   */
  readonly giveCloudModulesTime: GiveCloudModulesTimePayload;
  /**
   * Mails people who have not joined again, each with a new personal link in place of the former one. Somebody who was
   * written to lately, by any account, or wants no such mails is left as they are. Refused as `inviteClass` is.
   */
  readonly inviteAgain: InviteAgainPayload;
  /**
   * Invites a list of people into a group, at most 2000 at once, and says the outcome of each row. Anyone who was
   * invited before, or is in the group, is left as they are: the same list twice changes nothing more. Each mail has a
   * personal link, which works for 30 days and for the invited address alone. Somebody who was written to lately, by any
   * account, or wants no such mails is listed without one. Those who have an account are told at the bell too; for that the
   * group gets an invitation where it has none. Refused with TOO_MANY_INVITATIONS (facts `left` and `againFrom`) where the
   * account has not so many mails left today.
   */
  readonly inviteClass: InviteClassPayload;
  /**
   * Issues the caller's certificate of an assignment that they have done; one that was issued before keeps its code, and only what its
   * public page shows is changed. NOT_FOUND as with `myCertificate`.
   */
  readonly issueCertificate: MyCertificate;
  /** Issues a credential for the directory; it is answered once and cannot be read again. Two can be valid at once. */
  readonly issueProvisioningCredential: IssuedProvisioningCredential;
  /**
   * Trusts a simulator again with whose key two computers spoke, for sys_admin: the computer that is named is the simulator, and any
   * other that speaks with its key is refused at its first word. Where staff has decided already nothing more happens.
   */
  readonly keepVistSystemComputer: VistSystemOverview;
  /**
   * Takes the caller out of a group. Records of the logbook stay where they are, with their creator and the group. The
   * only admin of a group with other people in it is refused with LAST_ADMIN.
   */
  readonly leaveGroup: LeaveGroupPayload;
  /**
   * Enrols a member of a group in one of the group's courses. For the group's admins. COURSE_NOT_MADE_AVAILABLE with the platform's
   * reason, ADDRESS_NOT_CONFIRMED, ADDRESS_OF_ANOTHER.
   */
  readonly makeCourseAvailable: MakeCourseAvailablePayload;
  /**
   * Asks for a report of the caller's cases as a PDF, which a worker makes. While one is being made, no other one begins. Refused with
   * INVALID_INPUT where the caller has 20 reports, or where it would list more than 5000 cases.
   */
  readonly makeLogbookReport: LogbookReports;
  /**
   * Turns on as many of the machines that are off as it takes for so many to be ready and no one's. Those that are coming up
   * count, so that asking again turns on no more. At most 100 at once. Answers with the machines that were turned on.
   */
  readonly makeVMsReady: ReadonlyArray<CloudCaseVm>;
  /**
   * Gives the records of one attending to another one of the same customer, and takes it off the lists. Answers with
   * the one that stays. Who may confirm the records of before stays who was asked. Of two addresses one stays, and the other is told.
   */
  readonly mergeAttendings: Attending;
  /** Says that what a filter shows is saved as a file, which is an act of the log itself; to be called before its rows are read. */
  readonly noteAuditExport: Scalars['Boolean']['output'];
  /**
   * A link to an archive of the caller's, which can be opened for ten minutes while the session lasts. Refused with NOT_FOUND where it is
   * another person's, or no longer there. Giving it is written into the audit log.
   */
  readonly openPersonalDataExport: Scalars['String']['output'];
  /** Publishes a release: its stations get it at once, and those who serve them are told. It needs a package. */
  readonly publishSoftwareRelease: SoftwareRelease;
  /**
   * Says how independent the trainee was, on the scale of the record's institution: as its writer of oneself, as the attending who
   * confirmed it of the writer. A further call corrects it. Refused with `RATING_CLOSED` where the institution does not ask, for the
   * attending 7 days after the confirmation, and for the writer once the attending's rating is shown to them.
   */
  readonly rateEntrustment: ActivityEntrustment;
  /**
   * Asks the learning platform how far the people of a group are, one after the other at its pace: for the admins of the group and
   * system administrators. Answers the reading that is running where there is one. Refused with TALENT_NOT_CONFIGURED where the portal
   * has no platform.
   */
  readonly readClassNow: Operation;
  /**
   * Reads the caller's progress from the learning platform, at most once in 30 s what is asked for (all courses, or one with its
   * units), at once after a start or a reset, and waits for it 1 s at the most: what takes longer continues behind the answer.
   */
  readonly refreshCourseProgress: RefreshCourseProgressPayload;
  /** Gives a course voucher a new code; the former one gives nothing from now on. VOUCHER_NOT_EDITABLE where it is over. */
  readonly regenerateCourseVoucherCode: CourseVoucher;
  /**
   * Gives a group a new invitation; the former one is no longer accepted from now on. Who may see a group's invitation
   * may replace it.
   */
  readonly regenerateGroupInvitation: GroupInvitationPayload;
  /**
   * Gives an active voucher of either kind a new code; the former one is no longer accepted from now on. Refused with
   * VOUCHER_NOT_EDITABLE or VOUCHER_ARCHIVED.
   */
  readonly regenerateResourceAccessVoucherCode: ResourceAccessVoucherPayload;
  /**
   * Releases an account from the directory: it becomes an ordinary account, which the directory links only if the person joins a group of the
   * institution again. A person without access can sign in again, but leaves the institution's groups and its admins.
   */
  readonly releaseDirectoryAccount: Provisioning;
  /**
   * Mails people of the caller's groups, each once, as `remindThisWeek` does. Who cannot be reminded now does not hold up the others; the
   * whole is refused with REMINDER_REFUSED where no mail is sent at all or too many would be, and with NOT_FOUND where no one is in the
   * caller's groups.
   */
  readonly remindPeople: RemindedPeople;
  /**
   * Mails a person of the caller's groups from the portal, in the caller's name and words. Refused with REMINDER_REFUSED (facts
   * `reason` and `againFrom`), and with NOT_FOUND for whom is in none of them.
   */
  readonly remindThisWeek: WeekReminder;
  /**
   * Takes all learners out of a group; its admins stay. The group's own admins and system administrators. Can be taken back for
   * a moment.
   */
  readonly removeAllUsers: RemovedUsersPayload;
  /**
   * Deletes a group: for those on the list of admins of its account. Records of the logbook stay where they are. Can be taken
   * back for a moment.
   */
  readonly removeCustomerGroup: RemoveCustomerGroupPayload;
  /** Takes one learner out of a group. Can be undone for a moment. */
  readonly removeGroupMember: RemovedUsersPayload;
  /** Removes a document of a release. */
  readonly removeSoftwareDocument: SoftwareRelease;
  /** Turns a machine off and takes it out of the fleet. Answers its id. */
  readonly removeVM: Scalars['ID']['output'];
  /** Ends what a simulator does, and shows it no more; its runs stay. Its service tag can be used again. */
  readonly removeVistSystem: Scalars['ID']['output'];
  /**
   * Takes a confirmation back, so that the record can be changed again. For its attending and the admins of its group or customer,
   * never of their own record.
   */
  readonly reopenActivity: ActivityConfirmationPayload;
  /**
   * Asks for an archive with everything about the caller, which a worker makes. Refused with EXPORT_IN_PROGRESS while one is being made,
   * and with RATE_LIMITED until 24 hours after the latest one that was made, or where three were asked for in that time.
   */
  readonly requestPersonalDataExport: PersonalDataExport;
  /**
   * Sets the course progress of the signed-in demo account back to nothing, in all courses. Demo role only. PROGRESS_RESET_FAILED says
   * in how many it could not be done; the others are set back, and doing it again continues.
   */
  readonly resetAccountProgress: ResetAccountProgressPayload;
  /**
   * Sets the caller's progress in a course that they have begun back to its beginning; one that is not begun stays as it is.
   * COURSE_RESET_FAILED with the platform's reason; COURSE_RESET_UNCONFIRMED where the platform may have done it and did not say so.
   */
  readonly resetMyCourseProgress: ResetMyCourseProgressPayload;
  /** Takes a claimed machine away from who claimed it, and makes it idle. */
  readonly resetVMToIdle: CloudCaseVm;
  /** Takes a machine for off without telling it anything. */
  readonly resetVMToOff: CloudCaseVm;
  /** Returns a record to its writer, with a word; asked again with the same word it changes nothing more. */
  readonly returnActivity: ReturnActivityPayload;
  /** Withdraws the code of a course voucher. People who have used it keep the course. VOUCHER_NOT_EDITABLE where it is over. */
  readonly revokeCourseVoucherCode: CourseVoucher;
  /** Withdraws a group's invitation: no one joins the group until it gets a new one. */
  readonly revokeGroupInvitation: GroupInvitationPayload;
  /** Revokes a credential: the next request with it is refused. */
  readonly revokeProvisioningCredential: Provisioning;
  /**
   * Withdraws the code of an active voucher of either kind: no one accepts it until it gets a new one. Refused with
   * VOUCHER_NOT_EDITABLE or VOUCHER_ARCHIVED.
   */
  readonly revokeResourceAccessVoucherCode: ResourceAccessVoucherPayload;
  /** Ends the key of a simulator: from now on nothing that it says counts, and no one is signed in on it. */
  readonly revokeVistSystemKey: VistSystem;
  /**
   * Saves at most 25 records, one after the other in their order. Each is saved or refused as `saveActivity` does it, whatever
   * becomes of the others; the results have the order of `saves`.
   */
  readonly saveActivities: ReadonlyArray<SaveActivityResult>;
  /**
   * Creates a logbook record (no `activity.id`) or changes one. The attending is `activity.attending.id`, or
   * `attendingName` as "Last, First", which is matched without case within the customer and added as an
   * unverified attending where no one matches. `customerId` must be the customer of the record's group.
   */
  readonly saveActivity: SaveActivityPayload;
  /** Keeps what the caller's browser measured, in the place of their last check. The verdict is the portal's own. */
  readonly saveConnectionCheck: ConnectionCheck;
  /**
   * Changes an account: its admins, and as a system administrator its name and learning spaces. Refused as
   * `createCustomer` is, or with CONFLICT (facts `modifiedAt`, `modifiedBy`).
   */
  readonly saveCustomer: Scalars['Customer']['output'];
  /**
   * Changes a group: for those on the list of admins of its account. Another admin takes the place of the first one, who stays
   * in the group as a learner. Refused as `createCustomerGroup` is, or with CONFLICT (facts `modifiedAt`, `modifiedBy`).
   */
  readonly saveCustomerGroup: CustomerGroup;
  /**
   * Sets the name that people see of a learning space, and its logo. System administrators only. Refused with CONFLICT (facts
   * `modifiedAt`, `modifiedBy`).
   */
  readonly saveLearningSpace: LearningSpace;
  /**
   * Sets what an account may use of one of its learning spaces. System administrators only. Refused with CONFLICT (facts
   * `modifiedAt`, `modifiedBy`).
   */
  readonly saveLearningSpaceAccess: CustomerLearningSpaceAccess;
  /**
   * Keeps what was typed of a logbook record. The first call of an id makes the draft; whatever the content does not name
   * stays as it is stored. Where another device has written in the meantime nothing is replaced, and the answer says what is stored.
   */
  readonly saveLogbookDraft: SaveLogbookDraftPayload;
  /**
   * Saves a mapping under a name, replacing the caller's own of that name in the institution. Only what cannot be about a person is
   * saved: columns, and texts of lists such as procedures and hospitals.
   */
  readonly saveLogbookMapping: LogbookMapping;
  /** Adds a target to an institution (no `id`), or replaces one. */
  readonly saveLogbookTarget: LogbookTarget;
  /**
   * Chooses the rule by which an institution calls somebody proficient, for its admins and system administrators. All runs for the
   * institution are judged by it from now on, those of the past too. Refused with `fields` where a value is out of its range, or with
   * CONFLICT (facts `modifiedAt`, `modifiedBy`).
   */
  readonly saveProficiencyRule: Scalars['Customer']['output'];
  /**
   * Keeps a report of the person who is signed in. Sent again with the same key it is the one that is there. RATE_LIMITED after
   * ten within an hour.
   */
  readonly sendFeedback: SentFeedback;
  /** Says that the caller has read all that there was, on all pages. What came after the `mark` stays unread. */
  readonly setAllNotificationsRead: Inbox;
  /** Whether the caller gets mails about records that have waited for long, or are many. */
  readonly setLogbookConfirmationMail: LogbookConfirmationCounts;
  /**
   * Says that two records are not of one case, or takes that back. For admins of the group or customer of both; records that are not
   * a suspected double answer like records that do not exist.
   */
  readonly setLogbookDoubleDismissed: LogbookDouble;
  /**
   * Takes one out of the inbox, or puts it back (`isDismissed: false`) as long as it is kept. Refused with NOT_FOUND where it is not the
   * caller's.
   */
  readonly setNotificationDismissed: InboxChange;
  /** Says what the caller gets by mail from now on, and how often at the most. */
  readonly setNotificationMail: NotificationMail;
  /** Says whether the caller has read one. Refused with NOT_FOUND where it is not theirs. */
  readonly setNotificationRead: InboxChange;
  /**
   * Says that the caller was shown what there was: the number on the bell goes. What came after the `mark` stays new. Asked again it
   * changes nothing.
   */
  readonly setNotificationsSeen: Inbox;
  /** Turns provisioning of an institution off, has it only count, or on; on applies what the directory has said so far. */
  readonly setProvisioningMode: Provisioning;
  /**
   * Says who gets a release, once it is published: all stations, those of customers, or stations. Stations that have it keep it. Of a
   * published release the number of stations that it is offered to in addition is confirmed, or the change is refused with that number
   * (`ROLLOUT_UNCONFIRMED`).
   */
  readonly setSoftwareRollout: SoftwareRelease;
  /**
   * The time zone of the caller's clock, by which days of theirs begin and end. Answers with it.
   * @deprecated Requests say it in the header `x-time-zone`.
   */
  readonly setTimeZone: Scalars['String']['output'];
  /** Says whether the caller gets a mail each Monday with the figures of the week. Links of former mails end those too. */
  readonly setWeekMail: WeekMail;
  /**
   * Starts an event on a simulator, for its organizers, from 10 minutes before it begins until it ends. One that is on its way,
   * or is running, stays as it is. Refused with EVENT_NOT_OPEN, OTHER_SESSION_GOES_ON, NO_FREE_MACHINE, or, where it continues with
   * another case, EVENT_STARTED_OTHERWISE (facts `startedBy`, `moduleName`, `caseName`).
   */
  readonly startCloudCaseEvent: EventResourceAccessVoucher;
  /**
   * Starts a case for the caller alone, in the time that their voucher leaves them. The machine answered is the caller's; the
   * start continues from there.
   */
  readonly startSingleUserCloudCase: CloudCaseVm;
  /**
   * Says in which role the writer took part, as the attending who confirmed the record. The record stays as it is. Refused with
   * `RATING_CLOSED` 7 days after the confirmation, except for the role that the record has.
   */
  readonly stateTraineeRole: ActivityEntrustment;
  /**
   * Ends sessions of a voucher, or starts that wait: the caller's own; that of an event, for its organizers; for system
   * administrators all of them. Answers with the machines; none where nothing went on. NOT_FOUND of a voucher whose
   * sessions are none of the caller's business.
   */
  readonly stopCloudCaseSessionWithVoucherId: ReadonlyArray<CloudCaseVm>;
  /**
   * Renews spaces, courses and units from the learning platform. Answers at once; while one runs it answers that one. System
   * administrators only. Refused with TALENT_NOT_CONFIGURED where the portal has no learning platform.
   */
  readonly syncWithTalent: Operation;
  /** Takes back a change of an attending's address that waits; both addresses' links end. One that does not wait changes nothing. */
  readonly takeBackAddressChange: Attending;
  /**
   * Begins the same work again where it has failed or was cancelled. Answers the one that is already running where there is one, and
   * the operation itself where it has succeeded, or where a station does it: that is asked for again where it was asked for.
   */
  readonly tryOperationAgain: Operation;
  /** Turns a machine off; anyone using or waiting for it is disconnected. */
  readonly turnOffVM: CloudCaseVm;
  /**
   * Turns off the machine of an event: its session or its start ends for everybody. Answers with it; none where nothing went
   * on.
   */
  readonly turnOffVMsOfEvent: ReadonlyArray<CloudCaseVm>;
  /** Empties a machine that is off and makes it ready. */
  readonly turnOnVM: CloudCaseVm;
  /**
   * Takes back what the caller did a moment ago. Asked again it changes nothing more. Refused with NOT_FOUND, UNDO_TOO_LATE,
   * or UNDO_NOT_POSSIBLE (fact `obstacle`) where something that has happened since stands in the way.
   */
  readonly undo: UndoPayload;
  /**
   * Removes the records of an import, up to 30 days after it. Records that were changed since stay. It runs in the background; asked
   * again it changes nothing more. Null for an import that is not the caller's.
   */
  readonly undoLogbookImport: Maybe<LogbookImport>;
  /**
   * Changes an attending; the records follow. A new address is not asked yet: it waits as `addressChange` until its owner says yes by the link
   * of a mail, and replaces a change that waits. The owner of the present address is told at once and can object. Without an address, another
   * entry takes the place of this one and is the answer: records that wait continue to ask the former address until their writers save them.
   * Refused as for `createAttending`, and with `ATTENDING_EMAIL_UNWILLING` where the owner wants no such mails.
   */
  readonly updateAttending: Attending;
  /**
   * Renames a hospital; the records follow. The name of another hospital of the customer is refused with
   * `HOSPITAL_NAME_EXISTS` and the facts `hospital` (that one's `id`, `name` and `recordCount`) and `recordCount` (of
   * this one), until the call names that one in `mergeInto`: then the records of this one go to that one, which is the
   * answer, and this one is taken off the list.
   */
  readonly updateHospital: Hospital;
  /**
   * Chooses the settings of a customer's logbook. With a `modifiedAt` that is not the present one, it is refused with `CONFLICT`; the same
   * settings again change nothing.
   */
  readonly updateLogbookSettings: LogbookSettings;
  /**
   * Changes the caller's profile: the fields that are given, and no other. An e-mail address that is not the caller's own
   * is refused: identity comes from the token, never from the argument.
   */
  readonly updateUser: UpdateUserPayload;
  /**
   * Has the station download a release (11.031). While it does, and when it has, the same answer comes again and nothing new
   * begins. For people who serve the station; FORBIDDEN for who is only signed in on it, NOT_FOUND for others.
   */
  readonly vistSystemSoftwareReleaseSetDownload: SystemSoftwareUpdatePayload;
  /** Has the station install what it has downloaded (11.032); in all else as the download. */
  readonly vistSystemSoftwareReleaseSetInstall: SystemSoftwareUpdatePayload;
  /**
   * Says that the caller has the page of an event open and waits for it; said again every half a minute, for it is forgotten after two. Answers
   * since when they wait; null of an event that they have not accepted.
   */
  readonly waitForEvent: Maybe<Scalars['DateTime']['output']>;
  /** Asks for it no longer. What people have done for it stays theirs. */
  readonly withdrawAssignment: WithdrawAssignmentPayload;
  /** Withdraws the caller's certificate: its code says so from now on. Answers false where none is valid. */
  readonly withdrawCertificate: Scalars['Boolean']['output'];
  /**
   * Withdraws a release: no station begins with it from then on, and running downloads and installations are cancelled. What is
   * installed stays installed.
   */
  readonly withdrawSoftwareRelease: SoftwareRelease;
  /**
   * Says that the caller's page is connected to the room of a session whose machine gives no answer: it is not taken for dead as
   * soon. Answers whether that counts: not where the machine answers, or never said that the caller came in.
   */
  readonly witnessCloudCaseRoom: Scalars['Boolean']['output'];
};


/** What may be changed. */
export type MutationAddSystemArgs = {
  pin: Scalars['String']['input'];
  serviceTag: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationDeleteUserSystemArgs = {
  id: Scalars['Int']['input'];
};


/** What may be changed. */
export type MutationQrLoginArgs = {
  matchCode?: InputMaybe<Scalars['String']['input']>;
  payload: Scalars['String']['input'];
  serviceTag?: InputMaybe<Scalars['String']['input']>;
};


/** What may be changed. */
export type MutationAcceptInviteArgs = {
  code: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationAcceptResourceAccessVoucherArgs = {
  code: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationAcceptTermsArgs = {
  version: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationAcceptVoucherArgs = {
  code: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationAddCustomerCloudModuleQuotaTransactionArgs = {
  customerId: Scalars['CustomerId']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  timeQuotumDifferenceInMs: Scalars['Float']['input'];
};


/** What may be changed. */
export type MutationAnswerHeldDeactivationsArgs = {
  customerId: Scalars['CustomerId']['input'];
  deactivate: Scalars['Boolean']['input'];
  heldUntil: Scalars['DateTime']['input'];
};


/** What may be changed. */
export type MutationArchiveResourceAccessVoucherArgs = {
  resourceAccessVoucherId: Scalars['VoucherId']['input'];
};


/** What may be changed. */
export type MutationAskToReopenActivityArgs = {
  id: Scalars['ID']['input'];
  word: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationAssignDirectoryGroupArgs = {
  customerId: Scalars['CustomerId']['input'];
  groupId?: InputMaybe<Scalars['GroupId']['input']>;
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationCancelOperationArgs = {
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationChangeAssignmentArgs = {
  assignmentId: Scalars['AssignmentId']['input'];
  dueOn: Scalars['Date']['input'];
  minimum?: InputMaybe<Scalars['Int']['input']>;
  modifiedAt?: InputMaybe<Scalars['DateTime']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  people?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  step?: InputMaybe<Scalars['Int']['input']>;
};


/** What may be changed. */
export type MutationChangeFeedbackArgs = {
  id: Scalars['Int']['input'];
  modifiedAt?: InputMaybe<Scalars['DateTime']['input']>;
  note: Scalars['String']['input'];
  state: FeedbackState;
};


/** What may be changed. */
export type MutationConfirmActivitiesArgs = {
  records: ReadonlyArray<SeenActivityInput>;
};


/** What may be changed. */
export type MutationConfirmActivityInSteadArgs = {
  record: SeenActivityInput;
  word: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationConfirmDomainsArgs = {
  customerId: Scalars['CustomerId']['input'];
  domains: ReadonlyArray<Scalars['String']['input']>;
};


/** What may be changed. */
export type MutationCreateAssignmentArgs = {
  assignment: AssignmentInput;
  customerGroupId: Scalars['GroupId']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** What may be changed. */
export type MutationCreateAttendingArgs = {
  customerId: Scalars['CustomerId']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationCreateCloudModulesResourceAccessVoucherArgs = {
  customerId: Scalars['CustomerId']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  learningSpaceId: Scalars['LearningSpaceId']['input'];
  maxDurationInSeconds: Scalars['Int']['input'];
  maxUses: Scalars['Int']['input'];
  modules: ReadonlyArray<CloudModuleCasesInput>;
  name?: InputMaybe<Scalars['String']['input']>;
  validTo: Scalars['DateTime']['input'];
};


/** What may be changed. */
export type MutationCreateCourseVoucherArgs = {
  customerGroupId: Scalars['GroupId']['input'];
  endDate?: InputMaybe<Scalars['DateTime']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  maxUses?: InputMaybe<Scalars['Int']['input']>;
  talentCourseId: Scalars['CourseId']['input'];
};


/** What may be changed. */
export type MutationCreateCustomerArgs = {
  admins: Scalars['String']['input'];
  branches: ReadonlyArray<Scalars['Int']['input']>;
  name: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationCreateCustomerGroupArgs = {
  admin: Scalars['String']['input'];
  customer_id: Scalars['CustomerId']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationCreateEventResourceAccessVoucherArgs = {
  customerId: Scalars['CustomerId']['input'];
  description: Scalars['String']['input'];
  durationInSeconds: Scalars['Int']['input'];
  eventAt: Scalars['DateTime']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  learningSpaceId: Scalars['LearningSpaceId']['input'];
  maxUses: Scalars['Int']['input'];
  modules: ReadonlyArray<CloudModuleCasesInput>;
  name: Scalars['String']['input'];
  organizers?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};


/** What may be changed. */
export type MutationCreateHospitalArgs = {
  customerId: Scalars['CustomerId']['input'];
  name: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationCreateSimulatorLaunchArgs = {
  exerciseId: Scalars['ExerciseId']['input'];
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationCreateSoftwareReleaseArgs = {
  softwareCode: Scalars['String']['input'];
  softwareName: Scalars['String']['input'];
  version: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationCreateVistSystemArgs = {
  customerId: Scalars['CustomerId']['input'];
  name: Scalars['String']['input'];
  place?: InputMaybe<Scalars['String']['input']>;
  serviceTag: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationCreateVistSystemLogLinkArgs = {
  id: Scalars['ID']['input'];
  logs: ReadonlyArray<Scalars['ID']['input']>;
};


/** What may be changed. */
export type MutationCreateVistSystemTokenArgs = {
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationCustomerGroupCourseAccessArgs = {
  courseIds: ReadonlyArray<Scalars['CourseId']['input']>;
  customerGroupId: Scalars['GroupId']['input'];
  fullRemoval?: InputMaybe<Scalars['Boolean']['input']>;
  modifiedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What may be changed. */
export type MutationDeclineQrLoginArgs = {
  payload: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationDeleteActivityArgs = {
  activity: DeleteActivityInput;
};


/** What may be changed. */
export type MutationDeleteAttendingArgs = {
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationDeleteHospitalArgs = {
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationDeleteLogbookMappingArgs = {
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationDeleteLogbookReportArgs = {
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationDeleteLogbookTargetArgs = {
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationDeleteSoftwareReleaseArgs = {
  releaseId: Scalars['Int']['input'];
};


/** What may be changed. */
export type MutationDiscardLogbookDraftArgs = {
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationDismissThisWeekArgs = {
  id: Scalars['ID']['input'];
  reasons: ReadonlyArray<Scalars['String']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What may be changed. */
export type MutationEditCloudModulesResourceAccessVoucherArgs = {
  maxUses: Scalars['Int']['input'];
  modifiedAt?: InputMaybe<Scalars['DateTime']['input']>;
  modules: ReadonlyArray<CloudModuleCasesInput>;
  name?: InputMaybe<Scalars['String']['input']>;
  validTo: Scalars['DateTime']['input'];
  voucherId: Scalars['VoucherId']['input'];
};


/** What may be changed. */
export type MutationEditEventResourceAccessVoucherArgs = {
  description: Scalars['String']['input'];
  durationInSeconds?: InputMaybe<Scalars['Int']['input']>;
  eventAt: Scalars['DateTime']['input'];
  modifiedAt?: InputMaybe<Scalars['DateTime']['input']>;
  name: Scalars['String']['input'];
  organizers?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  voucherId: Scalars['VoucherId']['input'];
};


/** What may be changed. */
export type MutationEditVistSystemArgs = {
  customerId: Scalars['CustomerId']['input'];
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  place?: InputMaybe<Scalars['String']['input']>;
};


/** What may be changed. */
export type MutationEndStationSessionArgs = {
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationEndVistSystemSessionArgs = {
  id: Scalars['ID']['input'];
  session: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationEnrollUserInCourseArgs = {
  courseId: Scalars['CourseId']['input'];
};


/** What may be changed. */
export type MutationExtendSingleUserCloudCaseArgs = {
  sessionId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationForceEndOperationArgs = {
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationForgetInviteesArgs = {
  customerGroupId: Scalars['GroupId']['input'];
  inviteeIds: ReadonlyArray<Scalars['Int']['input']>;
};


/** What may be changed. */
export type MutationGiveCloudModulesTimeArgs = {
  customerId: Scalars['CustomerId']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  learningSpaceId: Scalars['LearningSpaceId']['input'];
  maxDurationInSeconds: Scalars['Int']['input'];
  modules?: InputMaybe<ReadonlyArray<CloudModuleCasesInput>>;
  personId: Scalars['KeycloakId']['input'];
  validTo: Scalars['DateTime']['input'];
};


/** What may be changed. */
export type MutationInviteAgainArgs = {
  customerGroupId: Scalars['GroupId']['input'];
  inviteeIds: ReadonlyArray<Scalars['Int']['input']>;
};


/** What may be changed. */
export type MutationInviteClassArgs = {
  customerGroupId: Scalars['GroupId']['input'];
  people: ReadonlyArray<InvitedPersonInput>;
};


/** What may be changed. */
export type MutationIssueCertificateArgs = {
  assignmentId: Scalars['AssignmentId']['input'];
  showsName: Scalars['Boolean']['input'];
};


/** What may be changed. */
export type MutationIssueProvisioningCredentialArgs = {
  customerId: Scalars['CustomerId']['input'];
};


/** What may be changed. */
export type MutationKeepVistSystemComputerArgs = {
  computer: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationLeaveGroupArgs = {
  customerGroupId: Scalars['GroupId']['input'];
};


/** What may be changed. */
export type MutationMakeCourseAvailableArgs = {
  courseId: Scalars['CourseId']['input'];
  customerGroupId: Scalars['GroupId']['input'];
  uid: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationMakeLogbookReportArgs = {
  from?: InputMaybe<Scalars['Date']['input']>;
  requirementSet: LogbookRequirementSet;
  to: Scalars['Date']['input'];
};


/** What may be changed. */
export type MutationMakeVMsReadyArgs = {
  ready: Scalars['Int']['input'];
};


/** What may be changed. */
export type MutationMergeAttendingsArgs = {
  addressOf?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  into: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationNoteAuditExportArgs = {
  filter?: InputMaybe<AuditFilter>;
};


/** What may be changed. */
export type MutationOpenPersonalDataExportArgs = {
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationPublishSoftwareReleaseArgs = {
  releaseId: Scalars['Int']['input'];
};


/** What may be changed. */
export type MutationRateEntrustmentArgs = {
  id: Scalars['ID']['input'];
  rating: EntrustmentRatingInput;
};


/** What may be changed. */
export type MutationReadClassNowArgs = {
  customerGroupId: Scalars['GroupId']['input'];
};


/** What may be changed. */
export type MutationRefreshCourseProgressArgs = {
  courseId?: InputMaybe<Scalars['CourseId']['input']>;
  hasReturned?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What may be changed. */
export type MutationRegenerateCourseVoucherCodeArgs = {
  courseVoucherId: Scalars['CourseVoucherId']['input'];
};


/** What may be changed. */
export type MutationRegenerateGroupInvitationArgs = {
  customerGroupId: Scalars['GroupId']['input'];
};


/** What may be changed. */
export type MutationRegenerateResourceAccessVoucherCodeArgs = {
  resourceAccessVoucherId: Scalars['VoucherId']['input'];
};


/** What may be changed. */
export type MutationReleaseDirectoryAccountArgs = {
  customerId: Scalars['CustomerId']['input'];
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationRemindPeopleArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
  text: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationRemindThisWeekArgs = {
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationRemoveAllUsersArgs = {
  customerGroupId: Scalars['GroupId']['input'];
};


/** What may be changed. */
export type MutationRemoveCustomerGroupArgs = {
  customerGroupId: Scalars['GroupId']['input'];
  customerId: Scalars['CustomerId']['input'];
  retainCourseAccess?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What may be changed. */
export type MutationRemoveGroupMemberArgs = {
  customerGroupId: Scalars['GroupId']['input'];
  keycloak_id: Scalars['KeycloakId']['input'];
};


/** What may be changed. */
export type MutationRemoveSoftwareDocumentArgs = {
  kind: SoftwareDocumentKind;
  releaseId: Scalars['Int']['input'];
};


/** What may be changed. */
export type MutationRemoveVmArgs = {
  vmId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationRemoveVistSystemArgs = {
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationReopenActivityArgs = {
  id: Scalars['ID']['input'];
  word: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationResetMyCourseProgressArgs = {
  courseId: Scalars['CourseId']['input'];
};


/** What may be changed. */
export type MutationResetVmToIdleArgs = {
  vmId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationResetVmToOffArgs = {
  vmId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationReturnActivityArgs = {
  record: SeenActivityInput;
  word: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationRevokeCourseVoucherCodeArgs = {
  courseVoucherId: Scalars['CourseVoucherId']['input'];
};


/** What may be changed. */
export type MutationRevokeGroupInvitationArgs = {
  customerGroupId: Scalars['GroupId']['input'];
};


/** What may be changed. */
export type MutationRevokeProvisioningCredentialArgs = {
  customerId: Scalars['CustomerId']['input'];
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationRevokeResourceAccessVoucherCodeArgs = {
  resourceAccessVoucherId: Scalars['VoucherId']['input'];
};


/** What may be changed. */
export type MutationRevokeVistSystemKeyArgs = {
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationSaveActivitiesArgs = {
  saves: ReadonlyArray<SaveActivityInput>;
};


/** What may be changed. */
export type MutationSaveActivityArgs = {
  activity: ActivityInput;
  attendingName?: InputMaybe<Scalars['String']['input']>;
  customerId?: InputMaybe<Scalars['CustomerId']['input']>;
};


/** What may be changed. */
export type MutationSaveConnectionCheckArgs = {
  facts: ConnectionFactsInput;
};


/** What may be changed. */
export type MutationSaveCustomerArgs = {
  admins: ReadonlyArray<Scalars['String']['input']>;
  branches?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  id: Scalars['Int']['input'];
  modifiedAt?: InputMaybe<Scalars['DateTime']['input']>;
  name: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationSaveCustomerGroupArgs = {
  adminEmail: Scalars['String']['input'];
  customer_group_id: Scalars['GroupId']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  modifiedAt?: InputMaybe<Scalars['DateTime']['input']>;
  name: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationSaveLearningSpaceArgs = {
  displayName?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['Int']['input'];
  image?: InputMaybe<Scalars['ID']['input']>;
  modifiedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What may be changed. */
export type MutationSaveLearningSpaceAccessArgs = {
  courses: ReadonlyArray<Scalars['ID']['input']>;
  customerId: Scalars['CustomerId']['input'];
  fullAccess: Scalars['Boolean']['input'];
  kinds?: InputMaybe<ReadonlyArray<LearningSpaceAccessKind>>;
  learningSpaceId: Scalars['LearningSpaceId']['input'];
  modifiedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What may be changed. */
export type MutationSaveLogbookDraftArgs = {
  draft: LogbookDraftInput;
};


/** What may be changed. */
export type MutationSaveLogbookMappingArgs = {
  mapping: LogbookMappingInput;
};


/** What may be changed. */
export type MutationSaveLogbookTargetArgs = {
  customerId: Scalars['CustomerId']['input'];
  target: LogbookTargetInput;
};


/** What may be changed. */
export type MutationSaveProficiencyRuleArgs = {
  customerId: Scalars['CustomerId']['input'];
  modifiedAt?: InputMaybe<Scalars['DateTime']['input']>;
  rule: ProficiencyRuleInput;
};


/** What may be changed. */
export type MutationSendFeedbackArgs = {
  feedback: FeedbackInput;
};


/** What may be changed. */
export type MutationSetAllNotificationsReadArgs = {
  mark: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationSetLogbookConfirmationMailArgs = {
  isOn: Scalars['Boolean']['input'];
};


/** What may be changed. */
export type MutationSetLogbookDoubleDismissedArgs = {
  first: Scalars['ID']['input'];
  isDismissed: Scalars['Boolean']['input'];
  second: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationSetNotificationDismissedArgs = {
  id: Scalars['ID']['input'];
  isDismissed: Scalars['Boolean']['input'];
};


/** What may be changed. */
export type MutationSetNotificationMailArgs = {
  kinds: ReadonlyArray<Scalars['String']['input']>;
  pace: NotificationMailPace;
};


/** What may be changed. */
export type MutationSetNotificationReadArgs = {
  id: Scalars['ID']['input'];
  isRead: Scalars['Boolean']['input'];
};


/** What may be changed. */
export type MutationSetNotificationsSeenArgs = {
  mark: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationSetProvisioningModeArgs = {
  customerId: Scalars['CustomerId']['input'];
  mode: ProvisioningMode;
};


/** What may be changed. */
export type MutationSetSoftwareRolloutArgs = {
  customerIds: ReadonlyArray<Scalars['Int']['input']>;
  isForAll: Scalars['Boolean']['input'];
  newStations?: InputMaybe<Scalars['Int']['input']>;
  releaseId: Scalars['Int']['input'];
  stationIds: ReadonlyArray<Scalars['ID']['input']>;
};


/** What may be changed. */
export type MutationSetTimeZoneArgs = {
  timeZone: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationSetWeekMailArgs = {
  isOn: Scalars['Boolean']['input'];
  timeZone: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationStartCloudCaseEventArgs = {
  caseId: Scalars['CaseId']['input'];
  moduleId: Scalars['ModuleId']['input'];
  voucherId: Scalars['VoucherId']['input'];
};


/** What may be changed. */
export type MutationStartSingleUserCloudCaseArgs = {
  caseId: Scalars['CaseId']['input'];
  moduleId: Scalars['ModuleId']['input'];
  voucherId: Scalars['VoucherId']['input'];
};


/** What may be changed. */
export type MutationStateTraineeRoleArgs = {
  comment?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  role: StatedRole;
};


/** What may be changed. */
export type MutationStopCloudCaseSessionWithVoucherIdArgs = {
  vmId?: InputMaybe<Scalars['ID']['input']>;
  voucherId: Scalars['VoucherId']['input'];
};


/** What may be changed. */
export type MutationTakeBackAddressChangeArgs = {
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationTryOperationAgainArgs = {
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationTurnOffVmArgs = {
  url: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationTurnOffVMsOfEventArgs = {
  voucherId: Scalars['VoucherId']['input'];
};


/** What may be changed. */
export type MutationTurnOnVmArgs = {
  url: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationUndoArgs = {
  undoId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationUndoLogbookImportArgs = {
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationUpdateAttendingArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  firstName: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  lastName: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationUpdateHospitalArgs = {
  id: Scalars['ID']['input'];
  mergeInto?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationUpdateLogbookSettingsArgs = {
  customerId: Scalars['CustomerId']['input'];
  modifiedAt?: InputMaybe<Scalars['DateTime']['input']>;
  settings: LogbookSettingsInput;
};


/** What may be changed. */
export type MutationUpdateUserArgs = {
  emailAddress?: InputMaybe<Scalars['String']['input']>;
  user: UserInput;
};


/** What may be changed. */
export type MutationVistSystemSoftwareReleaseSetDownloadArgs = {
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationVistSystemSoftwareReleaseSetInstallArgs = {
  evenIfSignedIn?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationWaitForEventArgs = {
  voucherId: Scalars['VoucherId']['input'];
};


/** What may be changed. */
export type MutationWithdrawAssignmentArgs = {
  assignmentId: Scalars['AssignmentId']['input'];
};


/** What may be changed. */
export type MutationWithdrawCertificateArgs = {
  assignmentId: Scalars['AssignmentId']['input'];
};


/** What may be changed. */
export type MutationWithdrawSoftwareReleaseArgs = {
  releaseId: Scalars['Int']['input'];
};


/** What may be changed. */
export type MutationWitnessCloudCaseRoomArgs = {
  sessionId: Scalars['ID']['input'];
};

/** How an assignment stands for the caller. */
export type MyAssignment = {
  /** Of a course the whole percent, of records how many, of an exercise null. */
  readonly amount: Maybe<Scalars['Int']['output']>;
  /** The assignment. */
  readonly assignment: Assignment;
  /** When it was done. */
  readonly doneAt: Maybe<Scalars['DateTime']['output']>;
  /** How it stands. */
  readonly status: AssignmentStatus;
};

/** What somebody is asked to do. */
export type MyAssignments = {
  /** What is late first, then by due day. */
  readonly assignments: ReadonlyArray<MyAssignment>;
  /** The time zone by which the caller's days are told; null: none is known, and it is UTC. */
  readonly timeZone: Maybe<Scalars['String']['output']>;
  /** The day that it is there. */
  readonly today: Scalars['Date']['output'];
  /** How many there are. */
  readonly totalCount: Scalars['Int']['output'];
};

/** The caller's certificate of an assignment. */
export type MyCertificate = {
  /** The number of the assignment. */
  readonly assignmentId: Scalars['Int']['output'];
  /** The code by which it is verified, as it is printed; null: it is not issued. */
  readonly code: Maybe<Scalars['String']['output']>;
  /** When it was done. */
  readonly doneAt: Scalars['DateTime']['output'];
  /** The name of the group. */
  readonly groupName: Scalars['String']['output'];
  /** The name of its institution. */
  readonly institution: Scalars['String']['output'];
  /** When it was issued; null: it is not. */
  readonly issuedAt: Maybe<Scalars['DateTime']['output']>;
  /** What the assignment asked for. */
  readonly kind: AssignmentKind;
  /** The least number of records. */
  readonly minimum: Maybe<Scalars['Int']['output']>;
  /** The caller's name, when it was issued. */
  readonly personName: Scalars['String']['output'];
  /** Whether the public page names the caller. */
  readonly showsName: Scalars['Boolean']['output'];
  /** The name of the course, of the exercise or of the records. */
  readonly title: Scalars['String']['output'];
};

/** Somebody's certificates. */
export type MyCertificates = {
  /** Those that were issued last come first; at most 200. */
  readonly certificates: ReadonlyArray<IssuedCertificate>;
};

/** An article of the news feed. */
export type NewsArticle = {
  /** When it was published; null where the feed does not say. */
  readonly date: Maybe<Scalars['DateTime']['output']>;
  /** A picture served by the portal itself; null where the article has none. */
  readonly image: Maybe<Scalars['String']['output']>;
  /** Where the whole article is, an http or https address. */
  readonly link: Scalars['String']['output'];
  /** The title, as plain text. */
  readonly title: Scalars['String']['output'];
};

/** What to do next, and why. */
export type NextStep = {
  /** How many of their runs of it count. */
  readonly attempts: Scalars['Int']['output'];
  /** The best share of criteria met, in percent, of the runs of the latest version that count; null where none does. */
  readonly best: Maybe<Scalars['Int']['output']>;
  /** The case of the cloud that it can be run with now, by the voucher; null: there is none. */
  readonly caseId: Maybe<Scalars['String']['output']>;
  /** Module and exercise, without the version. */
  readonly exerciseKey: Scalars['String']['output'];
  /** The name of the exercise. */
  readonly exerciseName: Scalars['String']['output'];
  /** When they last ran it; null: never. */
  readonly lastRunAt: Maybe<Scalars['DateTime']['output']>;
  /** The name of the module. */
  readonly moduleName: Scalars['String']['output'];
  /** Passes in a row that are missing for `nearly`; 0 for other reasons. */
  readonly passesLeft: Scalars['Int']['output'];
  /** Why. */
  readonly reason: NextStepReason;
  /** The caller's own voucher that gives this case; null: there is none. */
  readonly voucherId: Maybe<Scalars['Int']['output']>;
};

/** Why an exercise comes next. */
export type NextStepReason =
  /** Begun, and nothing counts towards proficient now. */
  | 'begun'
  /** A voucher gives its case, which they have not run. */
  | 'given'
  /** The latest runs were passes: a few more in a row make them proficient. */
  | 'nearly'
  /** It comes next in a module that they have begun. */
  | 'new'
  /** They were proficient, and the failures since then say that the skill is lost. */
  | 'practise';

/** One thing that somebody was told, once. */
export type Notification = {
  /** When it came. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The id of the notification. */
  readonly id: Scalars['ID']['output'];
  /** Whether the caller has taken it out of the inbox. */
  readonly isDismissed: Scalars['Boolean']['output'];
  /** Whether the caller has read it. */
  readonly isRead: Scalars['Boolean']['output'];
  /** Whether the caller was shown it. */
  readonly isSeen: Scalars['Boolean']['output'];
  /** Of what kind it is, such as `software_update`. */
  readonly kind: Scalars['String']['output'];
  /** Where it leads, a path of the portal; null: nowhere, or there is nothing that the caller may see. */
  readonly link: Maybe<Scalars['String']['output']>;
  /** The rest of it; may be empty. */
  readonly text: Scalars['String']['output'];
  /** What it says, in short. */
  readonly title: Scalars['String']['output'];
};

/** What somebody gets by mail of what they are told. */
export type NotificationMail = {
  /** Where the mails go: the address that the identity service has seen to be the person's. */
  readonly address: Scalars['String']['output'];
  /** That of its person. */
  readonly id: Scalars['ID']['output'];
  /** All kinds that there are. */
  readonly kinds: ReadonlyArray<NotificationMailKind>;
  /** Why none goes there now; null: they do. */
  readonly obstacle: Maybe<NotificationMailObstacle>;
  /** How often at the most. */
  readonly pace: NotificationMailPace;
};

/** A kind of notification, and whether it comes by mail. */
export type NotificationMailKind = {
  /** Whether it comes by mail. */
  readonly isByMail: Scalars['Boolean']['output'];
  /** The kind, as a notification has it. */
  readonly kind: Scalars['String']['output'];
  /** What one is told of, in words. */
  readonly label: Scalars['String']['output'];
};

/** Why nothing goes by mail. */
export type NotificationMailObstacle =
  /** The portal sends no mails. */
  | 'noMail'
  /** The identity service has not seen that the address is the person's. */
  | 'unverified';

/** How often notifications go by mail at the most. */
export type NotificationMailPace =
  /** Once a day. */
  | 'day'
  /** Once an hour. */
  | 'hour';

/** A page of what somebody was told. */
export type NotificationsPage = {
  /** How much there is in all. */
  readonly inbox: Inbox;
  /** What there was when this page was read, for `setNotificationsSeen` and `setAllNotificationsRead`. */
  readonly mark: Scalars['String']['output'];
  /** What `after` takes for the page that follows; null: there is none. */
  readonly next: Maybe<Scalars['ID']['output']>;
  /** The latest first. */
  readonly notifications: ReadonlyArray<Notification>;
};

/** Work that outlasts a request. Of one kind about one subject one runs at a time; what has ended stays as it ended. */
export type Operation = {
  /** When it ended; null: it is still running. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /** The id of the operation. */
  readonly id: Scalars['ID']['output'];
  /** Whether somebody has asked that it end, and it is still running. */
  readonly isCancelling: Scalars['Boolean']['output'];
  /** What is done, such as `platform_sync`. */
  readonly kind: Scalars['String']['output'];
  /** How it stands, in words; of one that failed: why, and what can be done. */
  readonly message: Scalars['String']['output'];
  /** How far it is, from 0 to 100; it never falls. */
  readonly progress: Scalars['Int']['output'];
  /** Why it failed, as a code; null: it did not. */
  readonly reason: Maybe<Scalars['String']['output']>;
  /** When it was asked for. */
  readonly requestedAt: Scalars['DateTime']['output'];
  /** Who asked for it; null: the portal itself, or somebody who is gone. */
  readonly requestedBy: Maybe<Person>;
  /** Grows with every report: of two answers the one with the larger number is the later one. */
  readonly seq: Scalars['Int']['output'];
  /** When it was first taken up; null: it waits. */
  readonly startedAt: Maybe<Scalars['DateTime']['output']>;
  /** How it stands. */
  readonly state: OperationState;
  /** What it does now, in words; empty before it begins. */
  readonly step: Scalars['String']['output'];
  /** What it is done with, in the words of its kind; empty where there is only one. */
  readonly subject: Scalars['String']['output'];
  /** How long such work took lately, in seconds, while it runs; null where unknown. */
  readonly usualSeconds: Maybe<Scalars['Int']['output']>;
  /** Whether the caller may cancel it now. */
  readonly viewerCanCancel: Scalars['Boolean']['output'];
  /** Whether the caller may begin it again. */
  readonly viewerCanTryAgain: Scalars['Boolean']['output'];
};

/** How work that outlasts a request stands. */
export type OperationState =
  /** Somebody ended it. */
  | 'cancelled'
  /** It ended without being done. */
  | 'failed'
  /** A worker has it. */
  | 'running'
  /** It is done. */
  | 'succeeded'
  /** No worker has it. */
  | 'waiting';

/** The second level of the procedure catalogue. */
export type OrganSystem = {
  /** The level beneath. */
  readonly categories: ReadonlyArray<ProcedureCategory>;
  /** The name of the organ system. */
  readonly name: Scalars['String']['output'];
};

/** A record of somebody's own logbook. */
export type OwnLogbookEntry = {
  /** What its owner has to do with it. */
  readonly part: OwnPartInRecord;
  /** The record. */
  readonly record: Activity;
};

/** A page of somebody's own logbook. */
export type OwnLogbookPage = {
  /** The records of this page. */
  readonly entries: ReadonlyArray<OwnLogbookEntry>;
  /** For the page after; null: there is none. */
  readonly next: Maybe<Scalars['ID']['output']>;
  /** The time of the portal when this page was read; with it as `changedSince` the changes since then are read. */
  readonly readAt: Scalars['DateTime']['output'];
  /** How many records the logbook has in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** What the owner of a logbook has to do with a record of it. */
export type OwnPartInRecord =
  /** They wrote it, and are not among its participants. */
  | 'author'
  /** They wrote it and take part. */
  | 'authorAndParticipant'
  /** They take part, and somebody else wrote it. */
  | 'participant';

/** What other people see of a person. */
export type Person = {
  /** The e-mail address. */
  readonly email: Maybe<Scalars['String']['output']>;
  /** The given name. */
  readonly first_name: Maybe<Scalars['String']['output']>;
  /** The subject of the identity service's tokens. */
  readonly keycloak_id: Maybe<Scalars['ID']['output']>;
  /** The family name. */
  readonly last_name: Maybe<Scalars['String']['output']>;
};

/** What a person did at simulators and in the logbook, in numbers. */
export type PersonActivity = {
  /** How many cases of the logbook the person took part in, whoever wrote the record; no more than 10,000 are counted. */
  readonly caseCount: Scalars['Int']['output'];
  /** The day of the latest of them; null: none. */
  readonly lastCaseDay: Maybe<Scalars['Date']['output']>;
  /**
   * The beginning of `lastCaseDay`, for the same pages.
   * @deprecated Ask for `lastCaseDay`.
   */
  readonly lastRecordAt: Maybe<Scalars['DateTime']['output']>;
  /** When the latest run of them began; null: none. */
  readonly lastResultAt: Maybe<Scalars['DateTime']['output']>;
  /** The simulators that the person has linked, at most 10. */
  readonly linked: ReadonlyArray<PersonStation>;
  /**
   * The same, for pages that were opened before it was named `caseCount`.
   * @deprecated Ask for `caseCount`.
   */
  readonly recordCount: Scalars['Int']['output'];
  /** How many results of the person were delivered; no more than 10,000 are counted. */
  readonly resultCount: Scalars['Int']['output'];
  /** The person's sign-ins at simulators by a code, the latest first, at most 5. */
  readonly signIns: ReadonlyArray<PersonSignIn>;
};

/** The time that a person has for cloud cases, over the vouchers that are valid now. */
export type PersonCloudTime = {
  /** How much was granted, in seconds. */
  readonly grantedSeconds: Scalars['Int']['output'];
  /** How much of the rest a start or session of now may still take, in seconds. */
  readonly heldSeconds: Scalars['Int']['output'];
  /** How many vouchers and events the person accepted, valid or not. */
  readonly total: Scalars['Int']['output'];
  /** How much of it was used, in seconds. */
  readonly usedSeconds: Scalars['Int']['output'];
  /** At most 10 of them, the latest first. */
  readonly vouchers: ReadonlyArray<PersonVoucher>;
};

/** How the connection of somebody in an event is. */
export type PersonConnection = {
  /** Their last check; null: none in the last seven days. */
  readonly check: Maybe<ConnectionCheck>;
  /** The given name. */
  readonly first_name: Scalars['String']['output'];
  /** The subject of the identity service's tokens. */
  readonly keycloak_id: Scalars['ID']['output'];
  /** The family name. */
  readonly last_name: Scalars['String']['output'];
  /** Since when they have had the page of the event open and waited for it; null: they do not. */
  readonly waitingSince: Maybe<Scalars['DateTime']['output']>;
};

/** A course that is open to a person. */
export type PersonCourse = {
  /** Its number. */
  readonly id: Scalars['Int']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** How far the person is, in percent; null where they have not begun it. */
  readonly percentage: Maybe<Scalars['Float']['output']>;
  /** Why the course is open to the person; the first one where there are several. */
  readonly sources: ReadonlyArray<PersonCourseSource>;
  /** How far the person is, such as `in_progress`; null where they have not begun it. */
  readonly status: Maybe<Scalars['String']['output']>;
};

/** Why a course is open to a person. */
export type PersonCourseSource = {
  /** The name of the group; null where there is none. */
  readonly group: Maybe<Scalars['String']['output']>;
  /**
   * `group`: it is one of the group's courses; `kept`: it was, when the person had begun it; `voucher`: the person used a link of the group;
   * `given`: the person was in it before.
   */
  readonly kind: Scalars['String']['output'];
};

/** The courses that are open to a person. */
export type PersonCourses = {
  /** At most 50, by name. */
  readonly courses: ReadonlyArray<PersonCourse>;
  /** How many there are. */
  readonly total: Scalars['Int']['output'];
};

/** A customer that a person administers. */
export type PersonCustomer = {
  /** Its number. */
  readonly id: Scalars['Int']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
};

/** A request of a person that failed. */
export type PersonFailure = {
  /** When it failed. */
  readonly at: Scalars['DateTime']['output'];
  /** How it ended, as FailedRequest has it. */
  readonly code: Scalars['String']['output'];
  /** Its number in the list of failed requests. */
  readonly id: Scalars['ID']['output'];
  /** What was asked for, as FailedRequest has it. */
  readonly operation: Scalars['String']['output'];
  /** What it was to start, as FailedRequest has it; null where it was no start. */
  readonly start: Maybe<FailedRequestStart>;
};

/** A group in which a person is. */
export type PersonGroup = {
  /** The name of its customer. */
  readonly customer: Scalars['String']['output'];
  /** Its number. */
  readonly id: Scalars['Int']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** `admin` or `learner`. */
  readonly role: Scalars['String']['output'];
};

/** What became of what a person tried, in facts and numbers. */
export type PersonHistory = {
  /** The simulators on which the person was, and how many there are of what they made there and in the logbook. */
  readonly activity: PersonActivity;
  /** The person's requests that failed, the latest first, at most 5; null for whom may not read `failedRequests`. */
  readonly failures: Maybe<ReadonlyArray<PersonFailure>>;
  /** Whether the caller sees the person whole. */
  readonly isWhole: Scalars['Boolean']['output'];
  /** The mails that went to the person's address in the last weeks, the latest first, at most 10; null for whom sees a part. */
  readonly mails: Maybe<ReadonlyArray<PersonMail>>;
  /**
   * What the person started in the cloud, and what was refused in the last 30 days, the latest first, at most 10; for whom sees the person
   * whole also starts that failed because of the portal.
   */
  readonly starts: ReadonlyArray<PersonStart>;
};

/** Names a person by `keycloak_id`; the other fields are accepted and ignored. */
export type PersonInput = {
  /** The e-mail address; ignored. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** The given name; ignored. */
  readonly first_name?: InputMaybe<Scalars['String']['input']>;
  /** The subject of the identity service's tokens. */
  readonly keycloak_id?: InputMaybe<Scalars['KeycloakId']['input']>;
  /** The family name; ignored. */
  readonly last_name?: InputMaybe<Scalars['String']['input']>;
};

/** A mail that went to a person, without what it said. */
export type PersonMail = {
  /** When it was written. */
  readonly at: Scalars['DateTime']['output'];
  /** How often it was tried. */
  readonly attempts: Scalars['Int']['output'];
  /** When it was given up; null where it was not. */
  readonly failedAt: Maybe<Scalars['DateTime']['output']>;
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** What it was about, such as `groupInvitation`. */
  readonly kind: Scalars['String']['output'];
  /** Why the latest try failed; null where none did. */
  readonly reason: Maybe<Scalars['String']['output']>;
  /** When it was sent; null where it was not. */
  readonly sentAt: Maybe<Scalars['DateTime']['output']>;
};

/** Somebody, by name. */
export type PersonName = {
  /** Their first name. */
  readonly first_name: Scalars['String']['output'];
  /** Their id in the identity service. */
  readonly keycloak_id: Scalars['ID']['output'];
  /** Their last name. */
  readonly last_name: Scalars['String']['output'];
};

/** How somebody stands in all exercises that they have run. */
export type PersonProgress = {
  /** What they have run, by name of module and exercise, one for each institution; at most 500. */
  readonly exercises: ReadonlyArray<ExerciseProgress>;
  /** Whether it is the caller. */
  readonly isOwn: Scalars['Boolean']['output'];
  /** What to do next, the nearest first; at most 4. */
  readonly nextSteps: ReadonlyArray<NextStep>;
  /** Who it is. */
  readonly person: PersonName;
  /** When they ran something in the last 13 weeks, the latest first; at most 2,000 runs. */
  readonly practisedAt: ReadonlyArray<Scalars['DateTime']['output']>;
  /** For each of those runs, how long it took in seconds. */
  readonly practisedSeconds: ReadonlyArray<Scalars['Int']['output']>;
  /** The rules by which these exercises are judged, one for each institution that runs were made for. */
  readonly rules: ReadonlyArray<InstitutionRule>;
};

/** A person's sign-in at a simulator. */
export type PersonSignIn = {
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** When it began. */
  readonly signedInAt: Scalars['DateTime']['output'];
  /** When it ended; null where that was not told. */
  readonly signedOutAt: Maybe<Scalars['DateTime']['output']>;
  /** The name of the simulator. */
  readonly station: Scalars['String']['output'];
  /** The id of the simulator. */
  readonly stationId: Scalars['ID']['output'];
};

/** A start in the cloud, or one that was refused or failed before it began, and what became of it. */
export type PersonStart = {
  /** When it was asked for. */
  readonly at: Scalars['DateTime']['output'];
  /** The name of the case; null where it is gone. */
  readonly case: Maybe<Scalars['String']['output']>;
  /** When it ended; null where it has not. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /** The name of the event; null where it was a case of the person's own. */
  readonly event: Maybe<Scalars['String']['output']>;
  /** The id of its session, of its refusal, or of its failed request. */
  readonly id: Scalars['ID']['output'];
  /** `starting`, `running`, `ended`, `cancelled`, `failed` or `refused`. */
  readonly kind: Scalars['String']['output'];
  /** The name of the machine; null for whom sees a part. */
  readonly machine: Maybe<Scalars['String']['output']>;
  /** Why it ended, in words; null where it has not. */
  readonly reason: Maybe<Scalars['String']['output']>;
  /** The step at which it is or ended: `request`, `check`, `platform`, `find`, `power-on`, `hand-over`, `load` or `session`. */
  readonly step: Scalars['String']['output'];
  /** Its id, as `startChoices` has it; null where it is gone. */
  readonly thingId: Maybe<Scalars['ID']['output']>;
  /** What was to be started, to be asked of `startCheck` with `thingId`; null where it is gone. */
  readonly thingKind: Maybe<StartKind>;
  /** How much of the person's time it took, in seconds; null where it has not begun or not ended. */
  readonly usedSeconds: Maybe<Scalars['Int']['output']>;
  /** The name of the case, event, course or exercise; empty where it is gone. */
  readonly what: Scalars['String']['output'];
};

/** A simulator that a person has linked with its pin. */
export type PersonStation = {
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** Since when it is linked. */
  readonly linkedAt: Scalars['DateTime']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its service tag. */
  readonly serviceTag: Scalars['String']['output'];
};

/** A voucher for cloud cases or an event that a person accepted or was given. */
export type PersonVoucher = {
  /** When the person accepted it, or was given it. */
  readonly acceptedAt: Scalars['DateTime']['output'];
  /** The name of its customer. */
  readonly customer: Scalars['String']['output'];
  /** When the event begins; null where it is none. */
  readonly eventAt: Maybe<Scalars['DateTime']['output']>;
  /** The name of who gave it to the person; null where the person accepted it. */
  readonly givenBy: Maybe<Scalars['String']['output']>;
  /** The time that it granted the person, in seconds; 0 of an event. */
  readonly grantedSeconds: Scalars['Int']['output'];
  /** Its number. */
  readonly id: Scalars['Int']['output'];
  /** `cloud_modules` or `event`. */
  readonly kind: Scalars['String']['output'];
  /** The name of the learning space of its cases. */
  readonly learningSpace: Scalars['String']['output'];
  /** Its name; null where it was given none. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** `active`, `expired` or `archived`. */
  readonly state: Scalars['String']['output'];
  /** The time of it that the person used, in seconds. */
  readonly usedSeconds: Scalars['Int']['output'];
  /** The end of its validity. */
  readonly validTo: Scalars['DateTime']['output'];
};

/** An archive with everything about a person. */
export type PersonalDataArchive = {
  /** Until when it can be downloaded; it is deleted then. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** The archive's id. */
  readonly id: Scalars['ID']['output'];
  /** As of when its data is. */
  readonly readyAt: Scalars['DateTime']['output'];
  /** Its size in bytes. */
  readonly size: Scalars['Float']['output'];
};

/** The export of everything about the caller. */
export type PersonalDataExport = {
  /** The archive that can be downloaded; null: there is none. */
  readonly archive: Maybe<PersonalDataArchive>;
  /** The latest work on an archive; null: none was asked for in the latest seven days, or it has succeeded. */
  readonly latest: Maybe<Operation>;
  /** From when another one can be asked for; null: now, or as soon as the one that is being made is ready. */
  readonly nextAt: Maybe<Scalars['DateTime']['output']>;
};

/** What of somebody's exercises is nearly finished, and what needs practice again, of the newest version of each module. */
export type PracticeReminders = {
  /** They were proficient, and the failures since then say that the skill is lost. */
  readonly again: PracticeSteps;
  /** One more pass makes them proficient. */
  readonly onePassShort: PracticeSteps;
};

/** Exercises to run next for one reason. */
export type PracticeSteps = {
  /** How many there are. */
  readonly count: Scalars['Int']['output'];
  /** The first of them, at most 3. */
  readonly steps: ReadonlyArray<NextStep>;
};

/** The third level of the procedure catalogue. */
export type ProcedureCategory = {
  /** The name of the category. */
  readonly name: Scalars['String']['output'];
  /** The procedures of the category. */
  readonly subCategories: ReadonlyArray<ProcedureSubCategory>;
};

/** A leaf of the catalogue: one procedure. */
export type ProcedureSubCategory = {
  /** The code of the procedure. */
  readonly code: Scalars['String']['output'];
  /** The procedure's name. */
  readonly name: Scalars['String']['output'];
  /** The fourth level of the catalogue, to which the procedure belongs. */
  readonly subCategory: Scalars['String']['output'];
};

/**
 * The one rule by which the runs for an institution are judged. It is wrong at rates that follow from it, see
 * `docs/areas/results.md`.
 */
export type ProficiencyRule = {
  /** Of 100 attempts, so many failures are acceptable, from 5 to 40 (p0). */
  readonly acceptableFailures: Scalars['Int']['output'];
  /** Whether runs count that people delivered by hand. */
  readonly countsRunsByHand: Scalars['Boolean']['output'];
  /** By what somebody is called proficient. */
  readonly kind: ProficiencyRuleKind;
  /** The limit of the learning curve in tenths, from 10 to 60: 30 is a score of 3; for `learning_curve`. */
  readonly limit: Scalars['Int']['output'];
  /** The limit in tenths, from 10 to 60, at which a control chart (CUSUM) says that the skill is lost again. */
  readonly lossLimit: Scalars['Int']['output'];
  /** Passes in a row, from 2 to 20; for `passes_in_a_row`. */
  readonly passes: Scalars['Int']['output'];
  /** Of 100 attempts, so many failures are too many, from 15 to 90 and at least 10 more than are acceptable (p1). */
  readonly unacceptableFailures: Scalars['Int']['output'];
};

/** A rule as it is chosen; the ranges are those of ProficiencyRule. */
export type ProficiencyRuleInput = {
  /** Of 100 attempts, so many failures are acceptable. */
  readonly acceptableFailures: Scalars['Int']['input'];
  /** Whether runs count that people delivered by hand. */
  readonly countsRunsByHand: Scalars['Boolean']['input'];
  /** By what somebody is called proficient. */
  readonly kind: ProficiencyRuleKind;
  /** The limit of the learning curve in tenths. */
  readonly limit: Scalars['Int']['input'];
  /** The limit in tenths at which the skill is lost again. */
  readonly lossLimit: Scalars['Int']['input'];
  /** Passes in a row. */
  readonly passes: Scalars['Int']['input'];
  /** Of 100 attempts, so many failures are too many. */
  readonly unacceptableFailures: Scalars['Int']['input'];
};

/** By what somebody is called proficient. */
export type ProficiencyRuleKind =
  /** The cumulative sum test for the learning curve (LC-CUSUM) reaches its limit. */
  | 'learning_curve'
  /** Passes in a row, of one version of the exercise. */
  | 'passes_in_a_row';

/** The connection of an institution with its directory. */
export type Provisioning = {
  /** How many people the directory has, and what is or would be of them. */
  readonly counts: ProvisioningCounts;
  /** The credentials that are valid, the latest first. */
  readonly credentials: ReadonlyArray<ProvisioningCredential>;
  /** The number of the customer. */
  readonly customerId: Scalars['Int']['output'];
  /** The name of the customer. */
  readonly customerName: Scalars['String']['output'];
  /** The domains of addresses that staff have confirmed as the institution's, by name. */
  readonly domains: ReadonlyArray<Scalars['String']['output']>;
  /** The address that the directory is set up with. */
  readonly endpoint: Scalars['String']['output'];
  /** The groups of the directory, by name; at most 500. */
  readonly groups: ReadonlyArray<DirectoryGroup>;
  /** The latest instant of a deactivation that waits for an answer; null: none waits. */
  readonly heldUntil: Maybe<Scalars['DateTime']['output']>;
  /** What requests of the directory do. */
  readonly mode: ProvisioningMode;
  /** The latest requests that changed something or were refused, the latest first. */
  readonly requests: ReadonlyArray<ProvisioningRequest>;
  /** The groups of the institution in the portal, by name; at most 500. */
  readonly targets: ReadonlyArray<DirectoryTarget>;
  /** Whether the caller may confirm domains. */
  readonly viewerCanConfirmDomains: Scalars['Boolean']['output'];
};

/** Numbers of people in a directory. */
export type ProvisioningCounts = {
  /** Those who are linked to no account yet, whether or not there is one with their address. */
  readonly awaited: Scalars['Int']['output'];
  /** Those who have no access, or would have none. */
  readonly deactivated: Scalars['Int']['output'];
  /** Those whose deactivation waits for an answer. */
  readonly held: Scalars['Int']['output'];
  /** Those who have an account that is linked, or would be. */
  readonly linked: Scalars['Int']['output'];
  /** All of them. */
  readonly people: Scalars['Int']['output'];
};

/** A credential of a directory, without its secret. */
export type ProvisioningCredential = {
  /** When it was issued. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it ends by itself. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** The credential. */
  readonly id: Scalars['ID']['output'];
  /** When it was last used, to a minute; null: never. */
  readonly lastUsedAt: Maybe<Scalars['DateTime']['output']>;
};

/** What requests of a directory do. */
export type ProvisioningMode =
  /** They are refused. */
  | 'off'
  /** They have their effect. */
  | 'on'
  /** They are answered and counted, and change nothing for anybody. */
  | 'preview';

/** What a request of a directory did. */
export type ProvisioningOutcome =
  /** Something was changed. */
  | 'changed'
  /** Somebody or something was added. */
  | 'created'
  /** A person lost their access. */
  | 'deactivated'
  /** The end of a person's access waits for an answer. */
  | 'held'
  /** A person got their access back. */
  | 'reactivated'
  /** It was refused. */
  | 'refused'
  /** Somebody or something was taken out of the directory. */
  | 'removed';

/** What a request of a directory did. */
export type ProvisioningRequest = {
  /** When it was. */
  readonly at: Scalars['DateTime']['output'];
  /** Why it was refused. */
  readonly detail: Maybe<Scalars['String']['output']>;
  /** The request. */
  readonly id: Scalars['ID']['output'];
  /** Whether it was only counted. */
  readonly isPreview: Scalars['Boolean']['output'];
  /** The name of the person or group in the directory. */
  readonly name: Scalars['String']['output'];
  /** What it did. */
  readonly outcome: ProvisioningOutcome;
  /** Whether it was about a person or a group. */
  readonly resource: DirectoryResource;
};

/** What somebody is asked to approve. */
export type QrLoginRequest = {
  /** Until when the code holds. */
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Who was signed in on it last, or is; null: no one, or one may not sign in on it. */
  readonly lastPerson: Maybe<LastOnStation>;
  /** Since when it shows the code; null: one may not sign in on it. */
  readonly shownAt: Maybe<Scalars['DateTime']['output']>;
  /** The simulator, where one may sign in on it. */
  readonly station: Maybe<SignInStation>;
  /** How it stands with the code for the one who asks. */
  readonly status: QrLoginStatus;
};

/** The outcome of approving or declining a code. */
export type QrLoginResult = {
  /** The simulator, where one may sign in on it. */
  readonly station: Maybe<SignInStation>;
  /** How it ended; `ok` only when it was approved. */
  readonly status: QrLoginStatus;
  /** How many more times the match code may be tried; null: it is not about that. */
  readonly triesLeft: Maybe<Scalars['Int']['output']>;
};

/** How it stands with a code that a simulator shows, or its outcome. */
export type QrLoginStatus =
  /** Somebody said no to it. */
  | 'declined'
  /** The simulator no longer shows it. */
  | 'expired'
  /** It waits for its match code. */
  | 'match_code_wanted'
  /** One may not sign in on this simulator. */
  | 'not_allowed'
  /** It was approved: one is signed in there. */
  | 'ok'
  /** It was scanned by the simulator's own browser. */
  | 'own_station'
  /** Too many wrong match codes; the code is dead. */
  | 'too_many_tries'
  /** No simulator has shown it. */
  | 'unknown'
  /** Somebody else has used it, or it was used before. */
  | 'used'
  /** The match code is another one. It may be tried again. */
  | 'wrong_match_code';

/** What may be read. */
export type Query = {
  /** What the logbook form offers: the procedure catalogue, and the attendings and hospitals of the caller's customers. */
  readonly IRLogFormData: IrLogFormData;
  /** The systems (simulators that stand somewhere) that the caller has linked to themselves, by service tag. */
  readonly UserSystems: ReadonlyArray<UserSystem>;
  /** The versions of the terms of service that the caller accepted, the newest first. */
  readonly acceptedTerms: ReadonlyArray<AcceptedTerms>;
  /** What the accounts can still give in vouchers and events, for those who administer them: the least first, at most 20. */
  readonly accountHours: ReadonlyArray<AccountHours>;
  /**
   * A page of the logbook records that the caller may read, with the number of all that match. Without
   * `searchParams`: the 25 with the latest date of procedure.
   */
  readonly activities: ActivitiesPage;
  /**
   * One logbook record, whole. A record that the caller may not read answers like one that does not exist:
   * `Specified record does not exist or is unavailable`.
   */
  readonly activity: Activity;
  /**
   * A page of the groups that the caller administers, by name unless `sort` says otherwise: as one of their admins, as an admin of their account, and for
   * system administrators all of them.
   */
  readonly administeredGroups: AdministeredGroups;
  /**
   * The people whom the caller may look up (`administeredPerson`) with all these words in their name or address, the best match first, at
   * most 20. Among everybody a word has at least three letters.
   */
  readonly administeredPeople: ReadonlyArray<FoundPerson>;
  /**
   * A person as support and administrators look them up: everybody, whole, for support and sys_admin; for admins of customers and
   * groups their people, as far as it concerns their customers. NOT_FOUND for anybody else.
   */
  readonly administeredPerson: AdministeredPerson;
  /**
   * A page of the runs of everybody whom the caller administers: as an admin of a customer, or of a group in which the person is
   * now; for system administrators those of everybody. Refused with FORBIDDEN for who has none of these roles.
   */
  readonly allVistActivities: AllVistActivitiesPage;
  /** What assignments of a group can ask for. For the same people as `groupAssignments`. */
  readonly assignmentChoices: AssignmentChoices;
  /** The people who are asked for one assignment, those who are late first. For the same people as `groupAssignments`. */
  readonly assignmentPeople: AssignmentPeople;
  /** The attendings of a customer, by last name; at most 5000. For whom may administer the customer's logbook. */
  readonly attendings: ReadonlyArray<Attending>;
  /** Customers whom the log can be narrowed to, whose name contains a text; for their admins those whom they administer. */
  readonly auditCustomers: ReadonlyArray<AuditCustomer>;
  /**
   * What was done, the latest first: of everything for support and sys_admin, of what concerned their customers for those
   * customers' admins. FORBIDDEN for others.
   */
  readonly auditEntries: AuditEntriesPage;
  /** One act with what stood before and after it, for whom `auditEntries` shows it; NOT_FOUND for others. */
  readonly auditEntry: AuditEntryDetail;
  /**
   * People whom the log can be narrowed to, whose name or address contains a text of at least three letters; for admins of
   * customers those of their customers.
   */
  readonly auditPeople: ReadonlyArray<AuditPerson>;
  /**
   * The courses of a learning space that are open to a person or that they have begun, in the space's order, at most 2000. Of the
   * caller, or of somebody in a group of which the caller is an admin; FORBIDDEN otherwise, also for an address that no one has.
   */
  readonly branchCourses: ReadonlyArray<Course>;
  /**
   * A link to all files of one run in a zip, for the admins of the run alone; it is good for five minutes. Refused with
   * MISSING_FILE and what is `missing` where groups, benchmark, metric values or metric descriptions are not there.
   */
  readonly caseDownloadLink: Scalars['String']['output'];
  /**
   * How a class is invited into a group, and who was: for the group's admins, those of its customer, and system
   * administrators.
   */
  readonly classInvitation: ClassInvitation;
  /** The groups that the caller administers, by name, with how their people are doing: for the start page, without other filters. */
  readonly classOverviews: ClassOverviews;
  /**
   * How far the people of a group are in its courses: for the admins of the group and system administrators. It says what the
   * portal has last read of the learning platform, and when that was; it asks the platform for nothing.
   */
  readonly classProgress: ClassProgress;
  /**
   * Lets the caller into the room of a running session: a case of their own, or an event that they conduct or have
   * accepted. The room asks for another one before this one runs out.
   */
  readonly cloudCaseRoomToken: CloudCaseRoomToken;
  /** The changes of one machine before a change that is known, newest first. For the administration of the whole portal. */
  readonly cloudCaseVMHistory: ReadonlyArray<CloudCaseVmChange>;
  /** What the fleet has ready, and what the coming events need of it. For the administration of the whole portal. */
  readonly cloudCaseVMReadiness: CloudCaseVmReadiness;
  /** The machines of the fleet, those that were removed left out, by name. For the administration of the whole portal. */
  readonly cloudCaseVMs: ReadonlyArray<CloudCaseVm>;
  /**
   * Why a session or start that the caller was in, or waited for, is there no longer. Null: it is still running, or there was none that is
   * the caller's.
   */
  readonly cloudSessionEnding: Maybe<CloudSessionEnding>;
  /**
   * How the people of a group stand in the exercises of the simulator, as a table: for the admins of the group and of its account,
   * and system administrators. Only runs made for the group's account count.
   */
  readonly cohortProgress: CohortProgress;
  /** The caller's last check of their connection. Null: they have made none. */
  readonly connectionCheck: Maybe<ConnectionCheck>;
  /** Where the caller may measure the way to a simulator now. Null: none is on. */
  readonly connectionTarget: Maybe<ConnectionTarget>;
  /** Where news and videos come from: the configured ones, and how fresh they are. */
  readonly contentSources: ReadonlyArray<ContentSource>;
  /** What the caller began last and has not finished; null where there is nothing. */
  readonly continueLearning: Maybe<ContinueLearning>;
  /** How many of them there are; the count stops at 10,000. */
  readonly countCloudModulesResourceAccessVouchersAsAdmin: Scalars['Int']['output'];
  /** How many of them there are; the count stops at 10,000. System administrators only. */
  readonly countTalentCourseListings: Scalars['Int']['output'];
  /** A course that is open to the caller or that they have begun; null for any other. */
  readonly course: Maybe<Course>;
  /** The vouchers by which a group gives a course, the latest first: for who manages the courses of the group. */
  readonly courseVouchers: ReadonlyArray<CourseVoucher>;
  /**
   * The courses of a group, by name, with how far somebody is in them, at most 2000: of the caller, or of a member for the admins of
   * the group. NOT_FOUND for a group that the caller may not read, no matter for whom, as for one that is not there; FORBIDDEN for
   * anybody else in a group that the caller may read, also for somebody who is not in it.
   */
  readonly coursesByGroup: ReadonlyArray<Course>;
  /** One account, for its admins and for system administrators. */
  readonly customer: Scalars['Customer']['output'];
  /** The movements of an account's cloud-case time, the latest first. */
  readonly customerCloudModuleQuotaTransactions: CloudModuleQuotaTransactions;
  /** The groups in which the caller has one of the given roles; without `roles`, all groups of the caller. */
  readonly customerGroups: ReadonlyArray<CustomerGroup>;
  /** All groups that the caller is in: the same as `customerGroups` without `roles`. */
  readonly customerGroupsByUser: ReadonlyArray<CustomerGroup>;
  /** What an account may use of one of its learning spaces; for the admins of the account. */
  readonly customerLearningSpaceAccess: CustomerLearningSpaceAccess;
  /**
   * The accounts that the caller administers, by name, at most 1000: for system administrators all of them. Where 1000 come,
   * there may be others, which `search` finds.
   */
  readonly customers: ReadonlyArray<Scalars['Customer']['output']>;
  /** The accounts that an institution's directory manages, by name; at most 20. */
  readonly directoryAccounts: ReadonlyArray<DirectoryAccount>;
  /** The events of the accounts whose events the caller administers that begin before a moment and are not over. */
  readonly dueEvents: DueEvents;
  /** The vouchers of the accounts whose vouchers the caller administers that end within 14 days. */
  readonly endingVouchers: EndingVouchers;
  /**
   * The learning spaces that a person is in: those with a course that is open to them, or that they have begun. Spaces with special
   * codes come first or last, the others by name. Of the caller, or of somebody in a group of which the caller is an admin; FORBIDDEN
   * otherwise, also for an address that no one has.
   */
  readonly enrolledTalentBranches: ReadonlyArray<LearningSpace>;
  /** Whether an event would have a simulator at a time, for those who administer the account's vouchers. */
  readonly eventAvailability: EventAvailability;
  /** What an event was like, for its organizers and for system administrators; also once it is archived. */
  readonly eventReport: EventReport;
  /**
   * The attempts of a person at an exercise, in whatever version of its module, as far as the caller may read them: one's own, or
   * those of somebody whom one administers. Null where there is none.
   */
  readonly exerciseSeries: Maybe<ExerciseSeries>;
  /**
   * Requests that failed or were refused in the last 30 days, the latest first, a page of them: never what was sent with them.
   * Refused with FORBIDDEN for people who are not support or sys_admin.
   */
  readonly failedRequests: FailedRequests;
  /**
   * Starts of the last 24 hours that were refused, or that a machine or the portal failed at. Refused with FORBIDDEN for people who are not support or
   * sys_admin.
   */
  readonly failedStarts: FailedStarts;
  /**
   * What people reported, the latest first, a page of it. Refused with FORBIDDEN for people who are not staff
   * (support, product, qa, sys_admin).
   */
  readonly feedback: FeedbackPage;
  /** One report; null where there is none of this id. For the same people as the list. */
  readonly feedbackReport: Maybe<Feedback>;
  /**
   * The cloud case vouchers of the accounts whose vouchers the caller administers: for system administrators those of all
   * accounts.
   */
  readonly getAllCloudModulesResourceAccessVouchersAsAdmin: ReadonlyArray<CloudModulesResourceAccessVoucher>;
  /** The events of the accounts whose vouchers the caller administers. */
  readonly getAllEventResourceAccessVouchersAsAdmin: EventResourceAccessVouchersAsAdmin;
  /** One cloud case voucher, for whom its account's vouchers may be administered. */
  readonly getCloudModulesResourceAccessVoucherAsAdmin: CloudModulesResourceAccessVoucher;
  /**
   * The cloud case vouchers that the caller has accepted, at most 200: those that are valid first, and of those the one
   * that expires first.
   */
  readonly getCloudModulesResourceAccessVouchersAsTrainee: ReadonlyArray<CloudModulesResourceAccessVoucherAsTrainee>;
  /** One group, for its administrators. */
  readonly getCustomerGroup: CustomerGroup;
  /**
   * The customers (accounts) that the caller administers, by name: for system administrators all of them, for
   * everybody else those on whose list of admins they are, and those whose vouchers they administer as admins of groups.
   */
  readonly getCustomersForAdmin: ReadonlyArray<Scalars['Customer']['output']>;
  /** One event, for those who administer its account's vouchers. */
  readonly getEventResourceAccessVoucherAsAdmin: EventResourceAccessVoucherAsAdmin;
  /** One event, for its organizers and those who have accepted it; one that was cancelled until it would have ended. */
  readonly getEventResourceAccessVoucherById: EventResourceAccessVoucher;
  /**
   * These events, in no order, for those who administer their accounts' vouchers: what became of events that are on show.
   * Numbers of others, and those of no event, are left out. At most 200.
   */
  readonly getEventResourceAccessVouchersAsAdmin: ReadonlyArray<EventResourceAccessVoucherAsAdmin>;
  /**
   * The events that the caller conducts or has accepted, at most 1000: first those that are not over, the earliest first, then
   * those that were cancelled (`archivedAt`) and would not be over yet, then those that are over, the latest first.
   */
  readonly getEventResourceAccessVouchersAsTrainee: ReadonlyArray<EventResourceAccessVoucher>;
  /**
   * The machine that the caller has started a case or an event on: from the start that was asked for to the end of the
   * session. After a start that failed, that machine for two minutes, with `off` and the reason. Null: there is none.
   */
  readonly getVmAssignedToMe: Maybe<CloudCaseVm>;
  /**
   * What the people of a group are asked to do, by due day, with how many have done it. For the admins of the group, those of its
   * customer, and system administrators.
   */
  readonly groupAssignments: GroupAssignments;
  /**
   * Work of the portal that has waited, run or failed again and again for longer than it should. Refused with FORBIDDEN for anyone who
   * is not sys_admin.
   */
  readonly hangingWork: HangingWork;
  /** The hospitals of a customer, by name; at most 5000. For whom may administer the customer's logbook. */
  readonly hospitals: ReadonlyArray<Hospital>;
  /** How much there is in the caller's inbox. */
  readonly inbox: Inbox;
  /** A link to the log files of these runs in one zip, which opens in a new tab. NOT_FOUND where none of them has any. */
  readonly logDownloadLink: Scalars['String']['output'];
  /**
   * How many records and procedures twelve months have: of each institution that the caller administers, and of each group that
   * they administer elsewhere.
   */
  readonly logbookCaseCounts: ReadonlyArray<LogbookCaseCount>;
  /**
   * Whether somebody else has a record of the same case in a group of the caller. Nothing says whose it is or what it holds, because
   * members of a group do not read each other's records.
   */
  readonly logbookCaseOfColleague: Scalars['Boolean']['output'];
  /** One of them, whole, in whatever state. For anybody but its attending it does not exist. */
  readonly logbookConfirmation: Activity;
  /** How many records wait for the caller as their attending, and which of their own were returned to them. */
  readonly logbookConfirmationCounts: LogbookConfirmationCounts;
  /**
   * The logbook records that name the caller as their attending, by the verified address of the caller: open ones with the longest
   * waiting first, others with the latest answer first. Empty for people who are no attending.
   */
  readonly logbookConfirmations: LogbookConfirmationsPage;
  /**
   * Pairs of records that are probably of one case: the same day, hospital, procedure and attending. Of institutions that the caller
   * administers all their pairs, of groups those within the group; latest first, at most 1,000 of each institution or group. Of a case
   * with more than twenty records, the twenty with the first ids are paired.
   */
  readonly logbookDoubles: LogbookDoublesPage;
  /** One of the caller's drafts; null where there is none of that id. No one reads another person's drafts. */
  readonly logbookDraft: Maybe<LogbookDraftContent>;
  /**
   * The caller's drafts of logbook records, the latest first, at most 50; null without an error for people without a logbook,
   * so that the start page can ask for them together with the person.
   */
  readonly logbookDrafts: Maybe<ReadonlyArray<LogbookDraft>>;
  /**
   * How independent a person was, by all ratings of their records that the caller may see, oldest first; at most 2000, the latest.
   * For whom may read the person's totals.
   */
  readonly logbookEntrustments: ReadonlyArray<EntrustedCase>;
  /** The trainees of a group against the targets of its institution. */
  readonly logbookGroupTotals: LogbookGroupTotals;
  /** The caller's imports of earlier logbooks, the latest first, at most 20; null for people without a logbook. */
  readonly logbookImports: Maybe<ReadonlyArray<LogbookImport>>;
  /**
   * Saved mappings of imports: the caller's own, and those that are shared in an institution of the caller, by name, at most 200. Null
   * for people without a logbook.
   */
  readonly logbookMappings: Maybe<ReadonlyArray<LogbookMapping>>;
  /** What the caller's cases of a period count towards, before a report of them is made. */
  readonly logbookReportPreview: LogbookReportPreview;
  /** The caller's reports for examiners. */
  readonly logbookReports: LogbookReports;
  /**
   * The records whose trainee's role the record and its attending name differently, the latest first: the caller's own, and those
   * that the caller confirmed; at most 50.
   */
  readonly logbookRolesToSettle: ReadonlyArray<RoleToSettle>;
  /** What a customer chose for the logbooks of its trainees. For whom may administer the customer's logbook. */
  readonly logbookSettings: LogbookSettings;
  /** The targets of an institution whose logbook the caller administers. */
  readonly logbookTargets: LogbookTargets;
  /**
   * The targets that the caller is behind in; null without an error for people without a logbook, so that the start page can ask
   * for them together with the person.
   */
  readonly logbookTargetsBehind: Maybe<LogbookTargetsBehind>;
  /**
   * What a person's records add up to: the caller's, or those of a trainee for whom the caller is responsible. A record
   * counts for everybody who is listed as a participant. Somebody else who may not be looked at answers like one who does
   * not exist.
   */
  readonly logbookTotals: LogbookTotals;
  /** The groups whose trainees the caller may look at, by customer and name: those administered by the caller. */
  readonly logbookTotalsGroups: LogbookTotalsGroups;
  /**
   * The session of a case that the caller was in last, where it was lost to a failure or an administrator within the hour. Null:
   * it was not.
   */
  readonly lostCloudCaseSession: Maybe<LostCloudSession>;
  /** The newest desktop client that there is for this portal; version 0.0.0 where none is known. */
  readonly maxClientVersion: MaxClientVersion;
  /**
   * What the caller is asked to do, and what of it they have done: what is late first, then by due day. Null only with an error, so
   * that the rest of the start page is answered.
   */
  readonly myAssignments: Maybe<MyAssignments>;
  /**
   * The caller's certificate of an assignment that they have done: as it was issued, or as it would be. NOT_FOUND where they have not
   * done it, or were not asked for it.
   */
  readonly myCertificate: MyCertificate;
  /**
   * The caller's valid certificates, also of assignments that were withdrawn and of groups that they have left. Null only with an
   * error, so that the rest of the page is answered.
   */
  readonly myCertificates: Maybe<MyCertificates>;
  /**
   * The latest news articles of the portal's feed, newest first. Null without an error where no feed is configured; where
   * the feed has never answered, null with an error whose code is `UNAVAILABLE`.
   */
  readonly newsArticles: Maybe<ReadonlyArray<NewsArticle>>;
  /** What of it the caller gets by mail too. */
  readonly notificationMail: NotificationMail;
  /** What the caller was told, the latest first: a page after another. */
  readonly notifications: NotificationsPage;
  /** Work that outlasts a request, while it runs and afterwards, for people who may begin work of its kind. */
  readonly operation: Operation;
  /**
   * Which of these addresses no user of the portal has, for those who administer the account's vouchers. They may be
   * organizers nevertheless: people who sign in with such an address later are organizers.
   */
  readonly organizersWithoutUser: ReadonlyArray<Scalars['String']['output']>;
  /**
   * A page of the caller's own logbook, to be written to a file: the records that they wrote or take part in, by id, which no change
   * moves. For people with a logbook.
   */
  readonly ownLogbook: OwnLogbookPage;
  /**
   * What became of what a person tried, for whom `administeredPerson` shows the person, as far as it concerns the caller's customers; NOT_FOUND
   * for anybody else.
   */
  readonly personHistory: PersonHistory;
  /**
   * How somebody stands in each exercise of the simulator, over all runs that the caller may read: their own, or those of somebody
   * whom they administer. NOT_FOUND for anybody else.
   */
  readonly personProgress: PersonProgress;
  /** The export of everything about the caller. */
  readonly personalDataExport: PersonalDataExport;
  /**
   * What of the caller's exercises is nearly finished, and what they need to practise again, for the start page. Null with an error
   * where it cannot be read now.
   */
  readonly practiceReminders: Maybe<PracticeReminders>;
  /** How the people of an institution come and go by its directory (SCIM 2.0). */
  readonly provisioning: Provisioning;
  /**
   * What a code is for that a simulator shows, for people who have scanned it. It changes nothing, however often and by whomever it is
   * asked.
   */
  readonly qrLogin: QrLoginRequest;
  /**
   * Which of these people the caller may look up (`administeredPerson`), in no order: names in lists lead to the pages that open. Others,
   * and ids of no one, are left out.
   */
  readonly readablePeople: ReadonlyArray<Scalars['ID']['output']>;
  /**
   * The three records with the latest date of procedure that the caller may read; null without an error for people who have
   * no logbook, so that the start page can ask for them together with the person.
   */
  readonly recentActivities: Maybe<ReadonlyArray<Activity>>;
  /**
   * An exercise of the simulator: what it measures, how that is arranged, and what is asked. Anyone signed in may read every
   * exercise, of old versions too: it says nothing of anybody, and results are read against the version that they were made with.
   * Null where there is none of this number.
   */
  readonly simulation: Maybe<Simulation>;
  /** One version of a module, for who keeps them: product and sys_admin, FORBIDDEN for others. */
  readonly simulatorModule: SimulatorModule;
  /**
   * The modules of the simulator with all of their versions, by name, the newest version first, for who keeps them: product and
   * sys_admin, FORBIDDEN for others.
   */
  readonly simulatorModules: SimulatorModulesPage;
  /**
   * Until when the caller could extend the session of a case that they are in now. Null: it cannot be extended, or there is
   * none.
   */
  readonly singleUserCloudCaseExtendableUntil: Maybe<Scalars['DateTime']['output']>;
  /** Whether a machine is free, and stays unreserved for so long, for one person to start a case on now. */
  readonly singleUserCloudCaseVMAvailable: Scalars['Boolean']['output'];
  /** When one person can probably start a case, where no machine is free now. Null: one is free, or it is not known. */
  readonly singleUserCloudCaseVMExpectedAt: Maybe<Scalars['DateTime']['output']>;
  /** Which enrolled stations lack the keys that sign packages, by what they last said; product and sys_admin. */
  readonly softwareKeyGaps: ReadonlyArray<SoftwareKeyGap>;
  /** All software that stations run, by name; product and sys_admin. There are as many as somebody made: dozens. */
  readonly softwareNames: ReadonlyArray<SoftwareName>;
  /** One release with all that is kept of it; product and sys_admin. */
  readonly softwareRelease: SoftwareRelease;
  /** The stations that got a release, with how it stands with each; product and sys_admin. */
  readonly softwareReleaseStations: SoftwareReleaseStationsPage;
  /** Software of stations with its releases, for who keeps it: product and sys_admin, FORBIDDEN for others. */
  readonly softwareReleases: SoftwareReleasesPage;
  /** Who can get a release: customers, and stations with theirs, whose name contains a text; product and sys_admin. */
  readonly softwareRolloutChoices: ReadonlyArray<SoftwareRolloutChoice>;
  /**
   * Whether a person can start something now, by the rules of the start itself; otherwise what stands in the way first. NOT_FOUND for what
   * does not exist, or not for the caller.
   */
  readonly startCheck: StartCheck;
  /**
   * What a question why somebody cannot start something can be about: without a text what the person would expect to start, then what
   * else their institutions have; with one what is found by its name. As far as it concerns the caller's customers; of each kind at most
   * 20, without a text 20 of either. NOT_FOUND where `administeredPerson` is.
   */
  readonly startChoices: ReadonlyArray<StartChoice>;
  /** The simulators on which one is signed in, the latest first. */
  readonly stationSessions: ReadonlyArray<StationSession>;
  /** One of the caller's learning spaces; null where they have none of this number. */
  readonly talentBranch: Maybe<LearningSpace>;
  /** One of the caller's learning spaces; null where they have none of this name. */
  readonly talentBranchByName: Maybe<LearningSpace>;
  /** Every learning space, by name, for system administrators; none for anybody else. */
  readonly talentBranches: ReadonlyArray<LearningSpace>;
  /** One of them, with what it holds and who may use it. System administrators only. */
  readonly talentCourseListing: TalentCourseDetail;
  /** All courses of the learning platform as the portal knows them. System administrators only. */
  readonly talentCourseListings: ReadonlyArray<TalentCourseListing>;
  /** What one of them found, what failed first. System administrators only. */
  readonly talentSyncChanges: TalentSyncChanges;
  /** One of them. System administrators only. */
  readonly talentSyncRun: TalentSyncRun;
  /** The synchronisations with the learning platform, the latest first. System administrators only. */
  readonly talentSyncRuns: TalentSyncRuns;
  /**
   * Who of the caller's groups needs a word this week: trainees and people who were invited, each once, with all reasons. For the admins
   * of groups and of customers, of their groups; of the first 2000 people. What comes of courses is seen by a group's own admins alone.
   */
  readonly thisWeek: WeekPage;
  /**
   * The signed-in person, or somebody else whom the caller may see. Without `emailAddress`, or with the
   * caller's own, it is the caller: identity comes from the token, never from the argument.
   */
  readonly user: Maybe<User>;
  /** A page of the caller's own runs on the simulator. */
  readonly vistActivities: VistActivitiesPage;
  /** The runs that a simulator logged in a period, by when they ended, the latest first; at most 200. */
  readonly vistActivitiesByServiceTag: ReadonlyArray<VistSystemActivity>;
  /** One run on the simulator; null where there is none of this id, or the caller may not read it. */
  readonly vistActivity: Maybe<VistActivity>;
  /** The modules and exercises that runs are narrowed by, whatever their version, by name. */
  readonly vistActivityChoices: ReadonlyArray<VistActivityModule>;
  /**
   * The software of a station: what is installed of the portal's releases, and what is newer than that (11.030). For people who serve
   * the station or are signed in on it; for others, and for an unknown tag, NOT_FOUND.
   */
  readonly vistAvailableReleasesForSystem: ReadonlyArray<SystemSoftwareUpdate>;
  /** The exercises of the modules of a simulator (those of `vistCourses`), in all of them; at most 200. */
  readonly vistCases: ReadonlyArray<VistCase>;
  /** One version of a module, with what the simulator's licence says of it; null where there is none. */
  readonly vistCourse: Maybe<VistCourse>;
  /**
   * The modules of a simulator, by name: of each the version that the simulator says it has installed, or else the newest; at most 500. A
   * service tag gives no right: to callers who may not see that simulator the answer is the same as for an unknown tag, the newest
   * version of each module without licences.
   */
  readonly vistCourses: ReadonlyArray<VistCourse>;
  /**
   * One's own result of a run, by the id that its deliverer gave it: of a run that was launched by the portal the id of the launch.
   * Null as long as it has not arrived.
   */
  readonly vistRun: Maybe<VistRun>;
  /** One simulator; null where there is none of this id. */
  readonly vistSystem: Maybe<VistSystem>;
  /**
   * What is known of the computer of a simulator: for people who have linked it with its pin or are signed in on it, the admins of its
   * customer, support and sys_admin. For anybody else NOT_FOUND, as for a service tag that no one knows.
   */
  readonly vistSystemComputer: VistSystemComputer;
  /** What happened to a simulator, the latest first. */
  readonly vistSystemEvents: VistSystemEvents;
  /** The people who have linked a simulator to themselves with its pin, the latest first. */
  readonly vistSystemLinks: VistSystemLinks;
  /** The logs that a simulator sent, whether or not a run of theirs was delivered, the latest first. */
  readonly vistSystemLogs: VistSystemLogs;
  /**
   * A simulator with all that is known of it, for those who look after it: sys_admin, support, and the admins of its customer. For
   * anybody else NOT_FOUND, as are all fields of this kind.
   */
  readonly vistSystemOverview: VistSystemOverview;
  /** A page of the simulators, by service tag. */
  readonly vistSystemsByServiceTag: ReadonlyArray<VistSystem>;
  /** How many simulators there are of a part of a service tag, name or place, and of how many each condition is to be said. */
  readonly vistSystemsFound: VistSystemsFound;
  /** How many runs simulators logged in a period, by when they ended. */
  readonly vistSystemsLogsNumberByPeriod: Scalars['Int']['output'];
  /** All simulators on site, in numbers. Refused with FORBIDDEN for people who are not sys_admin, as are all fields of this kind. */
  readonly vistSystemsStats: VistSystemsStats;
  /** Whether the caller gets a mail each week with the figures of it. */
  readonly weekMail: WeekMail;
  /**
   * The videos of the portal's playlist in its order. Null without an error where no playlist is configured; where it has
   * never answered, null with an error whose code is `UNAVAILABLE`.
   */
  readonly youtubeVideos: Maybe<ReadonlyArray<YoutubeVideo>>;
};


/** What may be read. */
export type QueryActivitiesArgs = {
  searchParams?: InputMaybe<ActivitiesSearchParams>;
};


/** What may be read. */
export type QueryActivityArgs = {
  id: Scalars['ID']['input'];
};


/** What may be read. */
export type QueryAdministeredGroupsArgs = {
  customerId?: InputMaybe<Scalars['CustomerId']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<GroupSort>;
};


/** What may be read. */
export type QueryAdministeredPeopleArgs = {
  search: Scalars['String']['input'];
};


/** What may be read. */
export type QueryAdministeredPersonArgs = {
  id: Scalars['ID']['input'];
};


/** What may be read. */
export type QueryAllVistActivitiesArgs = {
  groups?: InputMaybe<ReadonlyArray<Scalars['GroupId']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  searchParams?: InputMaybe<VistActivitiesSearchParams>;
};


/** What may be read. */
export type QueryAssignmentChoicesArgs = {
  customerGroupId: Scalars['GroupId']['input'];
};


/** What may be read. */
export type QueryAssignmentPeopleArgs = {
  assignmentId: Scalars['AssignmentId']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What may be read. */
export type QueryAttendingsArgs = {
  customerId: Scalars['CustomerId']['input'];
};


/** What may be read. */
export type QueryAuditCustomersArgs = {
  searchText?: InputMaybe<Scalars['String']['input']>;
};


/** What may be read. */
export type QueryAuditEntriesArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<AuditFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What may be read. */
export type QueryAuditEntryArgs = {
  id: Scalars['ID']['input'];
};


/** What may be read. */
export type QueryAuditPeopleArgs = {
  searchText: Scalars['String']['input'];
};


/** What may be read. */
export type QueryBranchCoursesArgs = {
  branchId: Scalars['LearningSpaceId']['input'];
  emailAddress?: InputMaybe<Scalars['String']['input']>;
};


/** What may be read. */
export type QueryCaseDownloadLinkArgs = {
  unitId: Scalars['ID']['input'];
};


/** What may be read. */
export type QueryClassInvitationArgs = {
  customerGroupId: Scalars['GroupId']['input'];
};


/** What may be read. */
export type QueryClassProgressArgs = {
  customerGroupId: Scalars['GroupId']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What may be read. */
export type QueryCloudCaseRoomTokenArgs = {
  sessionId: Scalars['ID']['input'];
};


/** What may be read. */
export type QueryCloudCaseVmHistoryArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  vmId: Scalars['ID']['input'];
};


/** What may be read. */
export type QueryCloudCaseVMsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What may be read. */
export type QueryCloudSessionEndingArgs = {
  sessionId: Scalars['ID']['input'];
};


/** What may be read. */
export type QueryCohortProgressArgs = {
  customerGroupId: Scalars['GroupId']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What may be read. */
export type QueryCountCloudModulesResourceAccessVouchersAsAdminArgs = {
  customerId?: InputMaybe<Scalars['CustomerId']['input']>;
  learningSpaceId?: InputMaybe<Scalars['LearningSpaceId']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<ResourceAccessVoucherState>;
};


/** What may be read. */
export type QueryCountTalentCourseListingsArgs = {
  learningSpaceId?: InputMaybe<Scalars['LearningSpaceId']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What may be read. */
export type QueryCourseArgs = {
  courseId: Scalars['CourseId']['input'];
};


/** What may be read. */
export type QueryCourseVouchersArgs = {
  customerGroupId: Scalars['GroupId']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  talentCourseId: Scalars['CourseId']['input'];
};


/** What may be read. */
export type QueryCoursesByGroupArgs = {
  customerGroupId: Scalars['GroupId']['input'];
  emailAddress?: InputMaybe<Scalars['String']['input']>;
  uid?: InputMaybe<Scalars['ID']['input']>;
};


/** What may be read. */
export type QueryCustomerArgs = {
  customerId: Scalars['CustomerId']['input'];
};


/** What may be read. */
export type QueryCustomerCloudModuleQuotaTransactionsArgs = {
  customerId: Scalars['CustomerId']['input'];
  from?: InputMaybe<Scalars['DateTime']['input']>;
  kind?: InputMaybe<CloudModuleQuotaTransactionKind>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  personId?: InputMaybe<Scalars['KeycloakId']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  voucherId?: InputMaybe<Scalars['VoucherId']['input']>;
};


/** What may be read. */
export type QueryCustomerGroupsArgs = {
  roles?: InputMaybe<ReadonlyArray<GroupRole>>;
};


/** What may be read. */
export type QueryCustomerLearningSpaceAccessArgs = {
  customerId: Scalars['CustomerId']['input'];
  learningSpaceId: Scalars['LearningSpaceId']['input'];
};


/** What may be read. */
export type QueryCustomersArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<CustomerSort>;
};


/** What may be read. */
export type QueryDirectoryAccountsArgs = {
  customerId: Scalars['CustomerId']['input'];
  search: Scalars['String']['input'];
};


/** What may be read. */
export type QueryDueEventsArgs = {
  until: Scalars['DateTime']['input'];
};


/** What may be read. */
export type QueryEnrolledTalentBranchesArgs = {
  emailAddress?: InputMaybe<Scalars['String']['input']>;
};


/** What may be read. */
export type QueryEventAvailabilityArgs = {
  customerId: Scalars['CustomerId']['input'];
  durationInSeconds: Scalars['Int']['input'];
  eventAt: Scalars['DateTime']['input'];
  voucherId?: InputMaybe<Scalars['VoucherId']['input']>;
};


/** What may be read. */
export type QueryEventReportArgs = {
  voucherId: Scalars['VoucherId']['input'];
};


/** What may be read. */
export type QueryExerciseSeriesArgs = {
  exerciseKey: Scalars['String']['input'];
  uid?: InputMaybe<Scalars['ID']['input']>;
};


/** What may be read. */
export type QueryFailedRequestsArgs = {
  code?: InputMaybe<Scalars['String']['input']>;
  customerId?: InputMaybe<Scalars['CustomerId']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  person?: InputMaybe<Scalars['String']['input']>;
  personId?: InputMaybe<Scalars['KeycloakId']['input']>;
  requestId?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What may be read. */
export type QueryFeedbackArgs = {
  from?: InputMaybe<Scalars['DateTime']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['String']['input']>;
  person?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<FeedbackState>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What may be read. */
export type QueryFeedbackReportArgs = {
  id: Scalars['Int']['input'];
};


/** What may be read. */
export type QueryGetAllCloudModulesResourceAccessVouchersAsAdminArgs = {
  customerId?: InputMaybe<Scalars['CustomerId']['input']>;
  learningSpaceId?: InputMaybe<Scalars['LearningSpaceId']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ResourceAccessVoucherSort>;
  state?: InputMaybe<ResourceAccessVoucherState>;
};


/** What may be read. */
export type QueryGetAllEventResourceAccessVouchersAsAdminArgs = {
  customerId?: InputMaybe<Scalars['CustomerId']['input']>;
  learningSpaceId?: InputMaybe<Scalars['LearningSpaceId']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<EventResourceAccessVoucherSort>;
  state?: InputMaybe<ResourceAccessVoucherState>;
};


/** What may be read. */
export type QueryGetCloudModulesResourceAccessVoucherAsAdminArgs = {
  voucherId: Scalars['VoucherId']['input'];
};


/** What may be read. */
export type QueryGetCustomerGroupArgs = {
  customerGroupId: Scalars['GroupId']['input'];
};


/** What may be read. */
export type QueryGetCustomersForAdminArgs = {
  list?: InputMaybe<CustomerList>;
};


/** What may be read. */
export type QueryGetEventResourceAccessVoucherAsAdminArgs = {
  voucherId: Scalars['VoucherId']['input'];
};


/** What may be read. */
export type QueryGetEventResourceAccessVoucherByIdArgs = {
  voucherId: Scalars['VoucherId']['input'];
};


/** What may be read. */
export type QueryGetEventResourceAccessVouchersAsAdminArgs = {
  voucherIds: ReadonlyArray<Scalars['VoucherId']['input']>;
};


/** What may be read. */
export type QueryGetEventResourceAccessVouchersAsTraineeArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** What may be read. */
export type QueryGroupAssignmentsArgs = {
  customerGroupId: Scalars['GroupId']['input'];
};


/** What may be read. */
export type QueryHospitalsArgs = {
  customerId: Scalars['CustomerId']['input'];
};


/** What may be read. */
export type QueryLogDownloadLinkArgs = {
  activityIds: ReadonlyArray<Scalars['ID']['input']>;
};


/** What may be read. */
export type QueryLogbookCaseCountsArgs = {
  groupId?: InputMaybe<Scalars['GroupId']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
};


/** What may be read. */
export type QueryLogbookCaseOfColleagueArgs = {
  attending: Scalars['ID']['input'];
  dateOfProcedure: Scalars['Date']['input'];
  hospital: Scalars['String']['input'];
  procedureCode: Scalars['String']['input'];
};


/** What may be read. */
export type QueryLogbookConfirmationArgs = {
  id: Scalars['ID']['input'];
};


/** What may be read. */
export type QueryLogbookConfirmationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<LogbookConfirmationList>;
  trainee?: InputMaybe<Scalars['ID']['input']>;
};


/** What may be read. */
export type QueryLogbookDoublesArgs = {
  dismissed?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
};


/** What may be read. */
export type QueryLogbookDraftArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** What may be read. */
export type QueryLogbookEntrustmentsArgs = {
  participant?: InputMaybe<Scalars['KeycloakId']['input']>;
};


/** What may be read. */
export type QueryLogbookGroupTotalsArgs = {
  confirmedOnly?: InputMaybe<Scalars['Boolean']['input']>;
  groupId: Scalars['GroupId']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
};


/** What may be read. */
export type QueryLogbookReportPreviewArgs = {
  from?: InputMaybe<Scalars['Date']['input']>;
  requirementSet: LogbookRequirementSet;
  to: Scalars['Date']['input'];
};


/** What may be read. */
export type QueryLogbookSettingsArgs = {
  customerId: Scalars['CustomerId']['input'];
};


/** What may be read. */
export type QueryLogbookTargetsArgs = {
  customerId: Scalars['CustomerId']['input'];
};


/** What may be read. */
export type QueryLogbookTotalsArgs = {
  confirmedOnly?: InputMaybe<Scalars['Boolean']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  groupId?: InputMaybe<Scalars['GroupId']['input']>;
  participant?: InputMaybe<Scalars['KeycloakId']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
};


/** What may be read. */
export type QueryLogbookTotalsGroupsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What may be read. */
export type QueryMyAssignmentsArgs = {
  isOpen?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** What may be read. */
export type QueryMyCertificateArgs = {
  assignmentId: Scalars['AssignmentId']['input'];
};


/** What may be read. */
export type QueryNotificationsArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isUnread?: InputMaybe<Scalars['Boolean']['input']>;
  kinds?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  locale?: InputMaybe<Scalars['String']['input']>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};


/** What may be read. */
export type QueryOperationArgs = {
  id: Scalars['ID']['input'];
};


/** What may be read. */
export type QueryOrganizersWithoutUserArgs = {
  customerId: Scalars['CustomerId']['input'];
  emails: ReadonlyArray<Scalars['String']['input']>;
};


/** What may be read. */
export type QueryOwnLogbookArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** What may be read. */
export type QueryPersonHistoryArgs = {
  id: Scalars['ID']['input'];
};


/** What may be read. */
export type QueryPersonProgressArgs = {
  uid?: InputMaybe<Scalars['ID']['input']>;
};


/** What may be read. */
export type QueryProvisioningArgs = {
  customerId: Scalars['CustomerId']['input'];
};


/** What may be read. */
export type QueryQrLoginArgs = {
  payload: Scalars['String']['input'];
  serviceTag?: InputMaybe<Scalars['String']['input']>;
};


/** What may be read. */
export type QueryReadablePeopleArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/** What may be read. */
export type QuerySimulationArgs = {
  id: Scalars['Int']['input'];
};


/** What may be read. */
export type QuerySimulatorModuleArgs = {
  simulatorModuleId: Scalars['SimulatorModuleId']['input'];
};


/** What may be read. */
export type QuerySimulatorModulesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  searchText?: InputMaybe<Scalars['String']['input']>;
};


/** What may be read. */
export type QuerySingleUserCloudCaseVmAvailableArgs = {
  durationInSeconds?: InputMaybe<Scalars['Int']['input']>;
};


/** What may be read. */
export type QuerySoftwareKeyGapsArgs = {
  releaseId?: InputMaybe<Scalars['Int']['input']>;
};


/** What may be read. */
export type QuerySoftwareReleaseArgs = {
  releaseId: Scalars['Int']['input'];
};


/** What may be read. */
export type QuerySoftwareReleaseStationsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  releaseId: Scalars['Int']['input'];
  standing?: InputMaybe<SoftwareStanding>;
};


/** What may be read. */
export type QuerySoftwareReleasesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  publishedFrom?: InputMaybe<Scalars['DateTime']['input']>;
  searchText?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<SoftwareReleaseState>;
};


/** What may be read. */
export type QuerySoftwareRolloutChoicesArgs = {
  searchText?: InputMaybe<Scalars['String']['input']>;
};


/** What may be read. */
export type QueryStartCheckArgs = {
  id: Scalars['ID']['input'];
  kind: StartKind;
  personId: Scalars['KeycloakId']['input'];
};


/** What may be read. */
export type QueryStartChoicesArgs = {
  kind?: InputMaybe<StartKind>;
  personId: Scalars['KeycloakId']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What may be read. */
export type QueryTalentBranchArgs = {
  branchId: Scalars['LearningSpaceId']['input'];
};


/** What may be read. */
export type QueryTalentBranchByNameArgs = {
  name: Scalars['String']['input'];
};


/** What may be read. */
export type QueryTalentCourseListingArgs = {
  courseId: Scalars['CourseId']['input'];
};


/** What may be read. */
export type QueryTalentCourseListingsArgs = {
  learningSpaceId?: InputMaybe<Scalars['LearningSpaceId']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<TalentCourseSort>;
};


/** What may be read. */
export type QueryTalentSyncChangesArgs = {
  act?: InputMaybe<TalentSyncAct>;
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What may be read. */
export type QueryTalentSyncRunArgs = {
  id: Scalars['ID']['input'];
};


/** What may be read. */
export type QueryTalentSyncRunsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What may be read. */
export type QueryThisWeekArgs = {
  customerGroupId?: InputMaybe<Scalars['GroupId']['input']>;
  isDismissed?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  reason?: InputMaybe<WeekReasonKind>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What may be read. */
export type QueryUserArgs = {
  emailAddress?: InputMaybe<Scalars['String']['input']>;
};


/** What may be read. */
export type QueryVistActivitiesArgs = {
  groups?: InputMaybe<ReadonlyArray<Scalars['GroupId']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  searchParams?: InputMaybe<VistActivitiesSearchParams>;
};


/** What may be read. */
export type QueryVistActivitiesByServiceTagArgs = {
  from: Scalars['DateTime']['input'];
  serviceTag: Scalars['String']['input'];
  to: Scalars['DateTime']['input'];
};


/** What may be read. */
export type QueryVistActivityArgs = {
  id: Scalars['ID']['input'];
};


/** What may be read. */
export type QueryVistAvailableReleasesForSystemArgs = {
  serviceTag: Scalars['String']['input'];
};


/** What may be read. */
export type QueryVistCasesArgs = {
  searchParams?: InputMaybe<VistCasesSearchParams>;
  serviceTag?: InputMaybe<Scalars['String']['input']>;
};


/** What may be read. */
export type QueryVistCourseArgs = {
  code: Scalars['String']['input'];
  serviceTag?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['String']['input'];
};


/** What may be read. */
export type QueryVistCoursesArgs = {
  serviceTag?: InputMaybe<Scalars['String']['input']>;
};


/** What may be read. */
export type QueryVistRunArgs = {
  launchId: Scalars['String']['input'];
};


/** What may be read. */
export type QueryVistSystemArgs = {
  id: Scalars['ID']['input'];
};


/** What may be read. */
export type QueryVistSystemComputerArgs = {
  serviceTag: Scalars['String']['input'];
};


/** What may be read. */
export type QueryVistSystemEventsArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  group?: InputMaybe<VistSystemEventGroup>;
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** What may be read. */
export type QueryVistSystemLinksArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What may be read. */
export type QueryVistSystemLogsArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What may be read. */
export type QueryVistSystemOverviewArgs = {
  id: Scalars['ID']['input'];
};


/** What may be read. */
export type QueryVistSystemsByServiceTagArgs = {
  condition?: InputMaybe<VistSystemCondition>;
  days?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<VistSystemOrder>;
  serviceTag: Scalars['String']['input'];
};


/** What may be read. */
export type QueryVistSystemsFoundArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
  serviceTag: Scalars['String']['input'];
};


/** What may be read. */
export type QueryVistSystemsLogsNumberByPeriodArgs = {
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
};


/** What may be read. */
export type QueryYoutubeVideosArgs = {
  maxResults?: Scalars['Int']['input'];
};

/** The different choices of the caller's latest 50 records of one customer: at most five of each kind, the latest first. */
export type RecentChoices = {
  /** Ids of attendings. */
  readonly attendings: ReadonlyArray<Scalars['ID']['output']>;
  /** The number of the customer. */
  readonly customerId: Scalars['Int']['output'];
  /** Names of hospitals. */
  readonly hospitals: ReadonlyArray<Scalars['String']['output']>;
  /** Codes of procedures. */
  readonly procedures: ReadonlyArray<Scalars['String']['output']>;
};

/** The offer to take the confirmation of one record back. */
export type RecordUndoOffer = {
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** How to take it back. */
  readonly undo: UndoOffer;
};

/** What `refreshCourseProgress` answers. */
export type RefreshCourseProgressPayload = {
  /** The course that was asked for; without one, every course in which the caller is enrolled. */
  readonly courses: ReadonlyArray<Course>;
  /** For how many milliseconds from this answer on they may still be called current; 0: they are not. */
  readonly currentForMs: Scalars['Int']['output'];
  /**
   * Whether exactly what was asked for was just read, and nothing was done since that changes it. Otherwise the figures are as old
   * as they say, and asking again may bring newer ones.
   */
  readonly isCurrent: Scalars['Boolean']['output'];
  /** Whether the platform owes an answer to a reset of a course that was asked for: whether it was done is not known. */
  readonly isResetUnconfirmed: Scalars['Boolean']['output'];
  /** In how many of the courses that were asked for the platform no longer has the caller. */
  readonly missingCourses: Scalars['Int']['output'];
  /** When the platform last told how far the caller is in their courses; null: never. */
  readonly readAt: Maybe<Scalars['DateTime']['output']>;
  /** When it last told how far the caller is in the course that was asked for and in its units; null: never, or none was. */
  readonly unitsReadAt: Maybe<Scalars['DateTime']['output']>;
};

/** What `remindPeople` answers. */
export type RemindedPeople = {
  /** Each person once, in the order in which they were named. */
  readonly outcomes: ReadonlyArray<ReminderOutcome>;
};

/** Whether a person was reminded. */
export type ReminderOutcome = {
  /** When they can be reminded; null where that is not known. */
  readonly againFrom: Maybe<Scalars['DateTime']['output']>;
  /** The person. */
  readonly id: Scalars['ID']['output'];
  /** Why it was not. */
  readonly refusal: Maybe<ReminderRefusal>;
  /** When the mail was written; null: it was not. */
  readonly remindedAt: Maybe<Scalars['DateTime']['output']>;
};

/** Why a person is not reminded. */
export type ReminderRefusal =
  /** They are in none of the caller's groups. */
  | 'notInGroup'
  /** They want no reminders. */
  | 'optedOut'
  /** Their address is not confirmed. */
  | 'unverified'
  /** They were reminded a short while ago. */
  | 'writtenLately';

/** What `removeCustomerGroup` answers. */
export type RemoveCustomerGroupPayload = {
  /** The number of the group that is gone. */
  readonly customerGroupId: Scalars['Int']['output'];
  /** How to take it back; null: too late for that. */
  readonly undo: Maybe<UndoOffer>;
};

/** What `removeAllUsers` and `removeGroupMember` answer. */
export type RemovedUsersPayload = {
  /** The group as it is now. */
  readonly customerGroup: CustomerGroup;
  /** How many people were taken out. */
  readonly removedCount: Scalars['Int']['output'];
  /** How to take it back; null: no one was taken out. */
  readonly undo: Maybe<UndoOffer>;
};

/** What `resetAccountProgress` answers. */
export type ResetAccountProgressPayload = {
  /** Always true: a reset that fails is an error. */
  readonly done: Scalars['Boolean']['output'];
};

/** What `resetMyCourseProgress` answers. */
export type ResetMyCourseProgressPayload = {
  /** The course at its beginning. */
  readonly course: Course;
};

/** What the changes of a voucher of either kind answer. */
export type ResourceAccessVoucherPayload = {
  /** The voucher as it is now; null where it is an event. */
  readonly cloudModulesVoucher: Maybe<CloudModulesResourceAccessVoucher>;
  /** The event as it is now; null where it is a voucher for cloud modules. */
  readonly eventVoucher: Maybe<EventResourceAccessVoucherAsAdmin>;
  /** The number of the voucher. */
  readonly id: Scalars['Int']['output'];
  /** What the voucher gives access to. */
  readonly type: ResourceAccessVoucherType;
};

/** The order of vouchers. */
export type ResourceAccessVoucherSort =
  /** By creation, the latest first. */
  | 'newest'
  /** By creation, the earliest first. */
  | 'oldest';

/** How a voucher stands. */
export type ResourceAccessVoucherState =
  /** It can be accepted, changed and archived. */
  | 'active'
  /** It was ended for good. */
  | 'archived'
  /** Its time is over; it can be archived. */
  | 'expired';

/** What a voucher gives access to. */
export type ResourceAccessVoucherType =
  /** Cases of cloud modules, at any time until the voucher expires. */
  | 'cloud_modules'
  /** A room at a set time, with its organizers. */
  | 'event';

/** What `returnActivity` answers. */
export type ReturnActivityPayload = {
  /** What waits now. */
  readonly counts: LogbookConfirmationCounts;
  /** Whether it is returned with this word; false: it was changed in the meantime. */
  readonly isReturned: Scalars['Boolean']['output'];
  /** The record as it is now. */
  readonly record: Activity;
  /** How to take it back; null: it was not returned. */
  readonly undo: Maybe<UndoOffer>;
};

/** A record that its attending has returned to the caller. */
export type ReturnedRecord = {
  /** Who returned it; null: they are no longer known. */
  readonly by: Maybe<Scalars['String']['output']>;
  /** The day of the procedure. */
  readonly dateOfProcedure: Scalars['Date']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** The name of the procedure. */
  readonly procedureName: Scalars['String']['output'];
  /** What needs correcting. */
  readonly word: Scalars['String']['output'];
};

/** A record whose trainee's role is named differently by the record and the attending. */
export type RoleToSettle = {
  /** The day of the procedure. */
  readonly dateOfProcedure: Scalars['Date']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** The name of the other one; null: they are no longer known. */
  readonly otherName: Maybe<Scalars['String']['output']>;
  /** The name of the procedure. */
  readonly procedureName: Scalars['String']['output'];
  /** The role of the writer in the record; null: none is stated. */
  readonly recordedRole: Maybe<Scalars['String']['output']>;
  /** As whom the caller sees it. */
  readonly side: EntrustmentSide;
  /** What the attending says. */
  readonly statedRole: AttendingsRole;
};

/** One record to save: the arguments of `saveActivity`. */
export type SaveActivityInput = {
  /** The record; with an `id`, it changes that one. */
  readonly activity: ActivityInput;
  /** The attending as "Last, First", where no id was chosen. */
  readonly attendingName?: InputMaybe<Scalars['String']['input']>;
  /** The customer of the record's group. */
  readonly customerId?: InputMaybe<Scalars['CustomerId']['input']>;
};

/** What `saveActivity` answers. */
export type SaveActivityPayload = {
  /** The list after the change; without `searchParams`, 1000 records by date of procedure, latest first. */
  readonly activities: ActivitiesPage;
  /** The record as it is stored. */
  readonly activity: Activity;
};


/** What `saveActivity` answers. */
export type SaveActivityPayloadActivitiesArgs = {
  searchParams?: InputMaybe<ActivitiesSearchParams>;
};

/** Why a record was not saved: what the error of `saveActivity` says. */
export type SaveActivityRefusal = {
  /** The code of the error, such as `INVALID_INPUT`. */
  readonly code: Scalars['String']['output'];
  /** The further facts of the error, such as `fields`, as JSON. */
  readonly facts: Scalars['String']['output'];
  /** The sentence of the error. */
  readonly message: Scalars['String']['output'];
};

/** What became of one of several records to save. */
export type SaveActivityResult = {
  /** The record as it is stored; null where it was refused. */
  readonly activity: Maybe<Activity>;
  /** Why the record was refused; null where it was saved. */
  readonly refusal: Maybe<SaveActivityRefusal>;
};

/** What `saveLogbookDraft` answers. */
export type SaveLogbookDraftPayload = {
  /** What is stored, where that is not what was sent. */
  readonly content: Maybe<Scalars['String']['output']>;
  /** The draft as it is stored; null where it is a record already. */
  readonly draft: Maybe<LogbookDraft>;
  /** What became of the content. */
  readonly outcome: LogbookDraftOutcome;
  /** The record that was made of the draft already. */
  readonly recordId: Maybe<Scalars['ID']['output']>;
};

/** A record as somebody has it before their eyes. */
export type SeenActivityInput = {
  /** The record's id. */
  readonly id: Scalars['ID']['input'];
  /** Its `modifiedAt`. */
  readonly modifiedAt: Scalars['DateTime']['input'];
  /** Its state: `open` or `returned`. */
  readonly state: ActivityConfirmationState;
};

/** A report that was kept. */
export type SentFeedback = {
  /** Its number. */
  readonly id: Scalars['Int']['output'];
};

/** Whose attempts they are. */
export type SeriesPerson = {
  /** Their first name. */
  readonly first_name: Scalars['String']['output'];
  /** Their id in the identity service. */
  readonly keycloak_id: Scalars['ID']['output'];
  /** Their last name. */
  readonly last_name: Scalars['String']['output'];
};

/** A simulator on site, as people who sign in on it know it. */
export type SignInStation = {
  /** What it is called. */
  readonly name: Scalars['String']['output'];
  /** The customer whose it is. */
  readonly owner: Scalars['String']['output'];
  /** Where it stands; empty: no one has said. */
  readonly place: Scalars['String']['output'];
  /** Its service tag, as it is written on it. */
  readonly serviceTag: Scalars['String']['output'];
};

/** An exercise of one version of a module of the simulator. */
export type Simulation = {
  /** What is asked of a run, in the order of the metrics. */
  readonly benchmarks: ReadonlyArray<Benchmark>;
  /** Its code within the module; the same in every version. */
  readonly code: Scalars['String']['output'];
  /** What it is about. */
  readonly description: Scalars['String']['output'];
  /** What is measured, in groups that are nested to at most five levels. */
  readonly groups: ReadonlyArray<MetricGroup>;
  /** The number of the exercise. */
  readonly id: Scalars['Int']['output'];
  /** Whether it is made by the learner, with the simulator's editor of cases. */
  readonly isCaseCreator: Scalars['Boolean']['output'];
  /** Everything that is measured, in its order, also what is in no group. */
  readonly metrics: ReadonlyArray<Scalars['Metric']['output']>;
  /** The code of the module; the same in every version. */
  readonly moduleCode: Scalars['String']['output'];
  /** The number of the module's version. */
  readonly moduleId: Scalars['Int']['output'];
  /** The name of the module. */
  readonly moduleName: Scalars['String']['output'];
  /** The version of the module. */
  readonly moduleVersion: Scalars['String']['output'];
  /** The name of the exercise. */
  readonly name: Scalars['String']['output'];
};

/** An exercise in the list of its module. */
export type SimulatorExercise = {
  /** How much is asked of a run. */
  readonly benchmarkCount: Scalars['Int']['output'];
  /** The case of the cloud that runs it; null where none does. */
  readonly cloudCaseId: Maybe<Scalars['ID']['output']>;
  /** Its code within the module; the same in every version. */
  readonly code: Scalars['String']['output'];
  /** What it is about. */
  readonly description: Scalars['String']['output'];
  /** The number of the exercise. */
  readonly id: Scalars['Int']['output'];
  /** Whether it is made by the learner, with the simulator's editor of cases. */
  readonly isCaseCreator: Scalars['Boolean']['output'];
  /** How much is measured in it. */
  readonly metricCount: Scalars['Int']['output'];
  /** The name of the exercise. */
  readonly name: Scalars['String']['output'];
  /** What the simulator is started with beside it; empty where nothing. */
  readonly options: Scalars['String']['output'];
  /** How many results it has, counted up to 1001, which stands for more than a thousand. */
  readonly resultCount: Scalars['Int']['output'];
};

/** What a licence says of an exercise. */
export type SimulatorExerciseLicense = {
  /** Whether the licence has run out. */
  readonly expired: Scalars['Boolean']['output'];
  /** The number of the exercise. */
  readonly id: Scalars['Int']['output'];
  /** How many days are left, negative once it has run out; null where it has no end, or where there is no licence. */
  readonly remainingdays: Maybe<Scalars['Int']['output']>;
  /** Whether it may be run. */
  readonly valid: Scalars['Boolean']['output'];
};

/** The right to deliver one run of an exercise. */
export type SimulatorLaunch = {
  /** Until when a run of it is accepted. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** Its id, which the delivery names. */
  readonly id: Scalars['ID']['output'];
};

/** What the licence of a simulator says of the exercises of a module. */
export type SimulatorLicense = {
  /** Whether the licence of a simulator was read. Where no simulator is asked for, none was, and nothing is said of exercises. */
  readonly checked: Scalars['Boolean']['output'];
  /** What it says of each exercise. */
  readonly simulations: ReadonlyArray<SimulatorExerciseLicense>;
};

/** One version of a module of the simulator. */
export type SimulatorModule = {
  /** Its code; the same in every version. */
  readonly code: Scalars['String']['output'];
  /** What is trained with it. */
  readonly description: Scalars['String']['output'];
  /** How many exercises it has. */
  readonly exerciseCount: Scalars['Int']['output'];
  /** Whether one of its exercises is made by the learner, with the simulator's editor of cases. */
  readonly hasCaseCreator: Scalars['Boolean']['output'];
  /** The number of the module's version. */
  readonly id: Scalars['Int']['output'];
  /** When its definition was imported, or last changed by an import. */
  readonly importedAt: Scalars['DateTime']['output'];
  /** Who imported it; null: an operator by a command, or somebody who is gone. */
  readonly importedBy: Maybe<Person>;
  /** Whether no later version is known. */
  readonly isNewest: Scalars['Boolean']['output'];
  /** What a simulator may run of it. */
  readonly license: SimulatorLicense;
  /** The name of the module. */
  readonly name: Scalars['String']['output'];
  /** How many results were made with it, counted up to 1001, which stands for more than a thousand. */
  readonly resultCount: Scalars['Int']['output'];
  /** The version of the format in which its results are delivered. */
  readonly resultFormatVersion: Scalars['String']['output'];
  /** Its exercises, in their order. */
  readonly simulations: ReadonlyArray<SimulatorExercise>;
  /** The version: up to four numbers with dots. */
  readonly version: Scalars['String']['output'];
};

/** A page of the modules of the simulator. */
export type SimulatorModulesPage = {
  /** Those of the page. */
  readonly modules: ReadonlyArray<SimulatorModule>;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A document of a release. */
export type SoftwareDocument = {
  /** Which one it is. */
  readonly kind: SoftwareDocumentKind;
  /** As it was named when it was uploaded. */
  readonly name: Scalars['String']['output'];
  /** In bytes. */
  readonly size: Scalars['Float']['output'];
  /** Where it is read, for some minutes. */
  readonly url: Scalars['String']['output'];
};

/** The kinds of documents of a release (11.011, 11.019). */
export type SoftwareDocumentKind =
  /** The case book. */
  | 'caseBook'
  /** The list of clinical devices. */
  | 'clinicalDeviceList'
  /** The manual. */
  | 'manual'
  /** The release notes. */
  | 'releaseNotes'
  /** The guide step by step. */
  | 'stepByStep';

/** A key that signs packages, and the stations that do not have it: they refuse what it signed until a new token brings it. */
export type SoftwareKeyGap = {
  /** Whether it signs the packages that are uploaded now. */
  readonly isSigning: Scalars['Boolean']['output'];
  /** The public key, the `x` of its JWK. */
  readonly key: Scalars['String']['output'];
  /** Those that lack it, by customer and name: the first 50. */
  readonly lacking: ReadonlyArray<StationWithoutKey>;
  /** How many of them said that they do not have it. */
  readonly lackingCount: Scalars['Int']['output'];
  /** How many enrolled stations are meant. */
  readonly stationCount: Scalars['Int']['output'];
  /** How many of them never said which keys they have. */
  readonly unknownCount: Scalars['Int']['output'];
};

/** A software that stations run. */
export type SoftwareName = {
  /** Names it in programs. */
  readonly code: Scalars['String']['output'];
  /** What it is called. */
  readonly name: Scalars['String']['output'];
  /** Its newest version, published or not; null: it has none. */
  readonly newestVersion: Maybe<Scalars['String']['output']>;
};

/** What a station downloads. */
export type SoftwarePackage = {
  /** As it was named when it was uploaded. */
  readonly name: Scalars['String']['output'];
  /** Of its content, as hexadecimal digits. */
  readonly sha256: Scalars['String']['output'];
  /** The public key that signed it; null: it is not signed. */
  readonly signingKey: Maybe<Scalars['String']['output']>;
  /** In bytes; can be more than 2 GB. */
  readonly size: Scalars['Float']['output'];
};

/** With how many stations a release stands how; each station counts once (`SoftwareStanding`). */
export type SoftwareProgress = {
  /** They download it. */
  readonly downloading: Scalars['Int']['output'];
  /** Their last download or installation failed. */
  readonly failed: Scalars['Int']['output'];
  /** They have it. */
  readonly installed: Scalars['Int']['output'];
  /** They install it. */
  readonly installing: Scalars['Int']['output'];
  /** They have its package. */
  readonly ready: Scalars['Int']['output'];
  /** They have a newer version. */
  readonly superseded: Scalars['Int']['output'];
  /** All that got it. */
  readonly total: Scalars['Int']['output'];
  /** No one there has begun. */
  readonly waiting: Scalars['Int']['output'];
};

/** A release as those see it who keep software. */
export type SoftwareRelease = {
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Who made it; null: somebody who is gone, or the portal. */
  readonly createdBy: Maybe<Person>;
  /** Its documents, in the order in which they are shown. */
  readonly documents: ReadonlyArray<SoftwareDocument>;
  /** The number of the release. */
  readonly id: Scalars['Int']['output'];
  /** Its package; null: none was uploaded yet. */
  readonly package: Maybe<SoftwarePackage>;
  /** How far it is: with how many stations it stands how. */
  readonly progress: SoftwareProgress;
  /** When it was published; null: it is a draft. */
  readonly publishedAt: Maybe<Scalars['DateTime']['output']>;
  /** How many stations it is offered to today, or would be if it were published. */
  readonly reachedStations: Scalars['Int']['output'];
  /** Who gets it. */
  readonly rollout: SoftwareRollout;
  /** The code of its software. */
  readonly softwareCode: Scalars['String']['output'];
  /** What its software is called. */
  readonly softwareName: Scalars['String']['output'];
  /** How it stands. */
  readonly state: SoftwareReleaseState;
  /** Names it for people and programs. */
  readonly stringIdentifier: Scalars['String']['output'];
  /** Its version. */
  readonly version: Scalars['String']['output'];
  /** When it was withdrawn; null: it was not. */
  readonly withdrawnAt: Maybe<Scalars['DateTime']['output']>;
};

/** How a release stands. */
export type SoftwareReleaseState =
  /** No one gets it yet. */
  | 'draft'
  /** Its stations get it. */
  | 'published'
  /** No station begins with it from then on. */
  | 'withdrawn';

/** A release with one of its stations. */
export type SoftwareReleaseStation = {
  /** What it has of this software; null: nothing. */
  readonly currentVersion: Maybe<Scalars['String']['output']>;
  /** Its customer. */
  readonly customerName: Scalars['String']['output'];
  /** The id of the update. */
  readonly id: Scalars['ID']['output'];
  /** What the station is called. */
  readonly name: Scalars['String']['output'];
  /** The running work, where the caller may end it; null: none does, or it is not theirs to end. */
  readonly operationId: Maybe<Scalars['ID']['output']>;
  /** The service tag of the station. */
  readonly serviceTag: Scalars['String']['output'];
  /** How the release stands with it. */
  readonly standing: SoftwareStanding;
  /** The same with its work, and what went wrong. */
  readonly state: SystemSoftwareUpdateState;
};

/** A page of the stations of a release. */
export type SoftwareReleaseStationsPage = {
  /** Those of the page, by customer and name. */
  readonly stations: ReadonlyArray<SoftwareReleaseStation>;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A page of releases. */
export type SoftwareReleasesPage = {
  /** Those of the page, by software, the newest version first. */
  readonly releases: ReadonlyArray<SoftwareRelease>;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Who gets a release. */
export type SoftwareRollout = {
  /** The customers whose stations get it. */
  readonly customers: ReadonlyArray<SoftwareRolloutChoice>;
  /** Whether every station gets it. */
  readonly isForAll: Scalars['Boolean']['output'];
  /** Single stations. */
  readonly stations: ReadonlyArray<SoftwareRolloutChoice>;
};

/** A customer, or a station with its customer. */
export type SoftwareRolloutChoice = {
  /** Set where it is a customer: its number. */
  readonly customerId: Maybe<Scalars['Int']['output']>;
  /** The customer's name, or the station's with its service tag and customer. */
  readonly name: Scalars['String']['output'];
  /** Set where it is a station: its id. */
  readonly stationId: Maybe<Scalars['ID']['output']>;
};

/** How a release stands with a station that got it. */
export type SoftwareStanding =
  /** It is being downloaded, or waits for the station to begin with that. */
  | 'downloading'
  /** The last download or installation failed. */
  | 'failed'
  /** The station has it. */
  | 'installed'
  /** It is being installed, or waits for the station to begin with that. */
  | 'installing'
  /** The station has its package. */
  | 'ready'
  /** The station has a newer version. */
  | 'superseded'
  /** No one there has begun. */
  | 'waiting';

/** Whether a person can start something. */
export type StartCheck = {
  /** Since or from when, as the code says; null where it says nothing of it. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** When it was looked at. */
  readonly checkedAt: Scalars['DateTime']['output'];
  /** What stands in the way first, such as `NO_FREE_MACHINE`; `MAY_START` or `MAY_JOIN` where nothing does. */
  readonly code: Scalars['String']['output'];
  /** Whether the person can start or join it now. */
  readonly isPossible: Scalars['Boolean']['output'];
  /** What it was about. */
  readonly name: Scalars['String']['output'];
  /** What stands in the way, or the simulator that is nearest to a start. */
  readonly other: Maybe<Scalars['String']['output']>;
  /** The names of at most three people who can help, without the caller's own. */
  readonly people: ReadonlyArray<Scalars['String']['output']>;
  /**
   * Of an exercise: the simulators that the person can use, because they used them or their institution has them, the nearest to a start
   * first, at most 10. Empty of anything else.
   */
  readonly simulators: ReadonlyArray<StartSimulator>;
  /** Whether the caller is one of those who can help. */
  readonly viewerCanHelp: Scalars['Boolean']['output'];
};

/** Something that a person may want to start. */
export type StartChoice = {
  /** Whether the person can start it now; null where it was removed in between. */
  readonly answer: Maybe<StartCheck>;
  /** When the event begins; null where it is none. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What tells it from others of the name: the module, the institution, or the time. */
  readonly detail: Scalars['String']['output'];
  /** When the person's last start of it failed or was refused; null where none was tried lately, or the last one did not fail. */
  readonly failedAt: Maybe<Scalars['DateTime']['output']>;
  /** Why it did, in words; null where none did, or it is not known. */
  readonly failedReason: Maybe<Scalars['String']['output']>;
  /** Its id among those of its kind. */
  readonly id: Scalars['ID']['output'];
  /** Whether the person would expect to start it: they have it, it was asked of them, or they tried it lately. */
  readonly isExpected: Scalars['Boolean']['output'];
  /** What it is. */
  readonly kind: StartKind;
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** When the person last started, ran or worked on it, whatever became of it; null where that is not known. */
  readonly usedAt: Maybe<Scalars['DateTime']['output']>;
  /** The name of the simulator where it was one of a `station`. */
  readonly usedOn: Maybe<Scalars['String']['output']>;
  /** Of an exercise, where that run was made: `cloud_machine`, `station` or `by_hand`; null of anything else. */
  readonly usedSource: Maybe<Scalars['String']['output']>;
  /** Since when the person has had the page of the event open and waited for it; null: they do not. */
  readonly waitingSince: Maybe<Scalars['DateTime']['output']>;
};

/** What a person starts. */
export type StartKind =
  /** A cloud case, for oneself. */
  | 'case'
  /** A course of the learning platform. */
  | 'course'
  /** An event. */
  | 'event'
  /** An exercise at a simulator. */
  | 'exercise';

/** A simulator at which a person may want to start an exercise. */
export type StartSimulator = {
  /** What stands in the way there first, such as `NOT_INSTALLED`; `MAY_START` where nothing does. */
  readonly code: Scalars['String']['output'];
  /** Its name and service tag. */
  readonly name: Scalars['String']['output'];
};

/** The roles of participants. */
export type StatedRole =
  /** Assistant. */
  | 'Assistant'
  /** Circulating technologist. */
  | 'Circulator'
  /** Observer. */
  | 'Observer'
  /** First operator. */
  | 'Operator'
  /** Scrubbed technologist. */
  | 'Scrub';

/** Somebody's time on a simulator, from the approved code to its end. */
export type StationSession = {
  /** When it ended; null: it is still running. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it is over at the latest. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** The id of the session. */
  readonly id: Scalars['ID']['output'];
  /** When something was last done with it. */
  readonly lastUsedAt: Scalars['DateTime']['output'];
  /** When it began. */
  readonly signedInAt: Scalars['DateTime']['output'];
  /** The simulator. */
  readonly station: SignInStation;
};

/** An enrolled station that lacks a key. */
export type StationWithoutKey = {
  /** Its customer. */
  readonly customerName: Scalars['String']['output'];
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** What it is called. */
  readonly name: Scalars['String']['output'];
  /** Its service tag. */
  readonly serviceTag: Scalars['String']['output'];
};

/** A software that stations run (11.020). */
export type SystemSoftware = {
  /** Names it in programs; it never changes. */
  readonly code: Scalars['String']['output'];
  /** What it is called. */
  readonly name: Scalars['String']['output'];
};

/** How work on an update stands (11.018, X54). */
export type SystemSoftwareOperationState = {
  /** What went wrong, in words, the oldest first. */
  readonly errors: ReadonlyArray<Scalars['String']['output']>;
  /** How far it is, 0 to 100. */
  readonly progress: Scalars['Int']['output'];
  /** `WAITING` until the station takes it up, `RUNNING`, `COMPLETE` or `FAILED`. Whatever else it ever is counts as running. */
  readonly state: Scalars['String']['output'];
};

/** The latest work on an update (11.018). */
export type SystemSoftwareOperationStates = {
  /** The latest download; null: no one has asked for one. */
  readonly download: Maybe<SystemSoftwareOperationState>;
  /** The latest installation; null: no one has asked for one. */
  readonly install: Maybe<SystemSoftwareOperationState>;
};

/** A release of a software (11.020). */
export type SystemSoftwareRelease = {
  /** Names it among all releases. */
  readonly id: Scalars['ID']['output'];
  /** Of what it is a release. */
  readonly software: SystemSoftware;
  /** Names it for people and programs: the code of its software and its version. */
  readonly stringIdentifier: Scalars['String']['output'];
  /** Its version. */
  readonly version: SystemSoftwareVersion;
};

/** A release as it stands with one station (11.017). */
export type SystemSoftwareUpdate = {
  /** When the station got it offered. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** What the station has of this software, by what it says; null: nothing. What no one released has no `releaseId`. */
  readonly currentRelease: Maybe<SystemSoftwareRelease>;
  /** The id of the update. */
  readonly id: Scalars['ID']['output'];
  /** The release. */
  readonly release: SystemSoftwareRelease;
  /** How it stands. */
  readonly state: SystemSoftwareUpdateState;
  /** Whether the caller may have it downloaded and installed. */
  readonly viewerCanServe: Scalars['Boolean']['output'];
};

/** The outcome of asking for a download or an installation. */
export type SystemSoftwareUpdatePayload = {
  /** `STARTED`, `GOES_ON`, `DONE`, or why not: `WITHDRAWN`, `NOT_DOWNLOADED`, `OTHER_WORK`, `SIGNED_IN`, `STATION_CLONED`. */
  readonly code: Scalars['String']['output'];
  /** The same in words. */
  readonly message: Scalars['String']['output'];
  /** Whether it is on its way, or done. */
  readonly success: Scalars['Boolean']['output'];
  /** The update as it stands by now. */
  readonly update: SystemSoftwareUpdate;
};

/** How an update stands with its station (11.018). */
export type SystemSoftwareUpdateState = {
  /** Whether the station has its package, or has it installed. */
  readonly downloaded: Scalars['Boolean']['output'];
  /** The id of the update. */
  readonly id: Scalars['ID']['output'];
  /** Whether the station has it: what the station says counts. */
  readonly installed: Scalars['Boolean']['output'];
  /** Whether a download or an installation is running. It is derived from the lease of that work, and never stored. */
  readonly operationIsRunning: Scalars['Boolean']['output'];
  /** The latest download and the latest installation. */
  readonly operationStates: SystemSoftwareOperationStates;
};

/** A version of a software. */
export type SystemSoftwareVersion = {
  /** Three numbers with dots, as 2.10.0. */
  readonly semantic: Scalars['String']['output'];
};

/** A course with what it holds and who may use it. */
export type TalentCourseDetail = {
  /** How many accounts may use it. */
  readonly accountCount: Scalars['Int']['output'];
  /** The accounts that may use it, by name, at most 50. */
  readonly accounts: ReadonlyArray<TalentCourseUser>;
  /** What it is about. */
  readonly description: Scalars['String']['output'];
  /** Since when the platform no longer has it; null: it has it. */
  readonly goneAt: Maybe<Scalars['DateTime']['output']>;
  /** How many groups have it. */
  readonly groupCount: Scalars['Int']['output'];
  /** The groups that have it, by name, at most 50. */
  readonly groups: ReadonlyArray<TalentCourseUser>;
  /** The course as the list has it. */
  readonly listing: TalentCourseListing;
  /** When the portal last saw that it had changed. */
  readonly modifiedAt: Scalars['DateTime']['output'];
  /** How many people have begun it. */
  readonly personCount: Scalars['Int']['output'];
  /** Its units, in their order. */
  readonly units: ReadonlyArray<TalentCourseUnit>;
};

/** A course in the list of all courses. */
export type TalentCourseListing = {
  /** What kind of course it is, in the platform's words; empty where it says nothing. */
  readonly category: Scalars['String']['output'];
  /** Its code; empty where it has none. */
  readonly code: Scalars['String']['output'];
  /** The number of the course. */
  readonly id: Scalars['Int']['output'];
  /** Whether the platform no longer has it. */
  readonly isGone: Scalars['Boolean']['output'];
  /** The learning spaces that have it, by name. */
  readonly learningSpaces: ReadonlyArray<LearningSpace>;
  /** The name of the course. */
  readonly name: Scalars['String']['output'];
};

/** The order of courses. */
export type TalentCourseSort =
  /** By code, from A to Z. */
  | 'codeAscending'
  /** By code, from Z to A. */
  | 'codeDescending'
  /** By name, from A to Z. */
  | 'nameAscending'
  /** By name, from Z to A. */
  | 'nameDescending';

/** A unit of a course as the platform has it. */
export type TalentCourseUnit = {
  /** The number of the unit. */
  readonly id: Scalars['Int']['output'];
  /** The name of the unit. */
  readonly name: Scalars['String']['output'];
  /** What it is, in the platform's words; `Section` is a heading. */
  readonly type: Scalars['String']['output'];
};

/** An account or a group that may use a course. */
export type TalentCourseUser = {
  /** The number of the account or group. */
  readonly id: Scalars['Int']['output'];
  /** Its name; of a group with that of its account. */
  readonly name: Scalars['String']['output'];
};

/** What a synchronisation found of a thing. */
export type TalentSyncAct =
  /** It is new. */
  | 'added'
  /** It is otherwise than before. */
  | 'changed'
  /** It could not be read, and stays as it was. */
  | 'failed'
  /** The platform no longer has it. It stays, for people who have access to it. */
  | 'gone'
  /** Somebody should look at it on the platform. */
  | 'noticed';

/** What a synchronisation found of one space or course. */
export type TalentSyncChange = {
  /** What became of it. */
  readonly act: TalentSyncAct;
  /** The number of the course; null for a space, and for one that the portal does not have. */
  readonly courseId: Maybe<Scalars['Int']['output']>;
  /** The number of the entry. */
  readonly id: Scalars['ID']['output'];
  /** What it is called. */
  readonly name: Scalars['String']['output'];
  /** What was found, in one or more sentences. */
  readonly text: Scalars['String']['output'];
  /** What it is. */
  readonly thing: TalentSyncThing;
};

/** A page of what a synchronisation found. */
export type TalentSyncChanges = {
  /** What was found, what failed first. */
  readonly changes: ReadonlyArray<TalentSyncChange>;
  /** How many there are; the count stops at 10,000. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A synchronisation and its result. */
export type TalentSyncRun = {
  /** How many spaces and courses are new. */
  readonly added: Scalars['Int']['output'];
  /** How many have changed. */
  readonly changed: Scalars['Int']['output'];
  /** How many courses it had. */
  readonly courses: Maybe<Scalars['Int']['output']>;
  /** How many could not be read, and stay as they were. */
  readonly failed: Scalars['Int']['output'];
  /** How many the platform no longer has. They stay, for people who have access to them. */
  readonly gone: Scalars['Int']['output'];
  /** The id of its operation. */
  readonly id: Scalars['ID']['output'];
  /** How many things somebody should look at on the platform. */
  readonly noticed: Scalars['Int']['output'];
  /** When, who, and how it stands. */
  readonly operation: Operation;
  /** How many spaces the platform had; null: it did not come so far. */
  readonly spaces: Maybe<Scalars['Int']['output']>;
  /** How many units these had. */
  readonly units: Maybe<Scalars['Int']['output']>;
};

/** A page of synchronisations. */
export type TalentSyncRuns = {
  /** Whether the portal has a learning platform. */
  readonly isConfigured: Scalars['Boolean']['output'];
  /** The synchronisations, the latest first. */
  readonly runs: ReadonlyArray<TalentSyncRun>;
  /** How many there are; the count stops at 10,000. */
  readonly totalCount: Scalars['Int']['output'];
};

/** What a synchronisation renews. */
export type TalentSyncThing =
  /** A course with its units. */
  | 'course'
  /** A learning space. */
  | 'space';

/** A published version of the terms of service. */
export type TermsToAccept = {
  /** From which day on it holds; a day to come: it is announced. */
  readonly inForceFrom: Scalars['Date']['output'];
  /** Its name, such as `2026:1`. */
  readonly version: Scalars['String']['output'];
};

/** The offer to take an act back, made to the person who did it. */
export type UndoOffer = {
  /** For how long a screen offers it, in seconds. */
  readonly seconds: Scalars['Int']['output'];
  /** What `undo` asks for. */
  readonly undoId: Scalars['ID']['output'];
  /** The first instant at which it is refused: somewhat later, for people who read slowly. */
  readonly until: Scalars['DateTime']['output'];
};

/** What `undo` answers. */
export type UndoPayload = {
  /** What was undone. */
  readonly undoId: Scalars['ID']['output'];
};

/** How far a person is in a unit. */
export type UnitProgress = {
  /** `not_attempted`, `in_progress`, `completed`, `failed` or `unknown`. */
  readonly completion_status: Scalars['String']['output'];
  /** The number of the unit. */
  readonly id: Scalars['Int']['output'];
  /** Percent; null where it has no score. */
  readonly score: Maybe<Scalars['Float']['output']>;
  /** How long the person was in it, in seconds. */
  readonly total_time: Scalars['Int']['output'];
};

/** What `updateUser` answers. */
export type UpdateUserPayload = {
  /** The caller, as changed. */
  readonly user: User;
};

/** A person who has signed in at least once. */
export type User = {
  /**
   * The e-mail address: of oneself, the one to write to, which is the identity service's until one gives another; of
   * somebody else, the identity service's.
   */
  readonly email: Scalars['String']['output'];
  /**
   * Whether the identity service has seen that its address is the person's: only then the person is an organizer or an admin by
   * it. Of oneself alone.
   */
  readonly email_verified: Maybe<Scalars['Boolean']['output']>;
  /** The given name: the identity service's, until the person gives another. */
  readonly first_name: Scalars['String']['output'];
  /** The gender; of oneself alone. */
  readonly gender: Maybe<Gender>;
  /** The hospital or university, in free words. */
  readonly hospital_university: Maybe<Scalars['String']['output']>;
  /** The subject of the identity service's tokens. */
  readonly keycloak_id: Scalars['ID']['output'];
  /** The family name: the identity service's, until the person gives another. */
  readonly last_name: Scalars['String']['output'];
  /** `true` or `false`: whether the person keeps a logbook. */
  readonly logbook: Scalars['String']['output'];
  /** How many procedures on patients. */
  readonly number_of_real_procedures_performed: Maybe<Scalars['Int']['output']>;
  /** How many procedures on simulators. */
  readonly number_of_simulated_procedures_performed: Maybe<Scalars['Int']['output']>;
  /** The telephone number, as it was written; of oneself alone. */
  readonly phone_no: Maybe<Scalars['String']['output']>;
  /** The realm roles of the current token; only on the caller's own record, otherwise empty. */
  readonly roles: ReadonlyArray<Scalars['String']['output']>;
  /** Another address to write to; of oneself alone. */
  readonly secondary_email: Maybe<Scalars['String']['output']>;
  /** The name of the other specialty. */
  readonly specialty_other: Maybe<Scalars['String']['output']>;
  /**
   * The sections of the administration that the caller may open and that stand, in their order, by the last part of
   * their address; whomever the record is about.
   */
  readonly viewerAdminSections: ReadonlyArray<Scalars['String']['output']>;
  /** Whether the caller may make accounts; whomever the record is about. */
  readonly viewerCanCreateAccount: Scalars['Boolean']['output'];
  /** Whether there is a group in which the caller may create a record, whomever the record is about. */
  readonly viewerCanCreateRecord: Scalars['Boolean']['output'];
  /** Whether the caller may narrow the runs of others by group. */
  readonly viewerCanFilterActivitiesByGroup: Scalars['Boolean']['output'];
  /** Whether the caller may open the administration, whomever the record is about. */
  readonly viewerCanOpenAdministration: Scalars['Boolean']['output'];
  /** Whether the caller may reset the account's course progress, whomever the record is about. */
  readonly viewerCanResetCourseProgress: Scalars['Boolean']['output'];
  /** Whether the caller may open the logbook, whomever the record is about. */
  readonly viewerCanUseLogbook: Scalars['Boolean']['output'];
  /** Whether the caller may look at the runs of others; whomever the record is about. */
  readonly viewerCanViewAllActivities: Scalars['Boolean']['output'];
  /** The accounts for which the caller may make groups, by name; whomever the record is about. */
  readonly viewerGroupAccounts: ReadonlyArray<Scalars['Customer']['output']>;
  /** How many groups `classOverviews` lists for the caller; whomever the record is about. */
  readonly viewerGroupCount: Scalars['Int']['output'];
  /** Whether a list of attendings has an entry with the caller's verified address, whomever the record is about. */
  readonly viewerIsAttending: Scalars['Boolean']['output'];
  /**
   * The version of the terms of service that the caller is still to accept: the one in force, or one that is announced. Null:
   * all are accepted, or it is somebody else.
   */
  readonly viewerTermsToAccept: Maybe<TermsToAccept>;
  /** Years as first operator. */
  readonly years_as_first_operator: Maybe<Scalars['Int']['output']>;
  /** Years as second operator. */
  readonly years_as_second_operator: Maybe<Scalars['Int']['output']>;
  /** Years of experience in interventional cardiology. */
  readonly years_of_experience_interventional_cardiology: Maybe<Scalars['Int']['output']>;
  /** Years of experience in neuroradiology. */
  readonly years_of_experience_neuroradiology: Maybe<Scalars['Int']['output']>;
  /** Years of experience in the specialty of `specialty_other`. */
  readonly years_of_experience_other: Maybe<Scalars['Int']['output']>;
  /** Years of experience in radiology. */
  readonly years_of_experience_radiology: Maybe<Scalars['Int']['output']>;
  /** Years of experience in vascular surgery. */
  readonly years_of_experience_vascular_surgery: Maybe<Scalars['Int']['output']>;
};

/** What a person may change of their profile. What is absent stays; null empties. */
export type UserInput = {
  /** Where the portal writes to. The address of the identity service stays what it is. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** The given name. */
  readonly first_name?: InputMaybe<Scalars['String']['input']>;
  /** The gender; null when not stated. */
  readonly gender?: InputMaybe<Gender>;
  /** The hospital or university, in free words. */
  readonly hospital_university?: InputMaybe<Scalars['String']['input']>;
  /** The family name. */
  readonly last_name?: InputMaybe<Scalars['String']['input']>;
  /** How many procedures on patients. A negative number is taken for its absolute value, as are all of them. */
  readonly number_of_real_procedures_performed?: InputMaybe<Scalars['Int']['input']>;
  /** How many procedures on simulators. */
  readonly number_of_simulated_procedures_performed?: InputMaybe<Scalars['Int']['input']>;
  /** The telephone number, as it was written. */
  readonly phone_no?: InputMaybe<Scalars['String']['input']>;
  /** Another address to write to. */
  readonly secondary_email?: InputMaybe<Scalars['String']['input']>;
  /** The name of the other specialty. */
  readonly specialty_other?: InputMaybe<Scalars['String']['input']>;
  /** Years as first operator. */
  readonly years_as_first_operator?: InputMaybe<Scalars['Int']['input']>;
  /** Years as second operator. */
  readonly years_as_second_operator?: InputMaybe<Scalars['Int']['input']>;
  /** Years of experience in interventional cardiology. */
  readonly years_of_experience_interventional_cardiology?: InputMaybe<Scalars['Int']['input']>;
  /** Years of experience in neuroradiology. */
  readonly years_of_experience_neuroradiology?: InputMaybe<Scalars['Int']['input']>;
  /** Years of experience in the specialty of `specialty_other`. */
  readonly years_of_experience_other?: InputMaybe<Scalars['Int']['input']>;
  /** Years of experience in radiology. */
  readonly years_of_experience_radiology?: InputMaybe<Scalars['Int']['input']>;
  /** Years of experience in vascular surgery. */
  readonly years_of_experience_vascular_surgery?: InputMaybe<Scalars['Int']['input']>;
};

/** A system that a person has linked to themselves. */
export type UserSystem = {
  /** The number of the link. */
  readonly id: Scalars['Int']['output'];
  /** When it was linked. */
  readonly linkedAt: Scalars['DateTime']['output'];
  /** What the system is called. */
  readonly name: Scalars['String']['output'];
  /** The pin that it was linked with. */
  readonly pin: Scalars['String']['output'];
  /** Where it stands; empty where no one has said. */
  readonly place: Scalars['String']['output'];
  /** The service tag of the system. */
  readonly serviceTag: Scalars['String']['output'];
  /** The id of the system, for people who may open its page (`vistSystemOverview`); null for others. */
  readonly systemId: Maybe<Scalars['ID']['output']>;
};

/** On the way to proficient, or after it. */
export type VerdictPhase =
  /** Passes count towards proficient. */
  | 'learning'
  /** Failures count towards losing it. */
  | 'proficient';

/** What one attempt did to a verdict. */
export type VerdictStep = {
  /** Whether the limit of the phase was reached with it: proficient, or lost. */
  readonly hasReachedLimit: Scalars['Boolean']['output'];
  /** The id of the attempt. */
  readonly id: Scalars['ID']['output'];
  /** Whether they were proficient when they made it. */
  readonly phase: VerdictPhase;
  /** The score of that phase after it; null: the attempt does not count. */
  readonly score: Maybe<Scalars['Float']['output']>;
};

/** The formats in which recordings are kept. */
export type VideoFormat =
  /** Plays in no browser: a file to keep. */
  | 'avi'
  /** Plays everywhere that H.264 is known. */
  | 'mp4'
  /** Plays where H.264 is not known. */
  | 'webm';

/** A page of the caller's own runs. */
export type VistActivitiesPage = {
  /** The runs of the page. */
  readonly activities: ReadonlyArray<VistActivity>;
  /** How many there are on all pages. */
  readonly count: Scalars['Int']['output'];
};

/** What runs on the simulator are looked for by; what is absent does not narrow. */
export type VistActivitiesSearchParams = {
  /** The key of an exercise, in whatever version of its module. */
  readonly exerciseKey?: InputMaybe<Scalars['String']['input']>;
  /** Begun at this instant or later. */
  readonly from?: InputMaybe<Scalars['DateTime']['input']>;
  /** The code of a module, in whatever version. */
  readonly moduleCode?: InputMaybe<Scalars['String']['input']>;
  /** Its result. */
  readonly result?: InputMaybe<VistActivityOutcome>;
  /**
   * Every word of it stands in the name of the exercise, module, course or unit, or, among the runs of others, in the person's
   * name; whatever its case and accents.
   */
  readonly searchText?: InputMaybe<Scalars['String']['input']>;
  /** What to sort by; when it began when absent. */
  readonly sortField?: InputMaybe<VistActivitySortField>;
  /** In which direction; when absent the latest and the best first, names from A to Z. */
  readonly sortOrder?: InputMaybe<VistActivitySortOrder>;
  /** Begun before this instant. */
  readonly to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** One run of an exercise on a simulator, with its result. */
export type VistActivity = {
  /** When it ended. */
  readonly activityEnd: Scalars['DateTime']['output'];
  /** When it began. */
  readonly activityStart: Scalars['DateTime']['output'];
  /** How many criteria its exercise has. */
  readonly asked: Scalars['Int']['output'];
  /** A link to the benchmarks as JSON. */
  readonly benchmark: Scalars['String']['output'];
  /** The course that it was made for; null: none. */
  readonly courseName: Maybe<Scalars['String']['output']>;
  /** Who ran it. */
  readonly createdBy: VistActivityPerson;
  /** How many criteria were met, in words; empty where the run does not count. */
  readonly criteriaText: Scalars['String']['output'];
  /** The same as `exercise` says of what is measured and asked, as one document. */
  readonly definition: Scalars['ExerciseDefinition']['output'];
  /** How many of the criteria were compared with a value. */
  readonly evaluated: Scalars['Int']['output'];
  /** The exercise, of the version that the run was made with: what is measured, how that is arranged, and what is asked. */
  readonly exercise: Simulation;
  /** The number of the exercise, of the version that it was made with. */
  readonly exerciseId: Scalars['Int']['output'];
  /** The exercise, whatever the version: attempts at it are a series. */
  readonly exerciseKey: Scalars['String']['output'];
  /** The name of the exercise. */
  readonly exerciseName: Scalars['String']['output'];
  /** The files in which the simulator wrote down the result, in its order; at most 100. */
  readonly finalResultFiles: ReadonlyArray<VistActivityFile>;
  /** A link to the groups of metrics as JSON. This and all other links end after ten to fifteen minutes. */
  readonly groups: Scalars['String']['output'];
  /** The id of the activity. */
  readonly id: Scalars['ID']['output'];
  /** The pictures of the run, in its order; at most 300. */
  readonly images: ReadonlyArray<VistActivityImage>;
  /** What in it cannot be so, in words; at most 5. */
  readonly implausible: ReadonlyArray<Scalars['String']['output']>;
  /** The address that it came from; null for anyone but the person and their admins. */
  readonly ipAddress: Maybe<Scalars['String']['output']>;
  /** Whether it was made to its end; otherwise it was ended early. */
  readonly isCompleted: Scalars['Boolean']['output'];
  /** The launch that started it; null: it was not started from the portal's page. */
  readonly launchId: Maybe<Scalars['ID']['output']>;
  /** How many of them were measured: have a value that can be so. */
  readonly measured: Scalars['Int']['output'];
  /** How many of those were met; of a run that does not count, too. */
  readonly met: Scalars['Int']['output'];
  /** What was measured, in no order; metrics without a value are left out. */
  readonly metricValues: ReadonlyArray<MeasuredMetric>;
  /** A link to what the metrics are, as JSON. */
  readonly metric_descriptions: Scalars['String']['output'];
  /** A link to the values of the metrics as JSON; null: none were measured. */
  readonly metric_values: Maybe<Scalars['String']['output']>;
  /** The code of the module, whatever the version. */
  readonly moduleCode: Scalars['String']['output'];
  /** The number of the module's version that it was made with. */
  readonly moduleId: Scalars['Int']['output'];
  /** The name of the module. */
  readonly moduleName: Scalars['String']['output'];
  /** The version of the module. */
  readonly moduleVersion: Scalars['String']['output'];
  /** Its result. */
  readonly outcome: VistActivityOutcome;
  /** The same in words: `result` where the run counts, otherwise why it does not, such as `7 of 11 measured`. */
  readonly outcomeText: Scalars['String']['output'];
  /** The share of the evaluated criteria that were met, in percent; null where the run does not count. It is the score. */
  readonly progress: Maybe<Scalars['Int']['output']>;
  /** The recordings of the run, in its order; at most 100. One that was kept in several formats is one. */
  readonly recordings: ReadonlyArray<VistActivityRecording>;
  /** The simulator's own report; null: there is none. */
  readonly report: Maybe<VistActivityReport>;
  /** Whether all criteria were met, in the specified words; null where the run does not count. */
  readonly result: Maybe<Scalars['String']['output']>;
  /** The version of the format in which the results of its exercise are delivered. */
  readonly resultFormatVersion: Scalars['String']['output'];
  /** The service tag of the simulator; null: it has none. */
  readonly serviceTag: Maybe<Scalars['String']['output']>;
  /** The session in which it was made, of a machine of the cloud or of a station; null: it was delivered by hand, or before this was kept. */
  readonly sessionId: Maybe<Scalars['ID']['output']>;
  /** Who delivered it: what the portal knows of how it was measured. */
  readonly source: VistActivitySource;
  /** Where it was made, where the simulator says so. */
  readonly sourceUrl: Maybe<Scalars['String']['output']>;
  /** The id of the system that it was made on, for people who may open its page (`vistSystemOverview`); null for others. */
  readonly systemId: Maybe<Scalars['ID']['output']>;
  /** How long it took, in seconds. */
  readonly totalTimeInSeconds: Scalars['Int']['output'];
  /** The unit that its files are kept and downloaded under. */
  readonly unitId: Scalars['ID']['output'];
  /** The unit of the course that it was made for; null: none. */
  readonly unitName: Maybe<Scalars['String']['output']>;
  /** The same as `metricValues`, as one document. */
  readonly values: Scalars['MetricValues']['output'];
  /** Whether the caller may download all files of the run in one. */
  readonly viewerCanDownloadCase: Scalars['Boolean']['output'];
};

/** An exercise that runs are narrowed by, whatever its version. */
export type VistActivityExercise = {
  /** The key that its runs have. */
  readonly key: Scalars['String']['output'];
  /** Its name in the newest version that has it. */
  readonly name: Scalars['String']['output'];
};

/** A file of a run on a simulator. */
export type VistActivityFile = {
  /** The id of the file. */
  readonly id: Scalars['ID']['output'];
  /** A link to keep it as a file. */
  readonly link: Scalars['String']['output'];
  /** Its name, as the simulator gave it. */
  readonly name: Scalars['String']['output'];
  /** How many bytes it has. */
  readonly size: Scalars['Float']['output'];
};

/** A group whose people one looks at. */
export type VistActivityGroup = {
  /** The name of its customer. */
  readonly customerName: Scalars['String']['output'];
  /** The number of the group. */
  readonly id: Scalars['Int']['output'];
  /** The name of the group. */
  readonly name: Scalars['String']['output'];
};

/** A picture of a run. */
export type VistActivityImage = {
  /** When it was taken; null: the simulator did not say. */
  readonly createdAt: Maybe<Scalars['DateTime']['output']>;
  /** A link to keep it as a file. */
  readonly downloadLink: Scalars['String']['output'];
  /** Its height in pixels; null as long as no one has looked at it. */
  readonly height: Maybe<Scalars['Int']['output']>;
  /** The id of the file. */
  readonly id: Scalars['ID']['output'];
  /** A link that shows it. */
  readonly link: Scalars['String']['output'];
  /** What the simulator calls it: its title where it has one, else its file's name. */
  readonly name: Scalars['String']['output'];
  /** Whether there is a small version of it. */
  readonly thumbnail: VistActivityThumbnail;
  /** A link to the small version of at most 320 pixels; null: there is none (yet). */
  readonly thumbnailLink: Maybe<Scalars['String']['output']>;
  /** Its width in pixels; null as long as no one has looked at it. */
  readonly width: Maybe<Scalars['Int']['output']>;
};

/** A module that runs are narrowed by, whatever its version. */
export type VistActivityModule = {
  /** Its code. */
  readonly code: Scalars['String']['output'];
  /** Its exercises, those of earlier versions too, in their order. */
  readonly exercises: ReadonlyArray<VistActivityExercise>;
  /** Its name in the newest version. */
  readonly name: Scalars['String']['output'];
};

/** The outcome of a run. Only the first two count: as attempts, in curves, for proficiency. */
export type VistActivityOutcome =
  /** It was ended early. */
  | 'endedEarly'
  /** Something in it cannot be so. */
  | 'implausible'
  /** It reached its end, and all that is asked was measured and met. */
  | 'met'
  /** Nothing is asked. */
  | 'notEvaluated'
  /** It reached its end, and at least one criterion was not met. */
  | 'notMet'
  /** It has no value at all. */
  | 'nothingMeasured'
  /** Not everything that is asked was measured; what was measured was met. */
  | 'partlyMeasured';

/** Who ran something on a simulator. */
export type VistActivityPerson = {
  /** Their address; null for anyone but the person and their admins. */
  readonly email: Maybe<Scalars['String']['output']>;
  /** Their first name. */
  readonly first_name: Scalars['String']['output'];
  /** Their id in the identity service. */
  readonly keycloak_id: Scalars['ID']['output'];
  /** Their last name. */
  readonly last_name: Scalars['String']['output'];
};

/** A recording of a run. */
export type VistActivityRecording = {
  /** When it began; null: the simulator did not say. */
  readonly createdAt: Maybe<Scalars['DateTime']['output']>;
  /** How long it is, in seconds; null: the simulator did not say. */
  readonly duration: Maybe<Scalars['Float']['output']>;
  /** The id of its first file. */
  readonly id: Scalars['ID']['output'];
  /** A link to it: as mp4 where it was kept so, else as webm, else as avi. */
  readonly link: Scalars['String']['output'];
  /** What the simulator calls it: its title where it has one, else its file's name without the ending. */
  readonly name: Scalars['String']['output'];
  /** It in every format in which it was kept. */
  readonly sources: ReadonlyArray<VistActivityRecordingSource>;
  /** Whether there is a picture that stands for it. */
  readonly thumbnail: VistActivityThumbnail;
  /** A link to the picture that stands for it, at most 320 pixels; null: there is none (yet). */
  readonly thumbnailLink: Maybe<Scalars['String']['output']>;
};

/** A recording in one format. */
export type VistActivityRecordingSource = {
  /** A link to keep it as a file. */
  readonly downloadLink: Scalars['String']['output'];
  /** In which format it is. */
  readonly format: VideoFormat;
  /** The id of the file. */
  readonly id: Scalars['ID']['output'];
  /** A link that plays it; of an avi, one to keep it. */
  readonly link: Scalars['String']['output'];
  /** How many bytes it has. */
  readonly size: Scalars['Float']['output'];
};

/** The report of a run, a page of the simulator's own making. */
export type VistActivityReport = {
  /** A link to keep it as a file. */
  readonly downloadLink: Scalars['String']['output'];
  /** The id of the file. */
  readonly id: Scalars['ID']['output'];
  /** A link that shows it in a frame of the portal. Nothing in it runs. */
  readonly link: Scalars['String']['output'];
  /** Its name, as the simulator gave it. */
  readonly name: Scalars['String']['output'];
};

/** What runs on the simulator are sorted by. Those of one kind stand by date, the latest first. */
export type VistActivitySortField =
  /** When it began. */
  | 'activityStart'
  /** The name of the course; of the module, where it was made for no course. */
  | 'courseName'
  /** The name of the exercise. */
  | 'exerciseName'
  /** The share of the criteria that were met; runs without one come last in both directions. */
  | 'score';

/** The direction of an order. */
export type VistActivitySortOrder =
  /** The smallest, earliest or first in the alphabet at the beginning. */
  | 'ASC'
  /** The other way round. */
  | 'DESC';

/** Where a run comes from. */
export type VistActivitySource =
  /** Its person, with a token of their own: the portal cannot know what it was measured with. */
  | 'by_hand'
  /** A machine of the cloud, in one of its sessions. */
  | 'cloud_machine'
  /** A station on which its person was signed in. */
  | 'station';

/** What is there of a picture to see small. */
export type VistActivityThumbnail =
  /** It is being made, mostly within a minute. */
  | 'awaited'
  /** There will be none: the picture cannot be read, or nothing stands for the recording. */
  | 'none'
  /** It is made. */
  | 'ready';

/** An exercise of the simulator, with what one did in it last. */
export type VistCase = {
  /** How many criteria a run is judged by. */
  readonly benchmarkCount: Scalars['Int']['output'];
  /** Its code within the module; the same in every version. */
  readonly code: Scalars['String']['output'];
  /** The code of its module. */
  readonly courseCode: Scalars['String']['output'];
  /** The name of its module. */
  readonly courseName: Scalars['String']['output'];
  /** The version of its module. */
  readonly courseVersion: Scalars['String']['output'];
  /** What it is about. */
  readonly description: Scalars['String']['output'];
  /** The exercise, whatever the version. */
  readonly exerciseKey: Scalars['String']['output'];
  /** The number of the exercise. */
  readonly id: Scalars['Int']['output'];
  /** Whether it is made by the learner, with the simulator's editor of cases. */
  readonly isCaseCreator: Scalars['Boolean']['output'];
  /** One's own latest run of it, in whatever version and on whichever simulator; null: none yet. */
  readonly lastRun: Maybe<VistRun>;
  /** What the simulator's licence says of it; null where none was read. */
  readonly license: Maybe<SimulatorExerciseLicense>;
  /** The name of the exercise. */
  readonly name: Scalars['String']['output'];
  /** What the simulator is started with beside it; empty where nothing. */
  readonly options: Scalars['String']['output'];
  /** The version of the format in which its results are delivered. */
  readonly resultFormatVersion: Scalars['String']['output'];
};

/** What `vistCases` is asked for. */
export type VistCasesSearchParams = {
  /** Words, each of which is somewhere in the name, the description or the name of the module, whatever their case and accents. */
  readonly searchText?: InputMaybe<Scalars['String']['input']>;
  /** What is sorted by; `id` where nothing is said. */
  readonly sortField?: InputMaybe<VistCasesSortField>;
  /** In which direction; `ASC` where nothing is said. */
  readonly sortOrder?: InputMaybe<VistCasesSortOrder>;
};

/** What exercises of the simulator are sorted by. */
export type VistCasesSortField =
  /** The name of the module, and in it the number of the exercise. */
  | 'courseName'
  /** The number of the exercise. */
  | 'id'
  /** The name of the exercise. */
  | 'name';

/** The direction of the order of exercises. */
export type VistCasesSortOrder =
  /** The smallest or first in the alphabet at the beginning. */
  | 'ASC'
  /** The other way round. */
  | 'DESC';

/** One version of a module, as a simulator has it. */
export type VistCourse = {
  /** Its code; the same in every version. */
  readonly code: Scalars['String']['output'];
  /** When this version became known to the portal. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** What is trained with it. */
  readonly description: Scalars['String']['output'];
  /** Whether one of its exercises is made by the learner, with the simulator's editor of cases. */
  readonly hasCaseCreator: Scalars['Boolean']['output'];
  /** The number of the module's version. */
  readonly id: Scalars['Int']['output'];
  /** What the simulator may run of it. */
  readonly license: SimulatorLicense;
  /** The name of the module. */
  readonly name: Scalars['String']['output'];
  /** The version of the format in which its results are delivered. */
  readonly resultFormatVersion: Scalars['String']['output'];
  /** Its exercises, by their number. */
  readonly simulations: ReadonlyArray<VistCase>;
  /** The version: up to four numbers with dots. */
  readonly version: Scalars['String']['output'];
};

/** One's own run on the simulator, in short. */
export type VistRun = {
  /** When it began. */
  readonly activityStart: Scalars['DateTime']['output'];
  /** How many criteria were met, in words; empty where the run does not count. */
  readonly criteriaText: Scalars['String']['output'];
  /** How many criteria were judged. */
  readonly evaluated: Scalars['Int']['output'];
  /** The id of the activity. */
  readonly id: Scalars['ID']['output'];
  /** Whether it was made to its end; otherwise it was ended early. */
  readonly isCompleted: Scalars['Boolean']['output'];
  /** Whether it was passed; null where it does not count. */
  readonly isMet: Maybe<Scalars['Boolean']['output']>;
  /** How many of them were met. */
  readonly met: Scalars['Int']['output'];
  /** The version of the module that it was made with. */
  readonly moduleVersion: Scalars['String']['output'];
  /** Its result. */
  readonly outcome: VistActivityOutcome;
  /** The same in words, such as `7 of 11 measured`. */
  readonly outcomeText: Scalars['String']['output'];
  /** The share of the evaluated criteria that were met, in percent; null where the run does not count. */
  readonly progress: Maybe<Scalars['Int']['output']>;
  /** The simulator on which it was made; null where it was not on one that stands somewhere. */
  readonly serviceTag: Maybe<Scalars['String']['output']>;
  /** How long it took. */
  readonly totalTimeInSeconds: Scalars['Int']['output'];
};

/** A simulator that stands somewhere. */
export type VistSystem = {
  /** The version of its desktop client. */
  readonly clientVersion: Maybe<Scalars['String']['output']>;
  /** How far its clock is ahead of the portal's, in seconds; behind it, below zero. */
  readonly clockAheadSeconds: Maybe<Scalars['Int']['output']>;
  /** Its computer, as it says itself; null: it has said nothing of it yet. */
  readonly computer: Maybe<VistSystemComputerInfo>;
  /** All that is to be said of it, whether it is seen first. */
  readonly conditions: ReadonlyArray<VistSystemCondition>;
  /** Whether it was seen within three heartbeats. */
  readonly connected: Scalars['Boolean']['output'];
  /** Whose it is. */
  readonly customer: VistSystemCustomer;
  /** What is free of its disk, in bytes. */
  readonly diskFreeBytes: Maybe<Scalars['Float']['output']>;
  /** How large its disk is, in bytes. */
  readonly diskTotalBytes: Maybe<Scalars['Float']['output']>;
  /** When it got its key; null: it has none. */
  readonly enrolledAt: Maybe<Scalars['DateTime']['output']>;
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** When it was last seen; null: never. */
  readonly lastSeen: Maybe<Scalars['DateTime']['output']>;
  /** When the last of them ended. */
  readonly lastSimulation: Maybe<Scalars['DateTime']['output']>;
  /** What people call it. */
  readonly name: Scalars['String']['output'];
  /** Where it stands; empty where no one said so. */
  readonly place: Scalars['String']['output'];
  /** When its key was revoked; null: it holds. */
  readonly revokedAt: Maybe<Scalars['DateTime']['output']>;
  /** What is on its plate. */
  readonly serviceTag: Scalars['String']['output'];
  /** How many runs it has logged. */
  readonly simulationsDone: Scalars['Int']['output'];
  /** Its software, as it says itself. */
  readonly software: ReadonlyArray<VistSystemSoftware>;
  /** Until when a token is good that was made for it and not used; null: there is none. */
  readonly tokenUntil: Maybe<Scalars['DateTime']['output']>;
};

/** A run that a simulator logged. */
export type VistSystemActivity = {
  /** When it ended. */
  readonly activityEnd: Scalars['DateTime']['output'];
  /** The course that it was made for; the module where it was made for none. */
  readonly courseName: Scalars['String']['output'];
  /** The number of the exercise. */
  readonly exerciseId: Scalars['Int']['output'];
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** How many log files there are of it. */
  readonly logCount: Scalars['Int']['output'];
  /** The code of the module. */
  readonly moduleId: Scalars['String']['output'];
  /** The exercise. */
  readonly unitName: Scalars['String']['output'];
};

/** The computer of a simulator. */
export type VistSystemComputer = {
  /** The id of the simulator. */
  readonly id: Scalars['ID']['output'];
  /** What it says of itself; null: it has said nothing yet. */
  readonly info: Maybe<VistSystemComputerInfo>;
  /** What people call it. */
  readonly name: Scalars['String']['output'];
  /** Where it stands. */
  readonly place: Scalars['String']['output'];
  /** Its service tag. */
  readonly serviceTag: Scalars['String']['output'];
};

/** What a simulator says of its computer. */
export type VistSystemComputerInfo = {
  /** When it said so last. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** The date of its BIOS, as the computer says it. */
  readonly biosDate: Maybe<Scalars['String']['output']>;
  /** The version of its BIOS. */
  readonly biosVersion: Maybe<Scalars['String']['output']>;
  /** What is free of its disk, in bytes. */
  readonly diskFree: Maybe<Scalars['Float']['output']>;
  /** How large its disk is, in bytes. */
  readonly diskTotal: Maybe<Scalars['Float']['output']>;
  /** Its graphics card. */
  readonly gpu: Maybe<Scalars['String']['output']>;
  /** The version of the driver of that. */
  readonly gpuDriver: Maybe<Scalars['String']['output']>;
  /** Who made it. */
  readonly manufacturer: Maybe<Scalars['String']['output']>;
  /** What it is. */
  readonly model: Maybe<Scalars['String']['output']>;
  /** The service tag, as the computer says it. */
  readonly servicetag: Maybe<Scalars['String']['output']>;
  /** Its software. */
  readonly software: ReadonlyArray<VistSystemSoftware>;
};

/** What may be said of a simulator. */
export type VistSystemCondition =
  /** It was seen, but not recently. */
  | 'away'
  /** Its clock is two minutes off, or more. */
  | 'clock_wrong'
  /** Two computers speak with its key, and staff has not decided which one is right. */
  | 'cloned'
  /** It was seen within three heartbeats. */
  | 'connected'
  /** Less than a tenth of its disk is free, or less than 20 GB. */
  | 'low_disk'
  /** It has no key yet. */
  | 'never_enrolled'
  /** It is away for longer than so many days. */
  | 'not_seen'
  /** There is a newer release of some of its software, for it. */
  | 'outdated'
  /** Its key was revoked. */
  | 'revoked'
  /** It has a key but has not reported yet. */
  | 'unknown';

/** Of how many simulators something is to be said. */
export type VistSystemConditionCount = {
  /** What. */
  readonly condition: VistSystemCondition;
  /** Of how many. */
  readonly count: Scalars['Int']['output'];
};

/** The customer whose a simulator is. */
export type VistSystemCustomer = {
  /** Its id. */
  readonly id: Scalars['Int']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
};

/** Something that happened to a simulator. */
export type VistSystemEvent = {
  /** The act of the audit log. */
  readonly act: Maybe<Scalars['String']['output']>;
  /** When it was. */
  readonly at: Scalars['DateTime']['output'];
  /** How far its clock was ahead. */
  readonly clockAheadSeconds: Maybe<Scalars['Int']['output']>;
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** What it is. */
  readonly kind: VistSystemEventKind;
  /** How it ended: of a session who ended it, of work `succeeded`, `failed` or `cancelled`. */
  readonly outcome: Maybe<Scalars['String']['output']>;
  /** Who it was; null: no person, or somebody who is gone. */
  readonly person: Maybe<Scalars['String']['output']>;
  /** Why, in the simulator's own words or by a code of the portal. */
  readonly reason: Maybe<Scalars['String']['output']>;
  /** Since when it was so, where it was told afterwards. */
  readonly since: Maybe<Scalars['DateTime']['output']>;
  /** When it ended; null: it is still running, or has no end. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
  /** The release, or the computer. */
  readonly what: Maybe<Scalars['String']['output']>;
};

/** What happens to simulators, by kind. */
export type VistSystemEventGroup =
  /** Starts, other hardware, losses of contact, its clock, crashes, and refused clients. */
  | 'health'
  /** Tokens, keys, owners, and computers that share a key. */
  | 'keys'
  /** Downloads and installations. */
  | 'operations'
  /** Who signed in and out by a code. */
  | 'signIns';

/** What happened to a simulator. */
export type VistSystemEventKind =
  /** Something was done to its key or its entry; `act` says what. */
  | 'act'
  /** It was seen again, after it had not been since `since`. */
  | 'away'
  /** Its clock became wrong, or right again, by `clockAheadSeconds`. */
  | 'clock'
  /** Its hardware was reported: for the first time (`reason` is `first`), or it is other hardware than before. */
  | 'computer'
  /** Its client or its simulator ended without being closed. */
  | 'crash'
  /** A download was asked for at `at`, and ended at `until`. */
  | 'download'
  /** An installation was asked for at `at`, and ended at `until`. */
  | 'install'
  /**
   * Requests in its name were refused, told once a day for each `reason`: `incomplete` or none (the client is too old), `clock`, `other_key`,
   * `used` (a signed request was sent twice), `other_request` (it was signed for another one).
   */
  | 'refused'
  /** Somebody was signed in, from `at` to `until`. */
  | 'signed_in'
  /** Its computer was restarted. */
  | 'start';

/** Part of what happened to a simulator. */
export type VistSystemEvents = {
  /** When this was read. */
  readonly asOf: Scalars['DateTime']['output'];
  /** The events. */
  readonly events: ReadonlyArray<VistSystemEvent>;
  /** After which id the next ones are; null: these are all. */
  readonly next: Maybe<Scalars['ID']['output']>;
};

/** What a simulator may run. */
export type VistSystemLicence = {
  /** The code of the exercise; null: all of the module. */
  readonly exercise: Maybe<Scalars['String']['output']>;
  /** The code of the module. */
  readonly module: Scalars['String']['output'];
  /** The last day, as `2027-01-31`; null: without an end. */
  readonly validUntil: Maybe<Scalars['String']['output']>;
};

/** Somebody who has linked a simulator to themselves. */
export type VistSystemLink = {
  /** Their address, for sys_admin and support; null for others. */
  readonly email: Maybe<Scalars['String']['output']>;
  /** The number of the link. */
  readonly id: Scalars['Int']['output'];
  /** When they linked it. */
  readonly linkedAt: Scalars['DateTime']['output'];
  /** Their name. */
  readonly person: Scalars['String']['output'];
};

/** Links of a simulator. */
export type VistSystemLinks = {
  /** When this was read. */
  readonly asOf: Scalars['DateTime']['output'];
  /** Those of the page. */
  readonly links: ReadonlyArray<VistSystemLink>;
  /** How many there are. */
  readonly total: Scalars['Int']['output'];
};

/** A log that a simulator sent. */
export type VistSystemLog = {
  /** Why its result was not accepted; null: nothing was wrong, or it is being sent again. */
  readonly damage: Maybe<VistSystemLogDamage>;
  /** When all of it had come; null: it is on its way, or damaged. */
  readonly doneAt: Maybe<Scalars['DateTime']['output']>;
  /** When it ends. */
  readonly endedAt: Scalars['DateTime']['output'];
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** Whether that run was delivered; null: it names none. */
  readonly isRunDelivered: Maybe<Scalars['Boolean']['output']>;
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** How much of it has come. */
  readonly received: Scalars['Float']['output'];
  /** The run that it tells of, as the simulator named it; null: it names none. */
  readonly runId: Maybe<Scalars['String']['output']>;
  /** How long it is, in bytes. */
  readonly size: Scalars['Float']['output'];
  /** When it begins. */
  readonly startedAt: Scalars['DateTime']['output'];
};

/** Why a log that came whole was not taken; the simulator can send it again at once. */
export type VistSystemLogDamage =
  /** Its bytes are not those that were announced. */
  | 'other_bytes'
  /** It is not what the ending of its name says. */
  | 'other_content';

/** Logs of a simulator. */
export type VistSystemLogs = {
  /** When this was read. */
  readonly asOf: Scalars['DateTime']['output'];
  /** Those of the page. */
  readonly logs: ReadonlyArray<VistSystemLog>;
  /** How many there are. */
  readonly total: Scalars['Int']['output'];
};

/** A download or an installation that a simulator does or waits to do. */
export type VistSystemOperation = {
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** Whether the simulator has begun with it. */
  readonly isBegun: Scalars['Boolean']['output'];
  /** Whether it installs; otherwise it downloads. */
  readonly isInstallation: Scalars['Boolean']['output'];
  /** How far it is, 0 to 100. */
  readonly progress: Scalars['Int']['output'];
  /** The release. */
  readonly release: Scalars['String']['output'];
  /** When it was asked for. */
  readonly requestedAt: Scalars['DateTime']['output'];
  /** Who asked for it; null: somebody who is gone. */
  readonly requestedBy: Maybe<Scalars['String']['output']>;
};

/** What simulators are sorted by. */
export type VistSystemOrder =
  /** By customer, then by service tag. */
  | 'customer'
  /** The one with the least free disk comes first. */
  | 'disk_free'
  /** The one seen longest ago comes first; those that never were come last. */
  | 'first_seen'
  /** The one seen last comes first; those that never were come last. */
  | 'last_seen'
  /** By service tag. */
  | 'service_tag';

/** A simulator with all that is known of it. */
export type VistSystemOverview = {
  /** When all of this was read. */
  readonly asOf: Scalars['DateTime']['output'];
  /** Since when two computers speak with its key; null: none do, or staff has decided. */
  readonly clonedAt: Maybe<Scalars['DateTime']['output']>;
  /** Those computers, the one that spoke last first; none where it is one. */
  readonly computers: ReadonlyArray<VistSystemSpeaker>;
  /** The id of the simulator. */
  readonly id: Scalars['ID']['output'];
  /** What it says that it may run. */
  readonly licences: ReadonlyArray<VistSystemLicence>;
  /** When it said so; null: it has said nothing of it yet. */
  readonly licencesAt: Maybe<Scalars['DateTime']['output']>;
  /** How many people have linked it to themselves. */
  readonly linkCount: Scalars['Int']['output'];
  /** How many logs it has sent whole. */
  readonly logCount: Scalars['Int']['output'];
  /** What it downloads and installs, or waits to. */
  readonly operations: ReadonlyArray<VistSystemOperation>;
  /** The public keys with which it checks packages of software, as it said last; null: it has not said. */
  readonly releaseKeys: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Who is signed in on it by a code; null: no one. */
  readonly session: Maybe<VistSystemSession>;
  /** The simulator. */
  readonly system: VistSystem;
  /** Whether the caller makes tokens for it, ends its key, and decides between two computers. */
  readonly viewerCanAdminister: Scalars['Boolean']['output'];
  /** Whether the caller downloads its logs. */
  readonly viewerCanReadLogs: Scalars['Boolean']['output'];
};

/** Who is signed in on a simulator. */
export type VistSystemSession = {
  /** When it is over at the latest. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** The id of the session. */
  readonly id: Scalars['ID']['output'];
  /** When something was last done with it. */
  readonly lastUsedAt: Scalars['DateTime']['output'];
  /** Their name. */
  readonly person: Scalars['String']['output'];
  /** When it began. */
  readonly signedInAt: Scalars['DateTime']['output'];
};

/** A software that a simulator has. */
export type VistSystemSoftware = {
  /** The code of it. */
  readonly code: Scalars['String']['output'];
  /** What it is called there. */
  readonly name: Scalars['String']['output'];
  /** The newest release of it for this simulator, where that is a newer one. */
  readonly newerVersion: Maybe<Scalars['String']['output']>;
  /** Its version. */
  readonly version: Scalars['String']['output'];
};

/** A computer that speaks with the key of a simulator. */
export type VistSystemSpeaker = {
  /** Where it spoke from. */
  readonly address: Maybe<Scalars['String']['output']>;
  /** When it last took the other one's place. */
  readonly at: Scalars['DateTime']['output'];
  /** What it says that it is; empty where it says nothing. */
  readonly computer: Scalars['String']['output'];
  /** Its id. */
  readonly id: Scalars['ID']['output'];
};

/** What brings a simulator its key. It is shown once: the portal keeps what it knows it by, and not the token. */
export type VistSystemToken = {
  /** Until when it is good. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** What is typed there. */
  readonly token: Scalars['String']['output'];
};

/** How many simulators there are. */
export type VistSystemsFound = {
  /** Of how many each condition is to be said. */
  readonly conditions: ReadonlyArray<VistSystemConditionCount>;
  /** All of them. */
  readonly total: Scalars['Int']['output'];
};

/** All simulators in numbers. */
export type VistSystemsStats = {
  /** How many were seen within three heartbeats. */
  readonly connected: Scalars['Int']['output'];
  /** How many have logged one in the last seven days. */
  readonly loggedLastWeek: Scalars['Int']['output'];
  /** How many have ever logged a run. */
  readonly loggedTotal: Scalars['Int']['output'];
  /** How many in the last 30 days. */
  readonly logsLastMonth: Scalars['Int']['output'];
  /** How many in the last seven days. */
  readonly logsLastWeek: Scalars['Int']['output'];
  /** How many in the last 365 days. */
  readonly logsLastYear: Scalars['Int']['output'];
  /** How many runs they have logged. */
  readonly logsTotal: Scalars['Int']['output'];
};

/** How many people have a reason. */
export type WeekCount = {
  /** The reason. */
  readonly kind: WeekReasonKind;
  /** How many people have it. */
  readonly people: Scalars['Int']['output'];
};

/** What `dismissThisWeek` answers. */
export type WeekDismissal = {
  /** The person or invitation. */
  readonly id: Scalars['ID']['output'];
  /** The offer to take it back; null where nothing was changed. */
  readonly undo: Maybe<UndoOffer>;
  /** Until when; null: shown again. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

/** A group of who needs a word. */
export type WeekGroup = {
  /** Its number. */
  readonly id: Scalars['Int']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
};

/** Whether somebody gets the mail of the week. */
export type WeekMail = {
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** Whether it comes. */
  readonly isOn: Scalars['Boolean']['output'];
  /** Whether the person leads a group, without which there is none. */
  readonly leadsGroups: Scalars['Boolean']['output'];
};

/** A page of those who need a word. */
export type WeekPage = {
  /** When this was read. */
  readonly asOf: Scalars['DateTime']['output'];
  /** Of each reason that there is: how many people have it, whatever the reason and text that the page is narrowed to. */
  readonly counts: ReadonlyArray<WeekCount>;
  /** How many people have reasons that the caller dismissed. */
  readonly dismissed: Scalars['Int']['output'];
  /** Whether all people of the groups were looked at; false beyond 2000. */
  readonly isWhole: Scalars['Boolean']['output'];
  /** Whether the caller leads a group. */
  readonly leadsGroups: Scalars['Boolean']['output'];
  /** Those of the page, the most urgent first. */
  readonly people: ReadonlyArray<WeekPerson>;
  /** How many people there are on all pages. */
  readonly total: Scalars['Int']['output'];
};

/** Somebody who needs a word. */
export type WeekPerson = {
  /** Until when what is shown is dismissed; null: it is not. */
  readonly dismissedUntil: Maybe<Scalars['DateTime']['output']>;
  /** The address. */
  readonly email: Scalars['String']['output'];
  /** The caller's groups in which they are, or into which they were invited. */
  readonly groups: ReadonlyArray<WeekGroup>;
  /** The reminder that they got last, from any admin; null: none, or long ago. */
  readonly lastReminder: Maybe<LastReminder>;
  /** First and last name; the address where there is neither. */
  readonly name: Scalars['String']['output'];
  /** Why, the most urgent first. */
  readonly reasons: ReadonlyArray<WeekReason>;
  /** When the caller reminded them last; null: never, or long ago. */
  readonly remindedAt: Maybe<Scalars['DateTime']['output']>;
  /** The person's id at the identity service; of who has not joined `invitee:` and a number. */
  readonly subject: Scalars['ID']['output'];
};

/** One reason. */
export type WeekReason = {
  /** The name of the group, the exercise or what was asked for. */
  readonly about: Scalars['String']['output'];
  /** What is late or due; null of other reasons. */
  readonly assignment: Maybe<Assignment>;
  /** Since when, or by when; null where nothing is known of them yet. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** How many there are of it. */
  readonly count: Scalars['Int']['output'];
  /** The number of the group in which it is seen; null where it is none's. */
  readonly groupId: Maybe<Scalars['Int']['output']>;
  /** Tells it from the other reasons of the person. */
  readonly key: Scalars['String']['output'];
  /** What it is. */
  readonly kind: WeekReasonKind;
  /** The number of what it is about: of an invitation, for `inviteAgain`; null where it has none. */
  readonly subjectId: Maybe<Scalars['Int']['output']>;
};

/** Why somebody needs a word. */
export type WeekReasonKind =
  /** Was proficient in an exercise and is not any longer. */
  | 'belowBenchmark'
  /** What is asked for is due within seven days. */
  | 'dueSoon'
  /** Invited, and did not join. */
  | 'notJoined'
  /** What was asked for by a date is not done. */
  | 'overdue'
  /** In no course for some time, and not done. */
  | 'quiet'
  /** Records wait for their attending. */
  | 'unconfirmed';

/** What `remindThisWeek` answers. */
export type WeekReminder = {
  /** The person. */
  readonly id: Scalars['ID']['output'];
  /** When the mail was written. */
  readonly remindedAt: Scalars['DateTime']['output'];
};

/** What `withdrawAssignment` answers. */
export type WithdrawAssignmentPayload = {
  /** The number of the assignment. */
  readonly assignmentId: Scalars['Int']['output'];
  /** How to take it back. */
  readonly undo: UndoOffer;
};

/** A video of the playlist. */
export type YoutubeVideo = {
  /** The video's id at YouTube. */
  readonly id: Scalars['ID']['output'];
  /** A picture served by the portal itself; null where there is none. */
  readonly thumbnail: Maybe<Scalars['String']['output']>;
  /** The title, as plain text. */
  readonly title: Scalars['String']['output'];
};
