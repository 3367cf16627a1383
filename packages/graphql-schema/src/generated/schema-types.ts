export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day without time or zone, `YYYY-MM-DD`. */
  Date: { input: string; output: string; }
  /** An instant, ISO 8601 in UTC with milliseconds. */
  DateTime: { input: string; output: string; }
  /**
   * What an exercise of one version measures, how that is arranged, and what is asked, as it was imported: an object of `groups` (`label`,
   * `description`, `is_expanded_by_default`, `metrics` by internal id, `groups` within), `metrics` (the fields of Metric, with `minimum`, `maximum` and
   * `expert_reference` where it gives them) and `benchmarks`
   * (`id`, `value`, `default_operator`, `metric` by internal id).
   */
  ExerciseDefinition: { input: object; output: object; }
  /**
   * What a metric was measured or is asked to be: a number for `float` and `int`, true or false for `bool`, a text for `string`. A time
   * is a number of seconds, a percentage is of 0-100. Whether a run has a value at all is null or not, never a text.
   */
  MetricValue: { input: number | boolean | string; output: number | boolean | string; }
  /** What a run measured: an object of values by internal id, where null or absent is none. */
  MetricValues: { input: Readonly<Record<string, number | boolean | string | null>>; output: Readonly<Record<string, number | boolean | string | null>>; }
};

/** What `acceptInvite` answers. */
export type AcceptInvitePayload = {
  __typename?: 'AcceptInvitePayload';
  /** The group that was joined. */
  customerGroup: CustomerGroup;
  /** The name of the group that was joined. */
  groupName: Scalars['String']['output'];
};

/** What `acceptResourceAccessVoucher` answers. */
export type AcceptResourceAccessVoucherPayload = {
  __typename?: 'AcceptResourceAccessVoucherPayload';
  /** What the caller has access to from now on. */
  type: ResourceAccessVoucherType;
  /** The number of the voucher. */
  voucherId: Scalars['Int']['output'];
};

/** What was accepted. */
export type AcceptTermsPayload = {
  __typename?: 'AcceptTermsPayload';
  /** The version. */
  version: Scalars['String']['output'];
};

/** What `acceptVoucher` answers. */
export type AcceptVoucherPayload = {
  __typename?: 'AcceptVoucherPayload';
  /** The course that the caller may use now. */
  course: Course;
  /** The name of the group that gives it. */
  groupName: Scalars['String']['output'];
  /** The names of the learning spaces in which it is. */
  learningSpaceNames: Array<Scalars['String']['output']>;
};

/** A version of the terms of service that a person accepted. */
export type AcceptedTerms = {
  __typename?: 'AcceptedTerms';
  /** When the person accepted it. */
  acceptedAt: Scalars['DateTime']['output'];
  /** Its name, such as `2026:1`. */
  version: Scalars['String']['output'];
};

/** What an account can still give. */
export type AccountHours = {
  __typename?: 'AccountHours';
  /** The number of the account. */
  id: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** What new vouchers and events may take, in milliseconds. */
  spendableTimeInMs: Scalars['Float']['output'];
};

/** A part of a list of logbook records. */
export type ActivitiesPage = {
  __typename?: 'ActivitiesPage';
  /** The records of this part. */
  activities: Array<Activity>;
  /**
   * True where a text of one or two letters was matched only at the start of words, except in the latest records: those that
   * have it inside of words may be missing.
   */
  matchesWordStartsOnly: Scalars['Boolean']['output'];
  /** How many records match in all. */
  totalCount: Scalars['Int']['output'];
  /** False where counting stopped early: `totalCount` is then a lower bound ("10 000+"). */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** What a list of logbook records is narrowed to, and which part of it is wanted. What is absent does not narrow. */
export type ActivitiesSearchParams = {
  /** The attending's id. */
  attending?: InputMaybe<Scalars['String']['input']>;
  /** The third level of the catalogue, exact. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** The adverse event: `A` to `F`, or `NONE`. */
  complications?: InputMaybe<Scalars['String']['input']>;
  /** What has become of the request to confirm the records: `unasked`, `open`, `confirmed`, `returned` or `imported`. */
  confirmation?: InputMaybe<Scalars['String']['input']>;
  /** Last day of procedure, inclusive; not before the first. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** The group in which the records were written. */
  groupId?: InputMaybe<Scalars['Int']['input']>;
  /** The hospital's name, exact. */
  hospital?: InputMaybe<Scalars['String']['input']>;
  /** The highest level of the catalogue, exact. */
  interventionType?: InputMaybe<Scalars['String']['input']>;
  /** At most 1000; 25 when absent. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** The primary modality. */
  modalityPrimary?: InputMaybe<Scalars['String']['input']>;
  /** How many records to leave out at the start; 0 when absent. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  /** The second level of the catalogue, exact. */
  organSystem?: InputMaybe<Scalars['String']['input']>;
  /**
   * Matched anywhere in a participant's name, without case and accents. One or two letters may be matched at the start of
   * words only: `matchesWordStartsOnly`.
   */
  participantName?: InputMaybe<Scalars['String']['input']>;
  /** The `keycloak_id` of a person: the records in which they take part and no role is stated for them. */
  roleMissingFor?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Matched anywhere in hospital, attending, participants and procedure, without case and accents ("kovacs" finds
   * "Kovács"). At most 200 characters. One or two letters may be matched at the start of words only: `matchesWordStartsOnly`.
   */
  searchText?: InputMaybe<Scalars['String']['input']>;
  /** What to sort by; the date of procedure when absent. */
  sortField?: InputMaybe<ActivitiesSortField>;
  /** The direction of the sort; `desc` when absent. */
  sortOrder?: InputMaybe<ActivitiesSortOrder>;
  /** First day of procedure, inclusive. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** The fourth level of the catalogue, exact. */
  subCategory?: InputMaybe<Scalars['String']['input']>;
  /** The `keycloak_id` of a person: the records that they wrote, that lack what a full record has, and that are not confirmed. */
  toCompleteBy?: InputMaybe<Scalars['ID']['input']>;
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
  __typename?: 'Activity';
  /** `Unknown`, `Pediatric`, `Adult` or `Geriatric`. */
  ageCategory: Maybe<Scalars['String']['output']>;
  /** What happens to the address of the attending whom a record without an answer asks; null: it is answered, or has no one to ask. */
  askedAddress: Maybe<AskedAddress>;
  /** The attending physician of the procedure. */
  attending: ActivityAttending;
  /** Whether a closure device was used. */
  closureDevice: Maybe<Scalars['Boolean']['output']>;
  /** Remarks on the closure device. */
  closureDeviceComments: Maybe<Scalars['String']['output']>;
  /** Adverse event: `A` to `F`, or `NONE`. */
  complications: Maybe<Scalars['String']['output']>;
  /** What the adverse event was. */
  complicationsComments: Maybe<Scalars['String']['output']>;
  /** What has become of the request to its attending. */
  confirmation: ActivityConfirmation;
  /** Of a confirmed record: in what capacity it was confirmed; null otherwise, or if that was not stored. */
  confirmationCapacity: Maybe<ConfirmationCapacity>;
  /** The `state` of `confirmation` alone, for lists. */
  confirmationState: ActivityConfirmationState;
  /**
   * Of a confirmed record: what it showed to its readers when it was confirmed, as canonical JSON (RFC 8785); null otherwise, or if
   * contents were not stored yet.
   */
  confirmedContent: Maybe<Scalars['String']['output']>;
  /** The day of the follow-up consultation. */
  consultFollowup: Maybe<Scalars['Date']['output']>;
  /** Remarks on the follow-up consultation. */
  consultFollowupNotes: Maybe<Scalars['String']['output']>;
  /** When the record was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Who wrote the record. */
  createdBy: Maybe<Person>;
  /** The customer that the group belongs to. */
  customerId: Scalars['Int']['output'];
  /** The day of the procedure. */
  dateOfProcedure: Scalars['Date']['output'];
  /** `No`, `Not_Applicable`, `Pending` or `Yes`. */
  dictated: Maybe<Scalars['String']['output']>;
  /** CT dose index, mGy. */
  doseCtdi: Maybe<Scalars['Float']['output']>;
  /** Dose area product, Gy·cm². */
  doseDap: Maybe<Scalars['Float']['output']>;
  /** Dose length product, mGy·cm. */
  doseDlp: Maybe<Scalars['Float']['output']>;
  /** Skin dose, mGy. */
  doseSkin: Maybe<Scalars['Float']['output']>;
  /** Fluoroscopy time, minutes. */
  doseTime: Maybe<Scalars['Float']['output']>;
  /** Estimated blood loss. */
  ebl: Maybe<Scalars['String']['output']>;
  /**
   * How independent its writer was: for its writer and the attending who confirmed it; null for anybody else, and where their
   * institution does not ask and no one has said anything.
   */
  entrustment: Maybe<ActivityEntrustment>;
  /** The group in which the record was written. */
  groupId: Scalars['Int']['output'];
  /** The name of that group, also for readers who are not in it. */
  groupName: Scalars['String']['output'];
  /** The name of the hospital. */
  hospital: Scalars['String']['output'];
  /** The record's id, a UUID. */
  id: Scalars['ID']['output'];
  /** The day of the imaging follow-up. */
  imageFollowup: Maybe<Scalars['Date']['output']>;
  /** Remarks on the imaging follow-up. */
  imageFollowupNotes: Maybe<Scalars['String']['output']>;
  /** The import that made the record; null for records that were written here. */
  imported: Maybe<ActivityImport>;
  /** `<1.3`, `1.3-1.4`, `1.5-1.7`, `1.8-2.0`, `>2.0` or `Unknown`. */
  inr: Maybe<Scalars['String']['output']>;
  /** What corrected the INR: `None`, `FFP`, `Cryo` or `VitaminK`. */
  inrReversal: Maybe<Scalars['String']['output']>;
  /** `NoImaging`, `CT`, `Fluoroscopy`, `MRI` or `Ultrasound`. */
  modalityPrimary: Maybe<Scalars['String']['output']>;
  /** A second modality, with the same values. */
  modalitySecondary: Maybe<Scalars['String']['output']>;
  /** When the record was last changed. */
  modifiedAt: Scalars['DateTime']['output'];
  /** Who last changed the record. */
  modifiedBy: Maybe<Person>;
  /** Whether it was done on call. */
  onCall: Maybe<Scalars['Boolean']['output']>;
  /** Only the record's creator sees the value. */
  optionalIdentifier: Maybe<Scalars['String']['output']>;
  /** The names of those who took part, in the same order: all that a list shows of them. */
  participantNames: Array<Scalars['String']['output']>;
  /** Who took part, in the order of the form. */
  participants: Array<ActivityParticipant>;
  /** Platelets, 10³/µL: `<50`, `51-75`, `76-100`, `>100` or `Unknown`. */
  platelet: Maybe<Scalars['String']['output']>;
  /** What was done. */
  procedure: ActivityProcedure;
  /** Remarks on the procedure. */
  procedureComments: Maybe<Scalars['String']['output']>;
  /** Why it was done. */
  procedureIndication: Scalars['String']['output'];
  /** The anesthesia: `None`, `Local`, `Moderate (Conscious)`, `MAC` or `General`. */
  sedation: Maybe<Scalars['String']['output']>;
  /** `Unknown`, `Ambulatory`, `Inpatient`, `Outpatient` or `Clinic`. */
  setting: Maybe<Scalars['String']['output']>;
  /** `Male`, `Female` or `Other`. */
  sex: Maybe<Scalars['String']['output']>;
  /** Whether the procedure succeeded. */
  success: Maybe<Scalars['Boolean']['output']>;
  /** Why the procedure was not successful. */
  successComments: Maybe<Scalars['String']['output']>;
  /** Always `irlog`. */
  type: Scalars['String']['output'];
  /** Whether the caller may delete the record. */
  viewerCanDelete: Scalars['Boolean']['output'];
  /** Whether the caller may change the record. */
  viewerCanEdit: Scalars['Boolean']['output'];
};

/** The attending physician of a record. */
export type ActivityAttending = {
  __typename?: 'ActivityAttending';
  /** The given name. */
  firstName: Scalars['String']['output'];
  /** The attending's id, a UUID. */
  id: Scalars['ID']['output'];
  /** The family name. */
  lastName: Scalars['String']['output'];
};

/** Names an attending by id. The names are accepted and ignored. */
export type ActivityAttendingInput = {
  /** The given name; ignored. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** The attending's id, a UUID. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The family name; ignored. */
  lastName?: InputMaybe<Scalars['String']['input']>;
};

/** The request to the attending of a record to confirm it. */
export type ActivityConfirmation = {
  __typename?: 'ActivityConfirmation';
  /** Since when the attending is asked. */
  askedAt: Scalars['DateTime']['output'];
  /** When that was. */
  at: Maybe<Scalars['DateTime']['output']>;
  /** Who answered last; of an open record, who has returned it before. */
  by: Maybe<Person>;
  /** Of a confirmed record: what its confirmation says, which nothing changes afterwards; null otherwise. */
  confirmed: Maybe<KeptConfirmation>;
  /** Why no one can be asked: `noAddress`, `removed` or `own`. */
  obstacle: Maybe<Scalars['String']['output']>;
  /** With what word its writer asks to have it opened again; null: they do not. */
  reopeningWord: Maybe<Scalars['String']['output']>;
  /** `unasked`: no one can be asked, `obstacle` says why. */
  state: ActivityConfirmationState;
  /** Whether the caller may ask the attending to open it again. */
  viewerCanAskToReopen: Scalars['Boolean']['output'];
  /** Whether the caller may confirm the record in its attending's stead. */
  viewerCanConfirmInStead: Scalars['Boolean']['output'];
  /** Whether the caller may take the confirmation back. */
  viewerCanReopen: Scalars['Boolean']['output'];
  /** The word with which it was returned, or the confirmation undone. */
  word: Maybe<Scalars['String']['output']>;
};

/** What a change of a record's confirmation answers. */
export type ActivityConfirmationPayload = {
  __typename?: 'ActivityConfirmationPayload';
  /** What has become of it, where the caller may read the record. */
  activity: Maybe<Activity>;
  /** The record's id. */
  id: Scalars['ID']['output'];
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
  __typename?: 'ActivityEntrustment';
  /** `entrustment:` and the record's id. */
  id: Scalars['ID']['output'];
  /** Whether the other one has rated and the caller does not see it yet. */
  isOtherHidden: Scalars['Boolean']['output'];
  /** The other one's rating, once it is shown to the caller. */
  other: Maybe<EntrustmentRating>;
  /** The caller's rating. */
  own: Maybe<EntrustmentRating>;
  /** When the attending's time to rate ends, and the writer sees that rating in any case; null before the confirmation. */
  ratingEndsAt: Maybe<Scalars['DateTime']['output']>;
  /** The role of the writer in the record; null: none is stated. */
  recordedRole: Maybe<Scalars['String']['output']>;
  /** The scale on which the institution asks; null: it does not. */
  scale: Maybe<EntrustmentScale>;
  /** As whom the caller sees it. */
  side: EntrustmentSide;
  /** The role in which the attending says that the writer took part; null: they have not said. */
  statedRole: Maybe<AttendingsRole>;
  /** Whether the caller may give or correct a rating now. */
  viewerCanRate: Scalars['Boolean']['output'];
  /** Whether the caller may say the role now; the record's own role may be accepted at any time. */
  viewerCanStateRole: Scalars['Boolean']['output'];
};

/** Where an imported record comes from. */
export type ActivityImport = {
  __typename?: 'ActivityImport';
  /** The name of the imported file. */
  fileName: Scalars['String']['output'];
  /** The id of the import. */
  id: Scalars['ID']['output'];
  /** When it was imported. */
  importedAt: Scalars['DateTime']['output'];
};

/**
 * A logbook record as it is sent. Null is not filled in. What is absent is not filled in of a new record, and stays as it is of
 * an existing one: a client that is older than a field does not empty it. Hidden fields are emptied.
 */
export type ActivityInput = {
  /** `Unknown`, `Pediatric`, `Adult` or `Geriatric`. */
  ageCategory?: InputMaybe<Scalars['String']['input']>;
  /** The attending by id; without it, `attendingName` counts. */
  attending?: InputMaybe<ActivityAttendingInput>;
  /**
   * Chosen by the client once for each new record: sending the same key again answers with the record that the
   * first call created instead of creating another.
   */
  clientKey?: InputMaybe<Scalars['ID']['input']>;
  /** Whether a closure device was used. */
  closureDevice?: InputMaybe<Scalars['Boolean']['input']>;
  /** Remarks on the closure device; only when one was used. */
  closureDeviceComments?: InputMaybe<Scalars['String']['input']>;
  /** Adverse event: `A` to `F`, or `NONE`. */
  complications?: InputMaybe<Scalars['String']['input']>;
  /** What the adverse event was; only when there was one. */
  complicationsComments?: InputMaybe<Scalars['String']['input']>;
  /** The day of the follow-up consultation. */
  consultFollowup?: InputMaybe<Scalars['Date']['input']>;
  /** Remarks; only with a day. */
  consultFollowupNotes?: InputMaybe<Scalars['String']['input']>;
  /** The day of the procedure. Required, and not in the future. */
  dateOfProcedure?: InputMaybe<Scalars['Date']['input']>;
  /** `No`, `Not_Applicable`, `Pending` or `Yes`. */
  dictated?: InputMaybe<Scalars['String']['input']>;
  /** CT dose index, mGy. Only with CT. */
  doseCtdi?: InputMaybe<Scalars['Float']['input']>;
  /** Dose area product, Gy·cm². Only with fluoroscopy. */
  doseDap?: InputMaybe<Scalars['Float']['input']>;
  /** Dose length product, mGy·cm. Only with CT. */
  doseDlp?: InputMaybe<Scalars['Float']['input']>;
  /** Skin dose, mGy. Only with fluoroscopy. */
  doseSkin?: InputMaybe<Scalars['Float']['input']>;
  /** Fluoroscopy time, minutes. Not negative, at most three decimals, like all doses; only with fluoroscopy. */
  doseTime?: InputMaybe<Scalars['Float']['input']>;
  /** The draft that is saved with this record: it goes with the save, unless another device has changed it since. */
  draft?: InputMaybe<LogbookDraftRevision>;
  /** Estimated blood loss. */
  ebl?: InputMaybe<Scalars['String']['input']>;
  /** May be absent when the caller has exactly one group. */
  groupId?: InputMaybe<Scalars['Int']['input']>;
  /** The name of a hospital of the group's customer. Required. */
  hospital?: InputMaybe<Scalars['String']['input']>;
  /** Absent or null for a new record. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The day of the imaging follow-up. */
  imageFollowup?: InputMaybe<Scalars['Date']['input']>;
  /** Remarks; only with a day. */
  imageFollowupNotes?: InputMaybe<Scalars['String']['input']>;
  /** `<1.3`, `1.3-1.4`, `1.5-1.7`, `1.8-2.0`, `>2.0` or `Unknown`. */
  inr?: InputMaybe<Scalars['String']['input']>;
  /** `None`, `FFP`, `Cryo` or `VitaminK`; only with an INR of 1.3 or more. */
  inrReversal?: InputMaybe<Scalars['String']['input']>;
  /**
   * True: the writer has nothing more to add, so the record is not asked to be completed (`toCompleteBy`) although it lacks
   * something.
   */
  isCompleteAsIs?: InputMaybe<Scalars['Boolean']['input']>;
  /** `NoImaging`, `CT`, `Fluoroscopy`, `MRI` or `Ultrasound`. */
  modalityPrimary?: InputMaybe<Scalars['String']['input']>;
  /** A second modality; only with a primary one other than `NoImaging`. */
  modalitySecondary?: InputMaybe<Scalars['String']['input']>;
  /**
   * The `modifiedAt` with which the record was read. Where it has been changed since, nothing is saved: the error
   * `CONFLICT` says when and by whom (`modifiedAt`, `modifiedBy`). Without it whatever is stored is replaced.
   */
  modifiedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether it was done on call. */
  onCall?: InputMaybe<Scalars['Boolean']['input']>;
  /** The creator's own mark; never anything that identifies a patient. At most 100 characters. */
  optionalIdentifier?: InputMaybe<Scalars['String']['input']>;
  /** Who took part, at most 30. Empty rows are dropped. */
  participants?: InputMaybe<Array<ActivityParticipantInput>>;
  /** Platelets, 10³/µL: `<50`, `51-75`, `76-100`, `>100` or `Unknown`. */
  platelet?: InputMaybe<Scalars['String']['input']>;
  /** What was done. Required. */
  procedure?: InputMaybe<ActivityProcedureInput>;
  /** Remarks on the procedure. At most 4000 characters, like all remarks. */
  procedureComments?: InputMaybe<Scalars['String']['input']>;
  /** Why it was done. Required, at most 1000 characters. */
  procedureIndication?: InputMaybe<Scalars['String']['input']>;
  /** The anesthesia: `None`, `Local`, `Moderate (Conscious)`, `MAC` or `General`. */
  sedation?: InputMaybe<Scalars['String']['input']>;
  /** `Unknown`, `Ambulatory`, `Inpatient`, `Outpatient` or `Clinic`. */
  setting?: InputMaybe<Scalars['String']['input']>;
  /** `Male`, `Female` or `Other`. */
  sex?: InputMaybe<Scalars['String']['input']>;
  /** Whether the procedure succeeded. */
  success?: InputMaybe<Scalars['Boolean']['input']>;
  /** Why it was not successful; only when `success` is false. */
  successComments?: InputMaybe<Scalars['String']['input']>;
  /** `irlog`; may be absent. */
  type?: InputMaybe<Scalars['String']['input']>;
};

/** Somebody who took part in a procedure. */
export type ActivityParticipant = {
  __typename?: 'ActivityParticipant';
  /** The level of training at that time: `R1`, `IR2`, `PreRadiology` and the like. */
  level: Maybe<Scalars['String']['output']>;
  /** The name, also where the participant has no account. */
  name: Scalars['String']['output'];
  /** `Operator`, `Assistant`, `Observer`, `Circulator` or `Scrub`. */
  role: Maybe<Scalars['String']['output']>;
  /** The person, where the participant has an account. */
  user: Maybe<Person>;
};

/** Somebody who took part: a person with an account, or a name alone. */
export type ActivityParticipantInput = {
  /** The level of training: `R1`, `IR2`, `PreRadiology` and the like. */
  level?: InputMaybe<Scalars['String']['input']>;
  /** The name. Required without an account; with one, the account's name is kept. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** `Operator`, `Assistant`, `Observer`, `Circulator` or `Scrub`. */
  role?: InputMaybe<Scalars['String']['input']>;
  /** The person, where the participant has an account. */
  user?: InputMaybe<PersonInput>;
};

/** A procedure of the catalogue with its path. */
export type ActivityProcedure = {
  __typename?: 'ActivityProcedure';
  /** The third level of the catalogue. */
  category: Scalars['String']['output'];
  /** The code of the procedure in the catalogue. */
  code: Scalars['String']['output'];
  /** The highest level of the catalogue. */
  interventionType: Scalars['String']['output'];
  /** The procedure's name. */
  name: Scalars['String']['output'];
  /** The second level of the catalogue. */
  organSystem: Scalars['String']['output'];
  /** The fourth level of the catalogue. */
  subCategory: Scalars['String']['output'];
};

/** Names a procedure of the catalogue by `code`; the other fields must agree with it where they are given. */
export type ActivityProcedureInput = {
  /** The third level of the catalogue. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** The code of the procedure in the catalogue. Required. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The highest level of the catalogue. */
  interventionType?: InputMaybe<Scalars['String']['input']>;
  /** The procedure's name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The second level of the catalogue. */
  organSystem?: InputMaybe<Scalars['String']['input']>;
  /** The fourth level of the catalogue. */
  subCategory?: InputMaybe<Scalars['String']['input']>;
};

/** A page of the groups that somebody administers. */
export type AdministeredGroups = {
  __typename?: 'AdministeredGroups';
  /** The groups of the page. */
  groups: Array<CustomerGroup>;
  /** How many groups there are on all pages; the count stops at 10,000. */
  totalCount: Scalars['Int']['output'];
};

/** A person with what they may use, where that comes from, and what became of what they tried. Content is not among it. */
export type AdministeredPerson = {
  __typename?: 'AdministeredPerson';
  /** The customers on whose list of admins the person is. */
  administers: Array<PersonCustomer>;
  /** When this was read. */
  asOf: Scalars['DateTime']['output'];
  /** The vouchers for cloud cases that the person accepted, and the time of them. */
  cloudTime: PersonCloudTime;
  /** The courses that are open to the person, and why. */
  courses: PersonCourses;
  /** The address at the identity service. */
  email: Scalars['String']['output'];
  /** Whether the identity service has seen that the address is theirs. */
  emailVerified: Scalars['Boolean']['output'];
  /** How many groups there are. */
  groupCount: Scalars['Int']['output'];
  /** The groups, at most 50, by name. */
  groups: Array<PersonGroup>;
  /**
   * The person's accounts out of whose time the caller may give some. Where there is none, a system administrator may choose
   * any account.
   */
  hoursAccounts: Array<Customer>;
  /** The person's id at the identity service. */
  id: Scalars['ID']['output'];
  /** Whether the caller sees the person whole; otherwise what concerns the caller's customers. */
  isWhole: Scalars['Boolean']['output'];
  /** When the portal saw the person first. */
  knownSince: Scalars['DateTime']['output'];
  /** Whether the person has a logbook. */
  logbook: Scalars['Boolean']['output'];
  /** First and last name; the address where the person has neither. */
  name: Scalars['String']['output'];
  /** The roles of the person when they were seen last, such as `support`. */
  roles: Array<Scalars['String']['output']>;
  /** When the portal saw the person last, to the hour; null where that was before it was kept. */
  seenAt: Maybe<Scalars['DateTime']['output']>;
  /** The version of the terms that the person accepted last; null: none. */
  termsVersion: Maybe<Scalars['String']['output']>;
  /** Whether the caller may give the person time for cases of cloud modules (`giveCloudModulesTime`). */
  viewerCanGiveHours: Scalars['Boolean']['output'];
  /** Whether the caller may read how the person stands in the exercises (`personProgress`). */
  viewerCanReadProgress: Scalars['Boolean']['output'];
};

/** A page of the runs of those whom the caller administers. */
export type AllVistActivitiesPage = {
  __typename?: 'AllVistActivitiesPage';
  /** The runs of the page. */
  activities: Array<VistActivity>;
  /** The groups that the caller administers, by name, at most 1000. */
  allCustomerGroups: Array<VistActivityGroup>;
  /** How many there are on all pages; across all customers the count stops at 10,000. */
  count: Scalars['Int']['output'];
  /** Whether `count` is all of them; otherwise there are more. */
  countIsExact: Scalars['Boolean']['output'];
};

/** The address of an attending who is asked to confirm a record. */
export type AskedAddress = {
  __typename?: 'AskedAddress';
  /** When the address changed, if the record has waited since before. */
  addressChangedAt: Maybe<Scalars['DateTime']['output']>;
  /** Since when a new address waits for its owner's yes; null: none does. */
  newAddressAskedAt: Maybe<Scalars['DateTime']['output']>;
  /** From when the new address is asked; null: its owner has not said yes. */
  newAddressFrom: Maybe<Scalars['DateTime']['output']>;
};

/** Something that people of a group are asked to do by a day. */
export type Assignment = {
  __typename?: 'Assignment';
  /** Procedures on this day or later count. */
  countsFrom: Maybe<Scalars['Date']['output']>;
  /** The course. */
  courseId: Maybe<Scalars['Int']['output']>;
  /** The last day on which it can be done in time. */
  dueOn: Scalars['Date']['output'];
  /** Module and exercise, without the version. */
  exerciseKey: Maybe<Scalars['String']['output']>;
  /** The number of the group. */
  groupId: Scalars['Int']['output'];
  /** The name of the group. */
  groupName: Scalars['String']['output'];
  /** The number of the assignment. */
  id: Scalars['Int']['output'];
  /** Whether its course or exercise still exists for the group. */
  isAvailable: Scalars['Boolean']['output'];
  /** Whether everyone who learns in the group is asked; else some of them. */
  isForAll: Scalars['Boolean']['output'];
  /** What it asks for. */
  kind: AssignmentKind;
  /** The least number of records. */
  minimum: Maybe<Scalars['Int']['output']>;
  /** When it was last changed. */
  modifiedAt: Scalars['DateTime']['output'];
  /** The number of a learning space in which the course is. */
  spaceId: Maybe<Scalars['Int']['output']>;
  /** The name of that space. */
  spaceName: Maybe<Scalars['String']['output']>;
  /** Those with a lower step have to be done before; null: in any order. */
  step: Maybe<Scalars['Int']['output']>;
  /** The name of the course, of the exercise or of the records. */
  title: Scalars['String']['output'];
};

/** What assignments of a group can ask for. */
export type AssignmentChoices = {
  __typename?: 'AssignmentChoices';
  /** The courses that the group has, by name; at most 500. */
  courses: Array<AssignmentCourse>;
  /** The exercises of today, by module; at most 500. */
  exercises: Array<AssignmentExercise>;
  /** Those who learn in the group, by last name; at most 500. */
  people: Array<PersonName>;
};

/** An assignment with how many people have done it. */
export type AssignmentCounts = {
  __typename?: 'AssignmentCounts';
  /** The assignment. */
  assignment: Assignment;
  /** How many have done it. */
  done: Scalars['Int']['output'];
  /** How many have time left. */
  due: Scalars['Int']['output'];
  /** How many are late. */
  late: Scalars['Int']['output'];
  /** How many people are asked. */
  people: Scalars['Int']['output'];
};

/** A course that an assignment can ask for. */
export type AssignmentCourse = {
  __typename?: 'AssignmentCourse';
  /** The number of the course. */
  id: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** An exercise that an assignment can ask for. */
export type AssignmentExercise = {
  __typename?: 'AssignmentExercise';
  /** Module and exercise, without the version. */
  exerciseKey: Scalars['String']['output'];
  /** The name of the exercise. */
  exerciseName: Scalars['String']['output'];
  /** The name of its module. */
  moduleName: Scalars['String']['output'];
};

/** An assignment as it is sent. */
export type AssignmentInput = {
  /** The category that counts. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Procedures on this day or later count; required for records. */
  countsFrom?: InputMaybe<Scalars['Date']['input']>;
  /** The number of a course that the group has; required for a course. */
  courseId?: InputMaybe<Scalars['Int']['input']>;
  /** The last day on which it can be done in time, in the time zone of each person. Required; today at the earliest. */
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  /** Module and exercise, without the version; required for an exercise. */
  exerciseKey?: InputMaybe<Scalars['String']['input']>;
  /** The intervention type that counts. */
  interventionType?: InputMaybe<Scalars['String']['input']>;
  /** What it asks for. Required. */
  kind?: InputMaybe<AssignmentKind>;
  /** The levels of training at which cases count; all when absent. */
  levels?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The least number of records, 1 to 9999; required for records. */
  minimum?: InputMaybe<Scalars['Int']['input']>;
  /** What the records are called, at most 100 characters; required for records. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The organ system that counts. */
  organSystem?: InputMaybe<Scalars['String']['input']>;
  /** The `keycloak_id` of people who learn in the group, at most 500; everyone, also who joins later, when absent. */
  people?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The code of the procedure that counts; it brings its path. */
  procedureCode?: InputMaybe<Scalars['String']['input']>;
  /** The roles that count; all when absent. */
  roles?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Those with a lower step have to be done before; in any order when absent. 1 to 60. */
  step?: InputMaybe<Scalars['Int']['input']>;
  /** The subcategory that counts. */
  subCategory?: InputMaybe<Scalars['String']['input']>;
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
  __typename?: 'AssignmentPeople';
  /** The assignment. */
  assignment: Assignment;
  /** Those of the page: late first, then those with time left, then those who have done it; each by last name. */
  people: Array<AssignmentPerson>;
  /** How many are asked. */
  totalCount: Scalars['Int']['output'];
};

/** How an assignment stands for one person. */
export type AssignmentPerson = {
  __typename?: 'AssignmentPerson';
  /** Of a course the whole percent, of records how many, of an exercise null. */
  amount: Maybe<Scalars['Int']['output']>;
  /** When it was done. */
  doneAt: Maybe<Scalars['DateTime']['output']>;
  /** The reminder that they got last, from any admin; null: none, or long ago. */
  lastReminder: Maybe<LastReminder>;
  /** Who it is. */
  person: PersonName;
  /** How it stands. */
  status: AssignmentStatus;
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
  __typename?: 'Attending';
  /** The new address that waits for its owner's yes; null: none does. */
  addressChange: Maybe<AttendingAddressChange>;
  /** The number of the customer. */
  customerId: Scalars['Int']['output'];
  /** The e-mail address; null for one whom no one has verified. */
  email: Maybe<Scalars['String']['output']>;
  /** The given name. */
  firstName: Scalars['String']['output'];
  /** The attending's id, a UUID. */
  id: Scalars['ID']['output'];
  /** The family name. */
  lastName: Scalars['String']['output'];
  /** How many records name the attending. */
  recordCount: Scalars['Int']['output'];
};

/** A change of an attending's address that waits for the yes of the new address. */
export type AttendingAddressChange = {
  __typename?: 'AttendingAddressChange';
  /** When its owner said yes; null: not yet. */
  acceptedAt: Maybe<Scalars['DateTime']['output']>;
  /** When that was. */
  askedAt: Scalars['DateTime']['output'];
  /** The name of the administrator who asked; null: they no longer have an account. */
  askedBy: Maybe<Scalars['String']['output']>;
  /** The new address. */
  email: Scalars['String']['output'];
  /** Until when its owner can say yes. */
  expiresAt: Scalars['DateTime']['output'];
  /** From when the new address is asked; null: its owner has not said yes. Until then the present address can object. */
  from: Maybe<Scalars['DateTime']['output']>;
};

/** The role of a trainee as their attending says it. */
export type AttendingsRole = {
  __typename?: 'AttendingsRole';
  /** When it was said. */
  at: Scalars['DateTime']['output'];
  /** Why. */
  comment: Maybe<Scalars['String']['output']>;
  /** Whether the record still has another role. */
  isDisputed: Scalars['Boolean']['output'];
  /** The role. */
  role: StatedRole;
};

/** A customer in the log. */
export type AuditCustomer = {
  __typename?: 'AuditCustomer';
  /** Its number. */
  id: Scalars['Int']['output'];
  /** What it is called; a dash where it is gone. */
  name: Scalars['String']['output'];
};

/** A page of the log. */
export type AuditEntriesPage = {
  __typename?: 'AuditEntriesPage';
  /** How many there are; absent where there are more than 1,000. */
  count: Maybe<Scalars['Int']['output']>;
  /** The customer of the filter, where it is known. */
  customer: Maybe<AuditCustomer>;
  /** The latest first. */
  entries: Array<AuditEntry>;
  /** Of the page after this one; absent at the end. */
  next: Maybe<Scalars['ID']['output']>;
  /** The person of the filter, where they are known. */
  person: Maybe<AuditPerson>;
  /** The thing of the filter. */
  thing: Maybe<AuditThing>;
};

/** Who did what to which thing, and when. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** Its name, such as `group.removed`. */
  action: Scalars['String']['output'];
  /** Who did it; absent: the portal itself, or an operator. */
  actor: Maybe<AuditPerson>;
  /** When it was done. */
  at: Scalars['DateTime']['output'];
  /** Whom it concerned; absent: the portal's own. */
  customer: Maybe<AuditCustomer>;
  /** Later ones have higher numbers. */
  id: Scalars['ID']['output'];
  /** What was done, in words. */
  label: Scalars['String']['output'];
  /** The request in which it was done, as it stands in `x-request-id`; absent: the portal did it automatically. */
  requestId: Maybe<Scalars['String']['output']>;
  /** Something was taken from people. */
  takes: Scalars['Boolean']['output'];
  /** What it was done to. */
  thing: AuditThing;
};

/** An act with what stood before and after. */
export type AuditEntryDetail = {
  __typename?: 'AuditEntryDetail';
  /** The act. */
  entry: AuditEntry;
  /** What it says of before and after, field by field. */
  facts: Array<AuditFact>;
  /** Whom it was done to, where that is not its thing: the first hundred. */
  people: Array<AuditPerson>;
};

/** A field before and after an act. */
export type AuditFact = {
  __typename?: 'AuditFact';
  /** What stood after; absent: the act says nothing of it. */
  after: Maybe<Array<Scalars['String']['output']>>;
  /** What stood before, several where it is a list; absent: the act says nothing of it. */
  before: Maybe<Array<Scalars['String']['output']>>;
  /** Its name. */
  key: Scalars['String']['output'];
  /** How its values are read: `text`, `moment`, `bytes`, `milliseconds`, `seconds`. */
  kind: Scalars['String']['output'];
  /** What it is called. */
  label: Scalars['String']['output'];
};

/** What of the log is shown: what all of these say. */
export type AuditFilter = {
  /** An act, such as `group.removed`. */
  action?: InputMaybe<Scalars['String']['input']>;
  /** The number of the customer that it concerned. */
  customerId?: InputMaybe<Scalars['Int']['input']>;
  /** Not before. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** A group of acts, such as `groups`. */
  group?: InputMaybe<Scalars['String']['input']>;
  /** The person's `id`. */
  person?: InputMaybe<Scalars['ID']['input']>;
  /** How the person has to do with it; any way when absent. */
  role?: InputMaybe<AuditRole>;
  /** A thing: its kind and its id, as in `group:12`. */
  thing?: InputMaybe<Scalars['String']['input']>;
  /** In the name of the thing, of at least three letters, or its number or service tag. */
  thingName?: InputMaybe<Scalars['String']['input']>;
  /** Before. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Somebody in the log. */
export type AuditPerson = {
  __typename?: 'AuditPerson';
  /** Their address: for staff, and for admins of a customer that they belong to. */
  email: Maybe<Scalars['String']['output']>;
  /** As the identity service knows them; of who is gone, as the log does. */
  id: Scalars['ID']['output'];
  /** What they are called now; a dash where they are gone. */
  name: Scalars['String']['output'];
};

/** How a person has to do with an act. */
export type AuditRole =
  /** They did it. */
  | 'by'
  /** Affected by it, by themselves or others. */
  | 'on';

/** What something was done to. */
export type AuditThing = {
  __typename?: 'AuditThing';
  /** Its id among its kind. */
  id: Scalars['String']['output'];
  /** What it is: `group`, `station` and the like. */
  kind: Scalars['String']['output'];
  /** What it is called now, or was when the log last said so; absent where it has no name. */
  name: Maybe<Scalars['String']['output']>;
};

/** What a metric is compared with. */
export type Benchmark = {
  __typename?: 'Benchmark';
  /** How a measured value is compared with it: the value stands before the operator. */
  default_operator: ComparisonOperator;
  /** Names it among all benchmarks: the number of the exercise, a slash, and its id there. */
  id: Scalars['ID']['output'];
  /** Of what. */
  metric: Metric;
  /** What is asked. */
  value: Scalars['MetricValue']['output'];
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
  __typename?: 'ClassCourse';
  /** What kind of course it is; empty where no one said. */
  category: Scalars['String']['output'];
  /** The platform's code of it; empty where it has none. */
  code: Scalars['String']['output'];
  /** The number of the course. */
  id: Scalars['Int']['output'];
  /** Whether people of the group can open it: the account may use it, and the platform still has it. */
  isUsable: Scalars['Boolean']['output'];
  /** The name of the course. */
  name: Scalars['String']['output'];
};

/** How a class is invited into a group. */
export type ClassInvitation = {
  __typename?: 'ClassInvitation';
  /** The group. */
  customerGroup: CustomerGroup;
  /** How many of them could not be reached, and have not joined. */
  failedCount: Scalars['Int']['output'];
  /** The number of the group. */
  id: Scalars['Int']['output'];
  /** How many people were invited by name, however they stand. */
  inviteeCount: Scalars['Int']['output'];
  /** Who was invited by name, the latest first. */
  invitees: GroupInvitees;
  /** How many of them are in the group. */
  joinedCount: Scalars['Int']['output'];
  /** How many more people of this account may be mailed today. */
  mailsLeftToday: Scalars['Int']['output'];
  /** Whether the portal sends mails. Where it does not, the link has to be passed on by hand. */
  sendsMail: Scalars['Boolean']['output'];
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
  __typename?: 'ClassOverview';
  /**
   * How many are clearly less far in its courses than the middle of the group; null for whom may not read how far they are
   * (`classProgress`). Of the first 500 people.
   */
  behind: Maybe<Scalars['Int']['output']>;
  /** The number of the group. */
  id: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** How many were invited by name and have not joined. */
  notJoined: Scalars['Int']['output'];
  /** How many have an assignment whose day is over, by the clock of each; null where that could not be read. */
  overdue: Maybe<Scalars['Int']['output']>;
  /** How many people learn in it. */
  people: Scalars['Int']['output'];
  /** How many have begun and were in no course for 14 days; null as before. */
  quiet: Maybe<Scalars['Int']['output']>;
};

/** The groups that somebody administers, with how their people are doing. */
export type ClassOverviews = {
  __typename?: 'ClassOverviews';
  /** The first of them, at most 6. */
  classes: Array<ClassOverview>;
  /** How many groups there are; the count stops at 100. */
  totalCount: Scalars['Int']['output'];
};

/** Somebody of a class, and how far they are. */
export type ClassPerson = {
  __typename?: 'ClassPerson';
  /** For each course: when it moved last; null where it did not. */
  lastActiveOn: Array<Maybe<Scalars['DateTime']['output']>>;
  /** For each course: whether the platform no longer has the person in it, and the rest is from before. */
  missing: Array<Scalars['Boolean']['output']>;
  /** For each course: how far, in whole percent. */
  percentages: Array<Scalars['Int']['output']>;
  /** Who it is. */
  person: Person;
  /** When their progress was last read of the learning platform; null: never. */
  readAt: Maybe<Scalars['DateTime']['output']>;
  /** Why the latest reading of the person brought nothing; null: it did, or there was none. */
  readFailure: Maybe<ClassReadFailure>;
  /** Their role in the group: a learner. */
  role: GroupRole;
  /**
   * For each course: empty where not enrolled, else `not_attempted`, `in_progress`, `completed`, `failed`, or `unknown` for what the
   * platform says in other words.
   */
  statuses: Array<Scalars['String']['output']>;
};

/**
 * How far the people of a group are in its courses, as a table: people are its rows, courses its columns. What a row says of the
 * columns stands in their order.
 */
export type ClassProgress = {
  __typename?: 'ClassProgress';
  /** Whether the portal has a learning platform that it can read. */
  canReadNow: Scalars['Boolean']['output'];
  /** The courses of the group, by name. */
  courses: Array<ClassCourse>;
  /** The group. */
  customerGroup: CustomerGroup;
  /** How the latest reading of the whole class stands, that somebody asked for (`readClassNow`); null: there was none. */
  lastReading: Maybe<Operation>;
  /** The people of the page, by last name. The admins of the group are not counted among them. */
  people: Array<ClassPerson>;
  /** How many people learn in the group. */
  totalCount: Scalars['Int']['output'];
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
  __typename?: 'ClientInstaller';
  /** What it is for. */
  platform: ClientPlatform;
  /** Where it is downloaded. */
  url: Scalars['String']['output'];
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
  __typename?: 'CloudCase';
  /** The key of the case. */
  caseId: Scalars['ID']['output'];
  /** What the case is about. */
  description: Scalars['String']['output'];
  /** The name of the case. */
  name: Scalars['String']['output'];
};

/** A case of a cloud module, and whether an account may use it. */
export type CloudCaseAccess = {
  __typename?: 'CloudCaseAccess';
  /** Whether the account may use it. */
  allowed: Scalars['Boolean']['output'];
  /** The key of the case. */
  caseId: Scalars['ID']['output'];
  /** The patient, and what is to be done. */
  description: Scalars['String']['output'];
  /** The name of the case. */
  name: Scalars['String']['output'];
};

/** What somebody is in a room. */
export type CloudCaseRoomRole =
  /** Watches, and steers when given control. */
  | 'participant'
  /** Gives and takes control, changes the case, ends the session. */
  | 'proctor';

/** For one person, in the room of one session, for five minutes. */
export type CloudCaseRoomToken = {
  __typename?: 'CloudCaseRoomToken';
  /** Until when it counts. */
  expires_at: Scalars['DateTime']['output'];
  /** What the caller is in the room. */
  role: CloudCaseRoomRole;
  /** Signed for the machine; given to its frame and to no one else. */
  token: Scalars['String']['output'];
};

/** A machine that runs a simulator. */
export type CloudCaseVm = {
  __typename?: 'CloudCaseVM';
  /** The case of the session. */
  case_id: Maybe<Scalars['String']['output']>;
  /** The name of the case. */
  case_name: Maybe<Scalars['String']['output']>;
  /** When it was claimed. */
  claimed_at: Maybe<Scalars['DateTime']['output']>;
  /** What the machine itself said of it. */
  detail: Maybe<Scalars['String']['output']>;
  /** What people call that event; null: the session is no one's or one person's. */
  event_name: Maybe<Scalars['String']['output']>;
  /** Its latest changes of status, newest first. For administrators of the fleet. */
  history: Array<CloudCaseVmChange>;
  /** Its id, a UUID. */
  id: Scalars['ID']['output'];
  /** Whether the session is an event's. */
  is_event: Scalars['Boolean']['output'];
  /**
   * What it was in the last hour, newest first; the last one held when the hour began, unless the machine is younger. At most
   * 240. For administrators of the fleet.
   */
  last_hour: Array<CloudCaseVmSpan>;
  /** When it last answered. */
  last_seen_at: Maybe<Scalars['DateTime']['output']>;
  /** The module of the session. */
  module_id: Maybe<Scalars['String']['output']>;
  /** The name of the module. */
  module_name: Maybe<Scalars['String']['output']>;
  /** What administrators call it. */
  name: Scalars['String']['output'];
  /** Why, in one sentence. */
  reason: Scalars['String']['output'];
  /** Since when it gives no answer, while a session runs. Null: it answers. */
  reports_missing_since: Maybe<Scalars['DateTime']['output']>;
  /** When the session ends. */
  session_ends_at: Maybe<Scalars['DateTime']['output']>;
  /** How much of that went back to who was in it, in seconds. Null where the former is. */
  session_given_back_in_seconds: Maybe<Scalars['Int']['output']>;
  /** The session that it is claimed for, also before it begins; of one that failed, for two minutes. */
  session_id: Maybe<Scalars['ID']['output']>;
  /** When the session began; null: it has not yet. */
  session_started_at: Maybe<Scalars['DateTime']['output']>;
  /** How long the session lasted that failed on it, in seconds. Null: none did, or it never began. */
  session_used_in_seconds: Maybe<Scalars['Int']['output']>;
  /** Who started it. */
  started_by: Maybe<Person>;
  /** What it is doing. */
  status: CloudCaseVmStatus;
  /** Since when. */
  status_since: Scalars['DateTime']['output'];
  /** The address of its frame. */
  url: Scalars['String']['output'];
  /** How long turning it on usually takes, in seconds, where the start waits or has waited for that. Null otherwise. */
  usual_power_on_in_seconds: Maybe<Scalars['Int']['output']>;
  /** The voucher or event of the session. */
  voucher_id: Maybe<Scalars['Int']['output']>;
};


/** A machine that runs a simulator. */
export type CloudCaseVmHistoryArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** One change of a machine's status. */
export type CloudCaseVmChange = {
  __typename?: 'CloudCaseVMChange';
  /** The case of the session. */
  case_id: Maybe<Scalars['String']['output']>;
  /** The name of the case. */
  case_name: Maybe<Scalars['String']['output']>;
  /** What the machine itself said of it. */
  detail: Maybe<Scalars['String']['output']>;
  /** Its number; later ones are greater. */
  id: Scalars['ID']['output'];
  /** The module of the session. */
  module_id: Maybe<Scalars['String']['output']>;
  /** The name of the module. */
  module_name: Maybe<Scalars['String']['output']>;
  /** The status from then on. */
  new_status: CloudCaseVmStatus;
  /** The status before; null when it joined the fleet. */
  prev_status: Maybe<CloudCaseVmStatus>;
  /** Why, in one sentence. */
  reason: Scalars['String']['output'];
  /** The session. */
  session_id: Maybe<Scalars['ID']['output']>;
  /** Whose session it was about. */
  started_by: Maybe<Person>;
  /** When it changed. */
  updated_at: Scalars['DateTime']['output'];
  /** The voucher or event of the session. */
  voucher_id: Maybe<Scalars['Int']['output']>;
};

/** How ready the fleet is for the coming events. Machines that somebody is on, or waits for, are not counted. */
export type CloudCaseVmReadiness = {
  __typename?: 'CloudCaseVMReadiness';
  /** Machines that are being made ready. */
  comingUp: Scalars['Int']['output'];
  /** Events without a machine whose organizers may start them within the hour. */
  events: Scalars['Int']['output'];
  /** Scheduled events that the fleet has no machine for, however many of its machines are turned on. */
  eventsWithoutMachine: Scalars['Int']['output'];
  /** The same if the fleet had one machine less. */
  eventsWithoutMachineAfterRemoval: Scalars['Int']['output'];
  /** Machines that are ready and no one's. */
  idle: Scalars['Int']['output'];
  /** How many of the machines that are off are to be turned on for them. */
  missing: Scalars['Int']['output'];
  /** How many machines these events need at once. */
  needed: Scalars['Int']['output'];
  /** When the next event without a machine begins, however far away. Null: there is none. */
  nextEventAt: Maybe<Scalars['DateTime']['output']>;
  /** Machines that are off. */
  off: Scalars['Int']['output'];
};

/** What a machine was from then on. */
export type CloudCaseVmSpan = {
  __typename?: 'CloudCaseVMSpan';
  /** Since when. */
  since: Scalars['DateTime']['output'];
  /** What it was doing. */
  status: CloudCaseVmStatus;
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
  __typename?: 'CloudModule';
  /** The cases, in their order. */
  cases: Array<CloudCase>;
  /** What the module is about. */
  description: Scalars['String']['output'];
  /** The key of the module. */
  moduleId: Scalars['ID']['output'];
  /** The name of the module. */
  name: Scalars['String']['output'];
};

/** A cloud module of a learning space with the cases that an account may use. */
export type CloudModuleAccess = {
  __typename?: 'CloudModuleAccess';
  /** Its cases, in their order. */
  cases: Array<CloudCaseAccess>;
  /** What is trained with it. */
  description: Scalars['String']['output'];
  /** The key of the module. */
  moduleId: Scalars['ID']['output'];
  /** The name of the module. */
  name: Scalars['String']['output'];
};

/** Cases of one cloud module. */
export type CloudModuleCasesInput = {
  /** The keys of the cases, all of this module. */
  caseIds: Array<Scalars['ID']['input']>;
  /** The key of the module. */
  moduleId: Scalars['ID']['input'];
};

/** One movement of an account's time. It is never changed. */
export type CloudModuleQuotaTransaction = {
  __typename?: 'CloudModuleQuotaTransaction';
  /** Who did it; null: the portal itself, or somebody who is gone. */
  actor: Maybe<Person>;
  /** How much time it moved, in milliseconds; negative only for a top-up that takes back. */
  amountInMs: Scalars['Float']['output'];
  /** What was used up after it, in milliseconds. */
  consumedTimeInMs: Scalars['Float']['output'];
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** The name of the event that it is about; null for a voucher. */
  eventName: Maybe<Scalars['String']['output']>;
  /** The id of the movement. */
  id: Scalars['ID']['output'];
  /** What it did. */
  kind: CloudModuleQuotaTransactionKind;
  /** The place of the movement in the ledger of its account, from 1. */
  number: Scalars['Int']['output'];
  /** Why time went back, in one sentence; null: it did not. */
  reason: Maybe<Scalars['String']['output']>;
  /** What was reserved after it, in milliseconds. */
  reservedTimeInMs: Scalars['Float']['output'];
  /** The session that was lost; null: time did not go back. */
  sessionId: Maybe<Scalars['ID']['output']>;
  /** What was spendable after it, in milliseconds. */
  spendableTimeInMs: Scalars['Float']['output'];
  /**
   * Of time that was granted to somebody who accepted a voucher: what they have used of it until now, in milliseconds. Null
   * for every other movement.
   */
  usedInMs: Maybe<Scalars['Float']['output']>;
  /** Whose use consumed the time, or who has it again. */
  user: Maybe<Person>;
  /** The voucher or event that it is about. */
  voucherId: Maybe<Scalars['Int']['output']>;
  /** The name of the voucher or event that it is about; null: it has none. */
  voucherName: Maybe<Scalars['String']['output']>;
  /** What it is about gives access to; null: it is about no voucher. */
  voucherType: Maybe<ResourceAccessVoucherType>;
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
  __typename?: 'CloudModuleQuotaTransactions';
  /** How many movements there are on all pages; of filtered ones the count stops at 10,000. */
  totalCount: Scalars['Int']['output'];
  /** The movements, the latest first. */
  transactions: Array<CloudModuleQuotaTransaction>;
};

/** The time of an account for cloud cases. The three together are all the time that it was ever given; none is negative. */
export type CloudModuleTimeBalance = {
  __typename?: 'CloudModuleTimeBalance';
  /** What was used up, in milliseconds. */
  consumedTimeInMs: Scalars['Float']['output'];
  /** What vouchers and events hold, in milliseconds; what they do not use becomes spendable again. */
  reservedTimeInMs: Scalars['Float']['output'];
  /** What new vouchers and events may take, in milliseconds. */
  spendableTimeInMs: Scalars['Float']['output'];
};

/** A voucher for cases of cloud modules, as its administrators see it. */
export type CloudModulesResourceAccessVoucher = {
  __typename?: 'CloudModulesResourceAccessVoucher';
  /** When it was ended for good; null: it was not. */
  archivedAt: Maybe<Scalars['DateTime']['output']>;
  /** The `keycloak_id` of the person who ended it; null: no one, or a person who is gone. */
  archivedByUserId: Maybe<Scalars['ID']['output']>;
  /** The code: the link is `{origin}/?inviteCode={code}`. Null: it was withdrawn. */
  code: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Who made it; null where they are gone. */
  creator: Maybe<Person>;
  /** The account that made it. */
  customer: Customer;
  /** The number of the voucher. */
  id: Scalars['Int']['output'];
  /** The learning space of its modules. */
  learningSpace: LearningSpace;
  /** The time that each user has. */
  maxDurationInSeconds: Scalars['Int']['output'];
  /** How many people may accept it. */
  maxUses: Scalars['Int']['output'];
  /** When it was last changed. */
  modifiedAt: Scalars['DateTime']['output'];
  /** Its modules with its cases, in their order. */
  modules: Array<CloudModule>;
  /** What people call it; null: it has no name, and is called by its number. */
  name: Maybe<Scalars['String']['output']>;
  /** How it stands. */
  state: ResourceAccessVoucherState;
  /** What the voucher gives access to. */
  type: ResourceAccessVoucherType;
  /** How many people have accepted it. */
  used: Scalars['Int']['output'];
  /** What is left of each user's time, the latest to accept first. */
  userQuota: Array<CloudModulesVoucherUserQuota>;
  /** The people who have accepted it, the latest first. */
  users: Array<Person>;
  /** Since when it can be accepted. */
  validFrom: Scalars['DateTime']['output'];
  /** The first instant at which it is no longer valid. */
  validTo: Scalars['DateTime']['output'];
  /** Whether it can be ended for good. */
  viewerCanArchive: Scalars['Boolean']['output'];
  /** Whether it can be changed, and its code replaced or withdrawn. */
  viewerCanEdit: Scalars['Boolean']['output'];
};


/** A voucher for cases of cloud modules, as its administrators see it. */
export type CloudModulesResourceAccessVoucherUsersArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** A voucher for cases of cloud modules, as somebody who has accepted it sees it. */
export type CloudModulesResourceAccessVoucherAsTrainee = {
  __typename?: 'CloudModulesResourceAccessVoucherAsTrainee';
  /** When the caller accepted it. */
  acceptedAt: Scalars['DateTime']['output'];
  /** When it was ended for good, before its time or after; null: it was not. */
  archivedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The account that made it. */
  customer: Customer;
  /** What is left of the caller's time, in seconds. */
  durationLeftInSeconds: Scalars['Int']['output'];
  /** Whether it is over: expired or archived. */
  expired: Scalars['Boolean']['output'];
  /** The learning space of its modules. */
  learningSpace: LearningSpace;
  /** Its modules with its cases, in their order. */
  modules: Array<CloudModule>;
  /** What people call it; null: it has no name, and is called by its number. */
  name: Maybe<Scalars['String']['output']>;
  /** The first instant at which it is no longer valid. */
  validTo: Scalars['DateTime']['output'];
  /** The number of the voucher. */
  voucherId: Scalars['Int']['output'];
};

/** One user of a voucher. */
export type CloudModulesVoucherUserQuota = {
  __typename?: 'CloudModulesVoucherUserQuota';
  /** When they accepted it. */
  acceptedAt: Scalars['DateTime']['output'];
  /** What is left of their time, in seconds. */
  durationLeft: Scalars['Int']['output'];
  /** Who has accepted it. */
  user: Person;
};

/** The end of a session, or of a start. */
export type CloudSessionEnding = {
  __typename?: 'CloudSessionEnding';
  /** What kind of ending it was. */
  code: CloudSessionEndingCode;
  /** When. */
  ended_at: Scalars['DateTime']['output'];
  /** What of the caller's own time went back, in seconds; null: nothing did. */
  given_back_in_seconds: Maybe<Scalars['Int']['output']>;
  /** Whether it was lost to a failure or an administrator. */
  is_lost: Scalars['Boolean']['output'];
  /** Why, in one sentence to who was in it. */
  reason: Scalars['String']['output'];
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
  __typename?: 'CohortExercise';
  /** Module and exercise, without the version. */
  exerciseKey: Scalars['String']['output'];
  /** The name of the exercise. */
  exerciseName: Scalars['String']['output'];
  /** The code of the module. */
  moduleCode: Scalars['String']['output'];
  /** The name of the module. */
  moduleName: Scalars['String']['output'];
};

/** Somebody of a cohort, and how they stand. All lists have an entry for each exercise. */
export type CohortPerson = {
  __typename?: 'CohortPerson';
  /** For each exercise: how many of their runs count. */
  attempts: Array<Scalars['Int']['output']>;
  /**
   * For each exercise: the best share of criteria met, in percent, of the runs of the latest version that count; null where none
   * does.
   */
  best: Array<Maybe<Scalars['Int']['output']>>;
  /** Their address. */
  email: Scalars['String']['output'];
  /** For each exercise: when the latest run began; null: never run. */
  lastRunAt: Array<Maybe<Scalars['DateTime']['output']>>;
  /** For each exercise: when the skill was lost again; null: it was not. */
  lostSince: Array<Maybe<Scalars['DateTime']['output']>>;
  /** For each exercise: whether any run was a pass; null where none counts. */
  met: Array<Maybe<Scalars['Boolean']['output']>>;
  /** For each exercise: so many passes in a row make them proficient from here; 0 where they are. */
  passesLeft: Array<Scalars['Int']['output']>;
  /** Who it is. */
  person: PersonName;
  /** For each exercise: when they became proficient, the last time; null: never. */
  proficientSince: Array<Maybe<Scalars['DateTime']['output']>>;
  /** Their role in the group: a learner, since its admins are not counted among a class. */
  role: GroupRole;
  /** For each exercise: how they stand; null: never run. */
  standings: Array<Maybe<ExerciseStanding>>;
};

/**
 * How the people of a group stand in the exercises: people are its rows, exercises its columns. What a row says of the columns
 * stands in their order.
 */
export type CohortProgress = {
  __typename?: 'CohortProgress';
  /** The group. */
  customerGroup: CustomerGroup;
  /** What the people of the page have run, by name of module and exercise; at most 200. */
  exercises: Array<CohortExercise>;
  /** So many passes in a row make somebody proficient from the beginning. */
  passesNeeded: Scalars['Int']['output'];
  /** The people of the page, by last name. */
  people: Array<CohortPerson>;
  /** The rule of the group's institution, by which everybody is judged here. */
  rule: ProficiencyRule;
  /** How many people learn in the group. */
  totalCount: Scalars['Int']['output'];
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
  __typename?: 'ConfirmActivitiesPayload';
  /** What waits now. */
  counts: LogbookConfirmationCounts;
  /** The ids of those that were not confirmed: changed in the meantime, where they are among `records`, or not there. */
  left: Array<Scalars['ID']['output']>;
  /** The records that were asked for, as they are now, and that are still the caller's. */
  records: Array<Activity>;
  /** How to take it back; null: nothing was confirmed. */
  undo: Maybe<UndoOffer>;
  /** How to take one of several records back by itself; none: there was only one. */
  undoOfEach: Array<RecordUndoOffer>;
};

/** In what capacity somebody confirms a record. */
export type ConfirmationCapacity =
  /** As an administrator of the institution, in the stead of an attending who has left the list or has no address. */
  | 'administrator'
  /** As the attending whom the record names. */
  | 'attending';

/** A check of somebody's connection. */
export type ConnectionCheck = {
  __typename?: 'ConnectionCheck';
  /** When it was made. */
  checkedAt: Scalars['DateTime']['output'];
  /** What it comes to: `good`, `weak`, `bad` or `unknown`. */
  verdict: Scalars['String']['output'];
};

/** What a browser measured. What could not be measured is null. */
export type ConnectionFactsInput = {
  /** The browser, in a few words. */
  browser: Scalars['String']['input'];
  /** Megabits a second from the simulator. */
  downMbit?: InputMaybe<Scalars['Float']['input']>;
  /** Whether a web socket opened. */
  hasSocket?: InputMaybe<Scalars['Boolean']['input']>;
  /** Median distance from it. */
  jitterMs?: InputMaybe<Scalars['Float']['input']>;
  /** Of a hundred messages, how many did not come back. */
  lostPercent?: InputMaybe<Scalars['Float']['input']>;
  /** What rooms need and the browser does not have. */
  missing: Array<Scalars['String']['input']>;
  /** Median way there and back in milliseconds. */
  roundTripMs?: InputMaybe<Scalars['Float']['input']>;
  /** Measured to: `simulator` or `portal`. */
  target: Scalars['String']['input'];
  /** Megabits a second to it. */
  upMbit?: InputMaybe<Scalars['Float']['input']>;
};

/** A simulator that measures with a browser. */
export type ConnectionTarget = {
  __typename?: 'ConnectionTarget';
  /** Until when it takes the token. */
  expiresAt: Scalars['DateTime']['output'];
  /** Shown to it with each request, as `?token=`. */
  token: Scalars['String']['output'];
  /** Its origin; `wss:` in the place of `https:` for the socket. */
  url: Scalars['String']['output'];
};

/** What comes from outside. */
export type ContentKind =
  /** The news feed. */
  | 'news'
  /** The playlist. */
  | 'videos';

/** A source of content and how fresh it is. */
export type ContentSource = {
  __typename?: 'ContentSource';
  /** Whether it has failed since then, so that what is shown may be old. */
  isFailing: Scalars['Boolean']['output'];
  /** Which one. */
  kind: ContentKind;
  /** When it last answered; null where it never has. */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};

/** What somebody began last and has not finished. */
export type ContinueLearning = {
  __typename?: 'ContinueLearning';
  /** The course; null where it is something else. */
  course: Maybe<Course>;
};

/** A course of the learning platform, with how far one person is in it: the caller, unless the question names another. */
export type Course = {
  __typename?: 'Course';
  /** The address of its picture; null where it has none. */
  big_avatar: Maybe<Scalars['String']['output']>;
  /** What kind of course it is; empty where no one said. */
  category: Scalars['String']['output'];
  /** The platform's code of it; empty where it has none. */
  code: Scalars['String']['output'];
  /**
   * How far the person is: empty where not enrolled, else `not_attempted`, `in_progress`, `completed`, `failed`, or `unknown` for what
   * the platform says in other words.
   */
  completion_status: Scalars['String']['output'];
  /** What is learned, in plain text. */
  description: Scalars['String']['output'];
  /** The number of the course. */
  id: Scalars['Int']['output'];
  /** Whether the person may start and continue it; what they have begun stays in sight when they no longer may. */
  isOpen: Scalars['Boolean']['output'];
  /** The learning spaces that it is in. */
  learningSpaces: Array<LearningSpace>;
  /** The name of the course. */
  name: Scalars['String']['output'];
  /** The `keycloak_id` of the person whose progress it says. */
  personId: Scalars['ID']['output'];
  /** How far the person is, in numbers. */
  progress: CourseProgress;
  /** The same as `units` of its progress, for who reads lists without them. */
  unitProgress: Array<UnitProgress>;
  /** What it consists of, in order; a unit of the type `Section` is a heading. */
  units: Array<CourseUnit>;
};

/** How far a person is in a course. */
export type CourseProgress = {
  __typename?: 'CourseProgress';
  /** When it was completed. */
  completed_on: Maybe<Scalars['DateTime']['output']>;
  /** Whole percent, 0 to 100. */
  completion_percentage: Scalars['Int']['output'];
  /** The same as of the course. */
  completion_status: Scalars['String']['output'];
  /** When the person was enrolled; null where not, or not known. */
  enrolled_on: Maybe<Scalars['DateTime']['output']>;
  /** When it moved last: when it was completed, else when that was first read of the learning platform. */
  last_active_on: Maybe<Scalars['DateTime']['output']>;
  /** Since when the platform no longer has the person in the course, and the rest is from before; null: it has. */
  missing_since: Maybe<Scalars['DateTime']['output']>;
  /** When it was last read of the learning platform, and it is as of then; null: never. */
  read_on: Maybe<Scalars['DateTime']['output']>;
  /** How long the person was in it, in seconds. */
  total_time: Scalars['Int']['output'];
  /** The units that the platform told something of. */
  units: Array<UnitProgress>;
};

/** A part of a course. */
export type CourseUnit = {
  __typename?: 'CourseUnit';
  /** The number of the unit. */
  id: Scalars['Int']['output'];
  /** The name of the unit. */
  name: Scalars['String']['output'];
  /** What it is, in the platform's words; `Section` is a heading. */
  type: Scalars['String']['output'];
};

/** A link that gives one course of a group. */
export type CourseVoucher = {
  __typename?: 'CourseVoucher';
  /** The code: the link is `{origin}/?voucherCode={code}`; null where it was withdrawn. */
  code: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Who made it; null where that person is gone. */
  creator: Maybe<Person>;
  /** The number of the course voucher. */
  id: Scalars['Int']['output'];
  /** How many people may use it. */
  maxUses: Scalars['Int']['output'];
  /** How it stands. */
  state: CourseVoucherState;
  /** How many have used it. */
  used: Scalars['Int']['output'];
  /** Who has used it, the latest first. */
  users: Array<CourseVoucherUser>;
  /** The first instant at which it no longer gives anything. */
  validTo: Scalars['DateTime']['output'];
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
  __typename?: 'CourseVoucherUser';
  /** When they used it. */
  acceptedAt: Scalars['DateTime']['output'];
  /** The person. */
  user: Person;
};

/** A customer (account): an institution whose people train. */
export type Customer = {
  __typename?: 'Customer';
  /** The people who administer the account, by last name; null for whom may not see the account. */
  admins: Maybe<Array<Person>>;
  /** The learning spaces of the account, by name; null for whom may not see the account. */
  branches: Maybe<Array<LearningSpace>>;
  /** The time of the account for cloud cases; null for whom may not see the account. */
  cloudModuleTimeBalance: Maybe<CloudModuleTimeBalance>;
  /** The number of the customer. */
  id: Scalars['Int']['output'];
  /** How much of each of its learning spaces the account may use; null for whom may not see the account. */
  learningSpaceAccess: Maybe<Array<LearningSpaceAccessCount>>;
  /** How long the lists are that the logbook offers; null for whom may not administer them. */
  logbookLists: Maybe<LogbookLists>;
  /** When its name, admins or learning spaces were last changed; null for whom may not see the account. */
  modifiedAt: Maybe<Scalars['DateTime']['output']>;
  /** The name of the institution, unique in the portal. */
  name: Scalars['String']['output'];
  /** The rule by which somebody is called proficient; null for whom may not see the account. */
  proficiencyRule: Maybe<ProficiencyRule>;
  /** When that rule was chosen; null where it is the default, and for whom may not see the account. */
  proficiencyRuleModifiedAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether the caller may administer the customer's attendings and hospitals. */
  viewerCanAdministerLogbook: Scalars['Boolean']['output'];
  /** Whether the caller may administer the customer's vouchers and events. */
  viewerCanAdministerVouchers: Scalars['Boolean']['output'];
  /** Whether the caller may choose that rule. */
  viewerCanChooseProficiencyRule: Scalars['Boolean']['output'];
  /** Whether the caller may change the name and the learning spaces of the account. */
  viewerCanEditAccount: Scalars['Boolean']['output'];
  /** Whether the caller may change the admins of the account. */
  viewerCanEditAdmins: Scalars['Boolean']['output'];
  /** Whether the caller may read the movements of the account's time. */
  viewerCanReadLedger: Scalars['Boolean']['output'];
  /** Whether the caller may add time to the account. */
  viewerCanTopUp: Scalars['Boolean']['output'];
};

/** A group of people of one customer. */
export type CustomerGroup = {
  __typename?: 'CustomerGroup';
  /** The people who administer the group, by last name. */
  admins: Array<Person>;
  /** The courses that the group has, by name; null for whom may not see the group. */
  assignedCourses: Maybe<Array<Course>>;
  /** How many courses are open to its people by it. */
  courseCount: Scalars['Int']['output'];
  /**
   * The courses that the group has, and those that it may be given since its account may use them, by name, at most 5000; null for
   * whom may not manage the courses of the group.
   */
  courses: Maybe<Array<GroupCourse>>;
  /** When its courses were last changed; null for whom may not manage them. */
  coursesModifiedAt: Maybe<Scalars['DateTime']['output']>;
  /** The customer to which the group belongs. */
  customer: Customer;
  /** What the group is for, in its admins' words. */
  description: Maybe<Scalars['String']['output']>;
  /** The number of the group. */
  id: Scalars['Int']['output'];
  /** The same as `invitationLink`. */
  invitationCode: Maybe<GroupInvitation>;
  /** The group's open invitation; null where there is none, or the caller may not see it. */
  invitationLink: Maybe<GroupInvitation>;
  /** How many people are in the group. */
  memberCount: Scalars['Int']['output'];
  /** The people in the group, by last name. */
  members: Array<Person>;
  /** When its name, description or first admin were last changed. */
  modifiedAt: Scalars['DateTime']['output'];
  /** The name of the group, unique in its customer. */
  name: Scalars['String']['output'];
  /** The first of its admins, whom its form names. */
  primaryAdmin: Maybe<Person>;
  /** Whether the caller may change and delete the group. */
  viewerCanEdit: Scalars['Boolean']['output'];
  /** Whether the caller may leave the group: members may, but for the only admin among other people. */
  viewerCanLeave: Scalars['Boolean']['output'];
  /** Whether the caller may change the courses of the group, and read how far its people are. */
  viewerCanManageCourses: Scalars['Boolean']['output'];
  /** Whether the caller may replace and withdraw the group's invitation. */
  viewerCanManageInvitation: Scalars['Boolean']['output'];
  /** Whether the caller may look up the people of the group (`administeredPerson`). */
  viewerCanReadPeople: Scalars['Boolean']['output'];
  /** Whether the caller may read how the people of the group stand in the exercises. */
  viewerCanReadProgress: Scalars['Boolean']['output'];
  /** Whether the caller may read the totals of its trainees (`logbookGroupTotals`). */
  viewerCanReadTotals: Scalars['Boolean']['output'];
  /** Whether the caller may take all learners out of the group. */
  viewerCanRemoveAllUsers: Scalars['Boolean']['output'];
  /** Whether the caller may take one learner out of the group. */
  viewerCanRemoveMember: Scalars['Boolean']['output'];
  /** Whether the caller is in the group. */
  viewerIsMember: Scalars['Boolean']['output'];
  /** The caller's role in the group; null where they are not in it. */
  viewerRole: Maybe<GroupRole>;
};


/** A group of people of one customer. */
export type CustomerGroupMemberCountArgs = {
  roles?: InputMaybe<Array<GroupRole>>;
};


/** A group of people of one customer. */
export type CustomerGroupMembersArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  roles?: InputMaybe<Array<GroupRole>>;
};

/** What an account may use of a learning space. */
export type CustomerLearningSpaceAccess = {
  __typename?: 'CustomerLearningSpaceAccess';
  /** Every cloud module of the learning space, in its order, with what may be used of it. */
  cloudModules: Array<CloudModuleAccess>;
  /** Every course of the learning space, by name, at most 2000, with what may be used of them. */
  courses: Array<LearningSpaceCourseAccess>;
  /** The account. */
  customer: Customer;
  /** Whether everything may be used, what is added later too. */
  fullAccess: Scalars['Boolean']['output'];
  /** The learning space. */
  learningSpace: LearningSpace;
  /** When it was last changed. */
  modifiedAt: Scalars['DateTime']['output'];
  /** Whether the caller may change it. */
  viewerCanSave: Scalars['Boolean']['output'];
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
  groupId: Scalars['Int']['input'];
  /** The record's id, a UUID. */
  id: Scalars['ID']['input'];
  /**
   * The `modifiedAt` with which the record was read. Where it has been changed since, nothing is deleted: the error
   * `CONFLICT` says when and by whom, as for a save. Without it whatever is stored is deleted.
   */
  modifiedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The record's procedure. */
  procedure: DeleteActivityProcedureInput;
};

/** What `deleteActivity` answers. */
export type DeleteActivityPayload = {
  __typename?: 'DeleteActivityPayload';
  /** The list after the change; without `searchParams`, 1000 records by date of procedure, latest first. */
  activities: ActivitiesPage;
  /** The id of the record that is no more. */
  deletedId: Scalars['ID']['output'];
};


/** What `deleteActivity` answers. */
export type DeleteActivityPayloadActivitiesArgs = {
  searchParams?: InputMaybe<ActivitiesSearchParams>;
};

/** Names the procedure of a record to delete. */
export type DeleteActivityProcedureInput = {
  /** The code of the procedure in the catalogue. */
  code: Scalars['String']['input'];
};

/** What `DeleteUserSystem` answers. */
export type DeleteUserSystemPayload = {
  __typename?: 'DeleteUserSystemPayload';
  /** The number of the link that is gone. */
  id: Scalars['Int']['output'];
  /** How to take it back; null: too late for that. */
  undo: Maybe<UndoOffer>;
};

/** An account that a directory manages. */
export type DirectoryAccount = {
  __typename?: 'DirectoryAccount';
  /** Whether the directory gives access. */
  hasAccess: Scalars['Boolean']['output'];
  /** The account in the directory. */
  id: Scalars['ID']['output'];
  /** The name of the person. */
  name: Scalars['String']['output'];
  /** The name in the directory. */
  userName: Scalars['String']['output'];
};

/** A group of a directory. */
export type DirectoryGroup = {
  __typename?: 'DirectoryGroup';
  /** The group of the portal whose members it decides; null: it has no effect. */
  groupId: Maybe<Scalars['Int']['output']>;
  /** The group in the directory. */
  id: Scalars['ID']['output'];
  /** How many people it has. */
  memberCount: Scalars['Int']['output'];
  /** Its name there. */
  name: Scalars['String']['output'];
};

/** The kinds of things in a directory. */
export type DirectoryResource =
  /** A group. */
  | 'Group'
  /** A person. */
  | 'User';

/** A group of the portal that can be assigned to one of a directory. */
export type DirectoryTarget = {
  __typename?: 'DirectoryTarget';
  /** The group. */
  id: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** An event that begins soon or has begun. */
export type DueEvent = {
  __typename?: 'DueEvent';
  /** When it begins. */
  eventAt: Scalars['DateTime']['output'];
  /** The number of the event. */
  id: Scalars['Int']['output'];
  /** What people call it. */
  name: Scalars['String']['output'];
};

/** Events that begin soon or have begun. */
export type DueEvents = {
  __typename?: 'DueEvents';
  /** How many there are, counted up to 100. */
  count: Scalars['Int']['output'];
  /** The earliest of them, at most 3. */
  events: Array<DueEvent>;
};

/** A voucher for cloud cases that ends soon. */
export type EndingVoucher = {
  __typename?: 'EndingVoucher';
  /** The name of its account. */
  customerName: Scalars['String']['output'];
  /** Its number. */
  id: Scalars['Int']['output'];
  /** Its name, or those of its modules. */
  name: Scalars['String']['output'];
  /** When it ends. */
  validTo: Scalars['DateTime']['output'];
};

/** Vouchers for cloud cases that end soon. */
export type EndingVouchers = {
  __typename?: 'EndingVouchers';
  /** How many there are, counted up to 100. */
  count: Scalars['Int']['output'];
  /** Those that end first, at most 3. */
  vouchers: Array<EndingVoucher>;
};

/** What `enrollUserInCourse` answers. */
export type EnrollPayload = {
  __typename?: 'EnrollPayload';
  /** The course, with the caller enrolled. */
  course: Course;
  /** Opens the course on the platform, for this person and once: never kept, never shown. */
  goto_url: Scalars['String']['output'];
};

/** A rating of a case. */
export type EntrustedCase = {
  __typename?: 'EntrustedCase';
  /** How hard the case was. */
  complexity: Maybe<CaseComplexity>;
  /** The day of the procedure. */
  day: Scalars['Date']['output'];
  /** Its intervention type. */
  interventionType: Scalars['String']['output'];
  /** The level on it, starting at 1. */
  level: Scalars['Int']['output'];
  /** Its organ system. */
  organSystem: Scalars['String']['output'];
  /** The procedure's code in the catalogue. */
  procedureCode: Scalars['String']['output'];
  /** The record's id. */
  recordId: Scalars['ID']['output'];
  /** The scale. */
  scale: EntrustmentScale;
  /** Who rated. */
  side: EntrustmentSide;
};

/** How independent a trainee was in a case. */
export type EntrustmentRating = {
  __typename?: 'EntrustmentRating';
  /** When it was given. */
  at: Scalars['DateTime']['output'];
  /** A sentence. */
  comment: Maybe<Scalars['String']['output']>;
  /** How hard the case was. */
  complexity: Maybe<CaseComplexity>;
  /** The level on it, starting at 1; a higher one is more independence. */
  level: Scalars['Int']['output'];
  /** The scale. */
  scale: EntrustmentScale;
};

/** A rating as it is sent. */
export type EntrustmentRatingInput = {
  /** A sentence; at most 300 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** How hard the case was; null: not stated. */
  complexity?: InputMaybe<CaseComplexity>;
  /** The level on the institution's scale, starting at 1. */
  level: Scalars['Int']['input'];
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
  __typename?: 'EventAcceptance';
  /** When they did. */
  acceptedAt: Scalars['DateTime']['output'];
  /** Who has accepted it. */
  user: Person;
};

/** Whether an event would have a simulator. */
export type EventAvailability = {
  __typename?: 'EventAvailability';
  /** How many simulators are free for the whole of it; none: it does not fit. */
  freeMachines: Scalars['Int']['output'];
  /** How many simulators there are. */
  machines: Scalars['Int']['output'];
  /** The next times at which it fits, at most three, from the asked one on; none within a month where it is empty. */
  nextStarts: Array<Scalars['DateTime']['output']>;
};

/** Somebody who conducts an event. */
export type EventOrganizer = {
  __typename?: 'EventOrganizer';
  /** Their address. */
  email: Scalars['String']['output'];
  /** Their first name; null: they have never signed in. */
  first_name: Maybe<Scalars['String']['output']>;
  /** Their last name; null: they have never signed in. */
  last_name: Maybe<Scalars['String']['output']>;
};

/** What an event was like: while it runs, as far as it has come. */
export type EventReport = {
  __typename?: 'EventReport';
  /** Who had accepted it and did not come. */
  absent: Array<Person>;
  /** The cases that were run, one after the other. */
  cases: Array<EventReportCase>;
  /** How long it was planned to last. */
  durationInSeconds: Scalars['Int']['output'];
  /** When it was planned to begin. */
  eventAt: Scalars['DateTime']['output'];
  /** The name of the institution whose event it is. */
  institution: Scalars['String']['output'];
  /** What people call it. */
  name: Scalars['String']['output'];
  /** Who was in its room, in the order in which they came. */
  people: Array<EventReportPerson>;
  /** The number of the event. */
  voucherId: Scalars['Int']['output'];
};

/** A case that was run in an event. */
export type EventReportCase = {
  __typename?: 'EventReportCase';
  /** The case. */
  caseId: Scalars['String']['output'];
  /** The name of the case. */
  caseName: Scalars['String']['output'];
  /** When it was over; null: it is being run. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** The module of the case. */
  moduleId: Scalars['String']['output'];
  /** The name of the module. */
  moduleName: Scalars['String']['output'];
  /** When it was begun. */
  startedAt: Scalars['DateTime']['output'];
};

/** Somebody who was in the room of an event. */
export type EventReportPerson = {
  __typename?: 'EventReportPerson';
  /** How long they were in control. */
  controlInSeconds: Scalars['Int']['output'];
  /** Whether they conduct it. */
  isOrganizer: Scalars['Boolean']['output'];
  /** When they first came. */
  joinedAt: Scalars['DateTime']['output'];
  /** When they last left; null: they are in. */
  leftAt: Maybe<Scalars['DateTime']['output']>;
  /** Who it was. */
  person: Person;
  /** How long they were in, all visits together. */
  presentInSeconds: Scalars['Int']['output'];
};

/** An event, as its organizers and those who have accepted it see it. */
export type EventResourceAccessVoucher = {
  __typename?: 'EventResourceAccessVoucher';
  /** When it was ended for good; then it is shown as cancelled until `validTo`, and to administrators. */
  archivedAt: Maybe<Scalars['DateTime']['output']>;
  /** The code: the link is `{origin}/?inviteCode={code}`. Null: the caller is no organizer, or it was withdrawn. */
  code: Maybe<Scalars['String']['output']>;
  /**
   * How the connections are of those who have accepted it, as far as they checked them in the last seven days; for its
   * organizers alone, for others there are none.
   */
  connections: Array<PersonConnection>;
  /** What it is about. */
  description: Scalars['String']['output'];
  /** How long it lasts. */
  durationInSeconds: Scalars['Int']['output'];
  /** When it begins. */
  eventAt: Scalars['DateTime']['output'];
  /** Whether a simulator was started for it, now or before; where not, and its time has come, it is late. */
  hasStarted: Scalars['Boolean']['output'];
  /** The number of the event. */
  id: Scalars['Int']['output'];
  /** The learning space of its modules. */
  learningSpace: LearningSpace;
  /** The session that it lost last, to a failure or an administrator, until another one begins or it is over. Null: none. */
  lostSession: Maybe<LostCloudSession>;
  /** How many people may accept it. */
  maxUses: Scalars['Int']['output'];
  /** Its modules with its cases, in their order. */
  modules: Array<CloudModule>;
  /** What people call it. */
  name: Scalars['String']['output'];
  /** Who conducts it, its creator first. */
  organizers: Array<EventOrganizer>;
  /** How many people have accepted it. */
  used: Scalars['Int']['output'];
  /** Who has accepted it, in the order in which they did. */
  users: Array<Person>;
  /** When it is over: its end with the grace. */
  validTo: Scalars['DateTime']['output'];
  /** What the caller is in it. */
  viewerRole: EventRole;
  /**
   * Its simulator: from the start that was asked for to the end of its session. After a start that failed, for two minutes, with
   * `off` and the reason. Null: there is none.
   */
  vm: Maybe<CloudCaseVm>;
};

/** An event, as its administrators see it. */
export type EventResourceAccessVoucherAsAdmin = {
  __typename?: 'EventResourceAccessVoucherAsAdmin';
  /** The same people, with when they accepted it. */
  acceptances: Array<EventAcceptance>;
  /** When it was ended for good; null: it was not. */
  archivedAt: Maybe<Scalars['DateTime']['output']>;
  /** The code: the link is `{origin}/?inviteCode={code}`. Null: it was withdrawn. */
  code: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Who made it; null where they are gone. */
  creator: Maybe<Person>;
  /** The account whose event it is. */
  customer: Customer;
  /** What it is about. */
  description: Scalars['String']['output'];
  /** How long it lasts. */
  durationInSeconds: Scalars['Int']['output'];
  /** When it begins. */
  eventAt: Scalars['DateTime']['output'];
  /** Whether a simulator was started for it: its time can no longer be changed. */
  hasStarted: Scalars['Boolean']['output'];
  /** The number of the event. */
  id: Scalars['Int']['output'];
  /** The learning space of its modules. */
  learningSpace: LearningSpace;
  /** How many people may accept it. */
  maxUses: Scalars['Int']['output'];
  /** When it was last changed. */
  modifiedAt: Scalars['DateTime']['output'];
  /** Its modules with its cases, in their order. */
  modules: Array<CloudModule>;
  /** What people call it. */
  name: Scalars['String']['output'];
  /** Who conducts it, its creator first. */
  organizers: Array<EventOrganizer>;
  /** How it stands. */
  state: ResourceAccessVoucherState;
  /** How many people have accepted it. */
  used: Scalars['Int']['output'];
  /** Who has accepted it, in the order in which they did. */
  users: Array<Person>;
  /** When it is over: its end with the grace. */
  validTo: Scalars['DateTime']['output'];
  /** Whether it can be ended for good. */
  viewerCanArchive: Scalars['Boolean']['output'];
  /** Whether it can be changed, and its code replaced or withdrawn. */
  viewerCanEdit: Scalars['Boolean']['output'];
  /** Whether the caller may read what it was like (`eventReport`); there is something to read once it has started. */
  viewerCanReadReport: Scalars['Boolean']['output'];
  /** Whether the viewer may turn its machine off. */
  viewerCanTurnOff: Scalars['Boolean']['output'];
  /**
   * Its simulator: from the start that was asked for to the end of its session. After a start that failed, for two minutes, with
   * `off` and the reason. Null: there is none.
   */
  vm: Maybe<CloudCaseVm>;
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
  __typename?: 'EventResourceAccessVouchersAsAdmin';
  /** How many there are on all pages; counted up to 10000. */
  totalCount: Scalars['Int']['output'];
  /** The events of this page. */
  vouchers: Array<EventResourceAccessVoucherAsAdmin>;
};

/** What somebody is in an event. */
export type EventRole =
  /** Conducts it. */
  | 'ORGANIZER'
  /** Takes part. */
  | 'PARTICIPANT';

/** One run among the attempts at an exercise. */
export type ExerciseAttempt = {
  __typename?: 'ExerciseAttempt';
  /** When it began. */
  activityStart: Scalars['DateTime']['output'];
  /** The id of the activity. */
  id: Scalars['ID']['output'];
  /** Whether it was made to its end; otherwise it was ended early, and is no pass. */
  isCompleted: Scalars['Boolean']['output'];
  /** Whether it was passed; null where it does not count. */
  isMet: Maybe<Scalars['Boolean']['output']>;
  /** The version of the module that it was made with, and is judged by. */
  moduleVersion: Scalars['String']['output'];
  /** Its result. */
  outcome: VistActivityOutcome;
  /** The same in words, such as `7 of 11 measured`. */
  outcomeText: Scalars['String']['output'];
  /** The share of the evaluated criteria that were met, in percent; null where it does not count. */
  progress: Maybe<Scalars['Int']['output']>;
};

/** How somebody stands in one exercise, in whatever version of its module, by the runs for one institution. */
export type ExerciseProgress = {
  __typename?: 'ExerciseProgress';
  /** How many of their runs of it count. */
  attempts: Scalars['Int']['output'];
  /** The best share of criteria met, in percent, of the runs of the latest version that count; null where none does. */
  best: Maybe<Scalars['Int']['output']>;
  /** Module and exercise, without the version. */
  exerciseKey: Scalars['String']['output'];
  /** The name of the exercise. */
  exerciseName: Scalars['String']['output'];
  /** The institution that the runs were made for, and whose rule judges them; null: none. */
  institutionId: Maybe<Scalars['Int']['output']>;
  /** The share of criteria that the latest run that counts met, in percent; null where none does. */
  last: Maybe<Scalars['Int']['output']>;
  /** When the latest run began. */
  lastRunAt: Scalars['DateTime']['output'];
  /** When the skill was lost again; null: it was not. */
  lostSince: Maybe<Scalars['DateTime']['output']>;
  /** The code of the module. */
  moduleCode: Scalars['String']['output'];
  /** The name of the module. */
  moduleName: Scalars['String']['output'];
  /** Of the latest 8 runs, the oldest first: whether it was a pass; null where it does not count. */
  passes: Array<Maybe<Scalars['Boolean']['output']>>;
  /** So many passes in a row make them proficient from here; 0 where they are. */
  passesLeft: Scalars['Int']['output'];
  /** So many passes in a row make somebody proficient from the beginning. */
  passesNeeded: Scalars['Int']['output'];
  /** When they became proficient, the last time; null: never. */
  proficientSince: Maybe<Scalars['DateTime']['output']>;
  /** How they stand. */
  standing: ExerciseStanding;
};

/** What somebody's attempts at an exercise came to over time. */
export type ExerciseSeries = {
  __typename?: 'ExerciseSeries';
  /** The latest of them, at most 200, in the order in which they were made. */
  attempts: Array<ExerciseAttempt>;
  /** How many attempts there are that the caller may read. */
  count: Scalars['Int']['output'];
  /** The exercise, whatever the version. */
  exerciseKey: Scalars['String']['output'];
  /** The name of the exercise, as the latest attempt has it. */
  exerciseName: Scalars['String']['output'];
  /** The metrics by which attempts may be compared, as the version of the latest attempt has them, in their order. */
  metrics: Array<MetricSeries>;
  /** The name of its module, as the latest attempt has it. */
  moduleName: Scalars['String']['output'];
  /** Whose attempts they are. */
  person: SeriesPerson;
  /** How the person stands by these attempts, one verdict for each institution that they were made for, the latest first. */
  verdicts: Array<ExerciseVerdict>;
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
  __typename?: 'ExerciseVerdict';
  /** How many runs count, of the latest 10,000 that the caller may read. */
  attempts: Scalars['Int']['output'];
  /** The number of the institution; null: runs without one, which the portal's default judges. */
  institutionId: Maybe<Scalars['Int']['output']>;
  /** Its name. */
  institutionName: Maybe<Scalars['String']['output']>;
  /** When the skill was lost again; null: it was not. */
  lostSince: Maybe<Scalars['DateTime']['output']>;
  /** How many of these count as passes. */
  passes: Scalars['Int']['output'];
  /** So many passes in a row make them proficient from here; 0 where they are. */
  passesLeft: Scalars['Int']['output'];
  /** When they became proficient, the last time; null: never. */
  proficientSince: Maybe<Scalars['DateTime']['output']>;
  /** The rule that judges. */
  rule: ProficiencyRule;
  /** How they stand. */
  standing: ExerciseStanding;
  /** What each of these attempts did, for those that are among the attempts of the series, in time. */
  steps: Array<VerdictStep>;
};

/** What experts reached in a metric, in its unit, as the definition of the exercise gives it. It decides about no result. */
export type ExpertReference = {
  __typename?: 'ExpertReference';
  /** Where their range ends. */
  high: Scalars['Float']['output'];
  /** Where their range begins. */
  low: Scalars['Float']['output'];
  /** Half of the experts lie below. */
  median: Scalars['Float']['output'];
  /** How many experts they were. */
  people: Scalars['Int']['output'];
  /** Where the values are from. */
  source: Scalars['String']['output'];
};

/** A request that failed or was refused. */
export type FailedRequest = {
  __typename?: 'FailedRequest';
  /** When it was answered. */
  at: Scalars['DateTime']['output'];
  /** How it was refused. */
  code: Scalars['String']['output'];
  /** A customer of theirs, by name; null: none. */
  customer: Maybe<Scalars['String']['output']>;
  /** How long it took, in milliseconds. */
  durationMs: Scalars['Int']['output'];
  /** Its number. */
  id: Scalars['ID']['output'];
  /** The operation of the contract, or the route. */
  operation: Scalars['String']['output'];
  /** The page from which it was asked, without ids, codes and names. */
  page: Maybe<Scalars['String']['output']>;
  /** Who asked; null: no one who is known. */
  person: Maybe<FailedRequestPerson>;
  /** What the person was told to quote. */
  requestId: Scalars['String']['output'];
  /** What it was to start; null where it was no start. */
  start: Maybe<FailedRequestStart>;
  /** The HTTP status that this code stands for. */
  status: Scalars['Int']['output'];
};

/** Who asked for something that failed. */
export type FailedRequestPerson = {
  __typename?: 'FailedRequestPerson';
  /** Their e-mail address. */
  email: Scalars['String']['output'];
  /** Their id. */
  id: Scalars['ID']['output'];
  /** Their first and last name. */
  name: Scalars['String']['output'];
};

/** What a request that failed was to start. */
export type FailedRequestStart = {
  __typename?: 'FailedRequestStart';
  /** What kind of thing it was. */
  kind: StartKind;
  /** The name of the case, event, course or exercise; null where it is gone. */
  name: Maybe<Scalars['String']['output']>;
  /** The reason, such as `VOUCHER_EXPIRED`, where a rule refused the start; null where it failed otherwise. */
  refusal: Maybe<Scalars['String']['output']>;
};

/** A page of requests that failed. */
export type FailedRequests = {
  __typename?: 'FailedRequests';
  /** Whose they are, where one customer was asked for, by name. */
  ofCustomer: Maybe<Scalars['String']['output']>;
  /** Whose they are, where one person was asked for by their id. */
  ofPerson: Maybe<FailedRequestPerson>;
  /** Those of the page. */
  requests: Array<FailedRequest>;
  /** How many there are, counted up to 10,000. */
  total: Scalars['Int']['output'];
};

/** A start of a case, event, course or exercise that was refused, or that a machine or the portal failed at. */
export type FailedStart = {
  __typename?: 'FailedStart';
  /** When it failed. */
  at: Scalars['DateTime']['output'];
  /** Why, as the history of the machine has it, such as `START_TIMED_OUT`, why it was refused, such as `NO_FREE_MACHINE`, or the code of the failed request, such as `INTERNAL`. */
  cause: Scalars['String']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The name of the machine; null where none was reached. */
  machine: Maybe<Scalars['String']['output']>;
  /** Who started it; null: somebody who is gone. */
  person: Maybe<PersonName>;
  /** The name of the case, event, course or exercise; empty where it is gone. At a fault of the portal what the request was for. */
  what: Scalars['String']['output'];
};

/** Starts that were refused, or that a machine or the portal failed at. */
export type FailedStarts = {
  __typename?: 'FailedStarts';
  /** How many there are, counted up to 100. */
  count: Scalars['Int']['output'];
  /** The latest of them, at most 10. */
  starts: Array<FailedStart>;
};

/** What a person reported. */
export type Feedback = {
  __typename?: 'Feedback';
  /** The account that sent it, as it is called now, whatever name was typed; null: it is gone. */
  account: Maybe<FeedbackAccount>;
  /** The browser, as it calls itself. */
  browser: Maybe<Scalars['String']['output']>;
  /** Of the desktop client, where it was one. */
  clientVersion: Maybe<Scalars['String']['output']>;
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** What went wrong, in the person's words. */
  description: Scalars['String']['output'];
  /** Where an answer goes, as the person wrote it. */
  email: Scalars['String']['output'];
  /** When it was sent on to the receiver of error reports; null: not yet, or there is none. */
  forwardedAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether there is a picture. */
  hasScreenshot: Scalars['Boolean']['output'];
  /** Its number. */
  id: Scalars['Int']['output'];
  /** When it was changed last. */
  modifiedAt: Scalars['DateTime']['output'];
  /** Who changed it last; null: no one, or a person who is gone. */
  modifiedBy: Maybe<Scalars['String']['output']>;
  /** As the person wrote it. */
  name: Scalars['String']['output'];
  /** For staff only. */
  note: Scalars['String']['output'];
  /** The page, without ids, codes and names. */
  page: Maybe<Scalars['String']['output']>;
  /** Of the last request that failed, or else of the last one. */
  requestId: Maybe<Scalars['String']['output']>;
  /** A link to the picture, which lives some minutes; null where there is none. */
  screenshotUrl: Maybe<Scalars['String']['output']>;
  /** Of the simulator, where it was one. */
  serviceTag: Maybe<Scalars['String']['output']>;
  /** What becomes of it. */
  state: FeedbackState;
  /** How large the window was, and in which colours. */
  window: Maybe<Scalars['String']['output']>;
};

/** The account that a report was sent with. */
export type FeedbackAccount = {
  __typename?: 'FeedbackAccount';
  /** Their e-mail address. */
  email: Scalars['String']['output'];
  /** The identity service's id of the person. */
  keycloak_id: Scalars['ID']['output'];
  /** Their name. */
  name: Scalars['String']['output'];
};

/** What a person reports, with what is shown to them as sent along. */
export type FeedbackInput = {
  /** The browser, as it calls itself. */
  browser?: InputMaybe<Scalars['String']['input']>;
  /** Of the desktop client, where it is one. */
  clientVersion?: InputMaybe<Scalars['String']['input']>;
  /** What went wrong; needed, at most 5,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Their e-mail address; needed. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Made by the form once, a UUID. */
  key: Scalars['ID']['input'];
  /** Their name; needed. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The address of the page; ids, codes and names in it are left out. */
  page?: InputMaybe<Scalars['String']['input']>;
  /** Of the last request that failed, or else of the last one. */
  requestId?: InputMaybe<Scalars['String']['input']>;
  /** A picture that the person uploaded for `feedback_screenshot`. */
  screenshotId?: InputMaybe<Scalars['ID']['input']>;
  /** Of the simulator, where it is one. */
  serviceTag?: InputMaybe<Scalars['String']['input']>;
  /** How large the window is, and in which colours. */
  window?: InputMaybe<Scalars['String']['input']>;
};

/** A page of what people reported. */
export type FeedbackPage = {
  __typename?: 'FeedbackPage';
  /** Those of the page. */
  reports: Array<Feedback>;
  /** How many there are, counted up to 10,000. */
  total: Scalars['Int']['output'];
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
  __typename?: 'ForgetInviteesPayload';
  /** The group's class as it is now. */
  classInvitation: ClassInvitation;
  /** How many were taken off the list. */
  count: Scalars['Int']['output'];
};

/** An attending whom the form offers. */
export type FormAttending = {
  __typename?: 'FormAttending';
  /** The number of the attending's customer. */
  customerId: Scalars['Int']['output'];
  /** The name of the attending's customer. */
  customerName: Scalars['String']['output'];
  /** The given name. */
  firstName: Scalars['String']['output'];
  /** The attending's id, a UUID. */
  id: Scalars['ID']['output'];
  /** The family name. */
  lastName: Scalars['String']['output'];
};

/** A hospital that the form offers. */
export type FormHospital = {
  __typename?: 'FormHospital';
  /** The number of the hospital's customer. */
  customerId: Scalars['Int']['output'];
  /** The name of the hospital's customer. */
  customerName: Scalars['String']['output'];
  /** The hospital's id, a UUID. */
  id: Scalars['ID']['output'];
  /** The name of the hospital. */
  name: Scalars['String']['output'];
};

/** A person who was found. */
export type FoundPerson = {
  __typename?: 'FoundPerson';
  /** The address at the identity service. */
  email: Scalars['String']['output'];
  /** The person's id at the identity service. */
  id: Scalars['ID']['output'];
  /** First and last name; the address where the person has neither. */
  name: Scalars['String']['output'];
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
  __typename?: 'GiveCloudModulesTimePayload';
  /** Takes the time back; null where the call was repeated after that was done, or later than it is offered. */
  undo: Maybe<UndoOffer>;
  /** The number of the voucher that is the person's now. */
  voucherId: Scalars['Int']['output'];
};

/** What the people of a group are asked to do. */
export type GroupAssignments = {
  __typename?: 'GroupAssignments';
  /** By due day, at most 60. */
  assignments: Array<AssignmentCounts>;
  /** The group. */
  customerGroup: CustomerGroup;
};

/** A course that a group has, or may be given. */
export type GroupCourse = {
  __typename?: 'GroupCourse';
  /** Whether the group has it. */
  assigned: Scalars['Boolean']['output'];
  /** The course. */
  course: Course;
  /** Whether the account of the group may use it: where not, no one of the group can open it. */
  isUsable: Scalars['Boolean']['output'];
  /** How many people keep it that the group had it. */
  keptBy: Scalars['Int']['output'];
};

/** What a link into a group carries. */
export type GroupInvitation = {
  __typename?: 'GroupInvitation';
  /** The code: the link is `{origin}/?inviteCode={code}`. */
  code: Scalars['String']['output'];
  /** When the invitation was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The first instant at which it is no longer accepted; null: always accepted. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** How many people may join by it; null: any number. */
  maxUses: Maybe<Scalars['Int']['output']>;
  /** How many people have joined with it. */
  uses: Scalars['Int']['output'];
};

/** What the changes of a group's invitation answer. */
export type GroupInvitationPayload = {
  __typename?: 'GroupInvitationPayload';
  /** The group as it is now. */
  customerGroup: CustomerGroup;
};

/** Somebody who was invited into a group by name. */
export type GroupInvitee = {
  __typename?: 'GroupInvitee';
  /** From when on they may be invited again; null where they have joined, or want no such mails. */
  againFrom: Maybe<Scalars['DateTime']['output']>;
  /** When they were invited for the last time. */
  askedAt: Scalars['DateTime']['output'];
  /** The address. */
  email: Scalars['String']['output'];
  /** The first name as the list has it; may be empty. */
  first_name: Scalars['String']['output'];
  /** The number of the row. */
  id: Scalars['Int']['output'];
  /** When they were first invited. */
  invitedAt: Scalars['DateTime']['output'];
  /** The last name as the list has it; may be empty. */
  last_name: Scalars['String']['output'];
  /** Until when their personal link works; null where they have none, or have used it. */
  linkExpiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Why the mail failed, or still waits; null where there is nothing to say. */
  reason: Maybe<Scalars['String']['output']>;
  /** How they stand. */
  status: InviteeStatus;
  /** How often they were invited. */
  times: Scalars['Int']['output'];
};

/** A page of those who were invited by name. */
export type GroupInvitees = {
  __typename?: 'GroupInvitees';
  /** The people of the page. */
  invitees: Array<GroupInvitee>;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
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
  __typename?: 'HangingItem';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** What is done, such as `platform_sync` or `send_mails`. */
  kind: Scalars['String']['output'];
  /** Since when it waits or runs. */
  since: Scalars['DateTime']['output'];
  /** How it hangs. */
  state: HangingState;
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
  __typename?: 'HangingWork';
  /** How much there is, counted up to 100. */
  count: Scalars['Int']['output'];
  /** What hangs for the longest, at most 3. */
  items: Array<HangingItem>;
};

/** A hospital of a customer, which records name. */
export type Hospital = {
  __typename?: 'Hospital';
  /** The number of the customer. */
  customerId: Scalars['Int']['output'];
  /** The hospital's id, a UUID. */
  id: Scalars['ID']['output'];
  /** The name of the hospital, unique in its customer. */
  name: Scalars['String']['output'];
  /** How many records name the hospital. */
  recordCount: Scalars['Int']['output'];
};

/** What the logbook form offers. */
export type IrLogFormData = {
  __typename?: 'IRLogFormData';
  /** The attendings of the caller's customers, by last name. */
  attending: Array<FormAttending>;
  /** The version of the procedure catalogue. What a client keeps of `interventionTypes` is right as long as this is the same. */
  catalogueVersion: Scalars['String']['output'];
  /** The hospitals of the caller's customers, by name. */
  hospitals: Array<FormHospital>;
  /** The procedure catalogue, by its highest level: what a new record may name. */
  interventionTypes: Array<InterventionType>;
  /** The group of the caller's latest record of their own, of the groups that they are in; null where there is none. */
  lastGroupId: Maybe<Scalars['Int']['output']>;
  /** The level of training that the caller stated last for themselves in a record of their own; null where there is none. */
  lastLevel: Maybe<Scalars['String']['output']>;
  /** The role that the caller stated last for themselves in a record of their own; null where there is none. */
  lastRole: Maybe<Scalars['String']['output']>;
  /** What the caller chose most recently, for each customer in whose groups they are. */
  recent: Array<RecentChoices>;
  /** The targets towards which the caller's cases may count: of the institutions and groups in which they are a trainee. */
  targets: Array<LogbookTarget>;
  /** Whether the caller's list of records has the filter by a participant's name. */
  viewerCanFilterByParticipant: Scalars['Boolean']['output'];
};

/** How much there is in somebody's inbox. */
export type Inbox = {
  __typename?: 'Inbox';
  /** That of its person. */
  id: Scalars['ID']['output'];
  /** How many are not read; not counted beyond 100. */
  unread: Scalars['Int']['output'];
  /** How many came since the bell was opened; not counted beyond 100. */
  unseen: Scalars['Int']['output'];
};

/** What became of one notification. */
export type InboxChange = {
  __typename?: 'InboxChange';
  /** How much there is. */
  inbox: Inbox;
  /** It, as it is now. */
  notification: Notification;
};

/** An institution and the rule by which the runs for it are judged. */
export type InstitutionRule = {
  __typename?: 'InstitutionRule';
  /** The number of the institution; null for runs without one, which the portal's default judges. */
  institutionId: Maybe<Scalars['Int']['output']>;
  /** Its name; null for runs without one. */
  institutionName: Maybe<Scalars['String']['output']>;
  /** Its rule. */
  rule: ProficiencyRule;
};

/** The highest level of the procedure catalogue. */
export type InterventionType = {
  __typename?: 'InterventionType';
  /** The name of the intervention type. */
  name: Scalars['String']['output'];
  /** The level beneath. */
  organSystems: Array<OrganSystem>;
};

/** What `inviteAgain` answers. */
export type InviteAgainPayload = {
  __typename?: 'InviteAgainPayload';
  /** When the first of those can be written to again who were written to lately; null where there is none. */
  againFrom: Maybe<Scalars['DateTime']['output']>;
  /** The group's class as it is now. */
  classInvitation: ClassInvitation;
  /** How many were invited again. */
  count: Scalars['Int']['output'];
};

/** What `inviteClass` answers. */
export type InviteClassPayload = {
  __typename?: 'InviteClassPayload';
  /** Of each row that is listed without a mail because they were written to lately: when they can be; null of the others. */
  againFrom: Array<Maybe<Scalars['DateTime']['output']>>;
  /** The group's class as it is now. */
  classInvitation: ClassInvitation;
  /** What became of each row, in their order. */
  results: Array<InviteResult>;
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
  email: Scalars['String']['input'];
  /** The first name; may be empty. */
  firstName: Scalars['String']['input'];
  /** The last name; may be empty. */
  lastName: Scalars['String']['input'];
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
  __typename?: 'IssuedCertificate';
  /** The number of the assignment, by which it is opened; null where that was deleted for good. */
  assignmentId: Maybe<Scalars['Int']['output']>;
  /** The code by which it is verified, as it is printed. */
  code: Scalars['String']['output'];
  /** When it was done. */
  doneAt: Scalars['DateTime']['output'];
  /** The name of the group. */
  groupName: Scalars['String']['output'];
  /** The name of its institution. */
  institution: Scalars['String']['output'];
  /** When it was issued. */
  issuedAt: Scalars['DateTime']['output'];
  /** What the assignment asked for. */
  kind: AssignmentKind;
  /** The least number of records. */
  minimum: Maybe<Scalars['Int']['output']>;
  /** Whether the public page names the caller. */
  showsName: Scalars['Boolean']['output'];
  /** The name of the course, of the exercise or of the records. */
  title: Scalars['String']['output'];
};

/** A credential that was just issued. */
export type IssuedProvisioningCredential = {
  __typename?: 'IssuedProvisioningCredential';
  /** The connection, with the new credential. */
  provisioning: Provisioning;
  /** The secret, which is not stored. */
  token: Scalars['String']['output'];
};

/** A confirmation as it was given. Names that change later, and entries that are merged, leave it as it is. */
export type KeptConfirmation = {
  __typename?: 'KeptConfirmation';
  /** When it was confirmed. */
  at: Scalars['DateTime']['output'];
  /** The attending whom the record named then: last name, comma, first name. */
  attending: Scalars['String']['output'];
  /** The e-mail address by which they were the attending, at that time. */
  byAddress: Scalars['String']['output'];
  /** The name of the person who confirmed it, at that time. */
  byName: Scalars['String']['output'];
  /** In what capacity. */
  capacity: ConfirmationCapacity;
  /** The SHA-256 of the record's `confirmedContent` in UTF-8, in hexadecimal digits; null without a content. */
  fingerprint: Maybe<Scalars['String']['output']>;
  /** The hospital that it named then. */
  hospital: Scalars['String']['output'];
  /** False: it was given before confirmations were kept, and has the names that the record showed when that began. */
  isOfItsTime: Scalars['Boolean']['output'];
  /** What its procedure was called then. */
  procedure: Scalars['String']['output'];
  /** Why an administrator confirmed it; null if its attending did. */
  reason: Maybe<Scalars['String']['output']>;
  /** The version of the record that was confirmed: its `modifiedAt` then. */
  recordVersion: Scalars['DateTime']['output'];
};

/** Who was signed in on a simulator last. */
export type LastOnStation = {
  __typename?: 'LastOnStation';
  /** Whether they are signed in now; another sign-in ends that. */
  isSignedIn: Scalars['Boolean']['output'];
  /** Their name. */
  name: Scalars['String']['output'];
  /** Since when. */
  signedInAt: Scalars['DateTime']['output'];
};

/** A reminder that a person got. */
export type LastReminder = {
  __typename?: 'LastReminder';
  /** When its mail was written. */
  at: Scalars['DateTime']['output'];
  /** Who sent it, by name; null for an admin of none of the caller's institutions. */
  by: Maybe<Scalars['String']['output']>;
  /** Whether the caller sent it. */
  isOwn: Scalars['Boolean']['output'];
};

/** A learning space: a field of training with its modules. */
export type LearningSpace = {
  __typename?: 'LearningSpace';
  /** What its administrators see of it; null for anybody else. */
  administration: Maybe<LearningSpaceAdministration>;
  /** Short and unique, such as `neuro`. */
  code: Scalars['String']['output'];
  /** What is trained there. */
  description: Scalars['String']['output'];
  /** The number of the learning space. */
  id: Scalars['Int']['output'];
  /** The address of its picture; null where it has none. */
  image: Maybe<Scalars['String']['output']>;
  /** The name that people see. */
  name: Scalars['String']['output'];
  /** What is written on its card. */
  title: Scalars['String']['output'];
};

/** How much of a learning space an account may use. */
export type LearningSpaceAccessCount = {
  __typename?: 'LearningSpaceAccessCount';
  /** How many of them may be used. */
  allowedCaseCount: Scalars['Int']['output'];
  /** How many of them may be used. */
  allowedCourseCount: Scalars['Int']['output'];
  /** How many cases there are. */
  caseCount: Scalars['Int']['output'];
  /** How many courses there are. */
  courseCount: Scalars['Int']['output'];
  /** Whether everything may be used, what is added later too. */
  fullAccess: Scalars['Boolean']['output'];
  /** The number of the learning space. */
  learningSpaceId: Scalars['Int']['output'];
};

/** What of a learning space an account may use or not. */
export type LearningSpaceAccessKind =
  /** The cases of its cloud modules. */
  | 'cases'
  /** Its courses. */
  | 'courses';

/** What the administrators of a learning space see of it. */
export type LearningSpaceAdministration = {
  __typename?: 'LearningSpaceAdministration';
  /** How many courses it has. */
  courseCount: Scalars['Int']['output'];
  /** How many accounts have it. */
  customerCount: Scalars['Int']['output'];
  /** The name that was given to it here; null where it has that of the learning platform. */
  displayName: Maybe<Scalars['String']['output']>;
  /** When the learning platform was found to have it no more; null while it has it. */
  goneAt: Maybe<Scalars['DateTime']['output']>;
  /** When its name or logo was last changed. */
  modifiedAt: Scalars['DateTime']['output'];
  /** Its name on the learning platform. */
  platformName: Scalars['String']['output'];
};

/** A course of a learning space, and whether an account may use it. */
export type LearningSpaceCourseAccess = {
  __typename?: 'LearningSpaceCourseAccess';
  /** Whether the account may use it. */
  allowed: Scalars['Boolean']['output'];
  /** The course. */
  course: ListedCourse;
  /** How many groups of the account have it: they lose it when the account does. */
  groupCount: Scalars['Int']['output'];
  /** How many people are in these groups. */
  memberCount: Scalars['Int']['output'];
};

/** What `leaveGroup` answers. */
export type LeaveGroupPayload = {
  __typename?: 'LeaveGroupPayload';
  /** The groups of the caller that are left. */
  customerGroups: Array<CustomerGroup>;
};

/** A course as a list names it. */
export type ListedCourse = {
  __typename?: 'ListedCourse';
  /** What kind of course it is; empty where no one said. */
  category: Scalars['String']['output'];
  /** The platform's code of it; empty where it has none. */
  code: Scalars['String']['output'];
  /** The number of the course. */
  id: Scalars['Int']['output'];
  /** The name of the course. */
  name: Scalars['String']['output'];
};

/** How many cases an institution or a group has. */
export type LogbookCaseCount = {
  __typename?: 'LogbookCaseCount';
  /** The institution. */
  customer: Customer;
  /** The number of records. */
  entries: Scalars['Int']['output'];
  /** The group; null: the whole institution. */
  group: Maybe<LogbookTotalsGroup>;
  /** The number of cases: records of the same day, hospital, procedure and attending are one, unless somebody said otherwise. */
  procedures: Scalars['Int']['output'];
};

/** What waits for the caller: records of others as their attending, and their own that were returned or lack something. */
export type LogbookConfirmationCounts = {
  __typename?: 'LogbookConfirmationCounts';
  /** Of the caller: `confirmations:` and their `keycloak_id`. */
  id: Scalars['ID']['output'];
  /** Whether an entry of a list of attendings has the caller's verified address. */
  isAttending: Scalars['Boolean']['output'];
  /** Whether mails about waiting records come. */
  isByMail: Scalars['Boolean']['output'];
  /** How many records are open; at most 1000 are counted. */
  open: Scalars['Int']['output'];
  /** How many writers ask to have a record opened again; at most 1000 are counted. */
  reopening: Scalars['Int']['output'];
  /** The three of them that were returned last, the latest first. */
  returned: Array<ReturnedRecord>;
  /** How many of the caller's own records were returned for correction; at most 1000 are counted, and none without a logbook. */
  returnedCount: Scalars['Int']['output'];
  /**
   * How many of the caller's own records lack what a full record has, from `toCompleteSince` on; at most 1000 are counted, and none
   * without a logbook.
   */
  toCompleteCount: Scalars['Int']['output'];
  /** The first day of procedure whose records are still asked to be completed: a year ago. */
  toCompleteSince: Scalars['Date']['output'];
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
  __typename?: 'LogbookConfirmationTrainee';
  /** How many of their records are in the list; at most 1000 are counted. */
  count: Scalars['Int']['output'];
  /** The trainee. */
  person: Person;
};

/** A page of the records of an attending. */
export type LogbookConfirmationsPage = {
  __typename?: 'LogbookConfirmationsPage';
  /** How many wait in all. */
  counts: LogbookConfirmationCounts;
  /** For the page after; null: there is none. */
  next: Maybe<Scalars['String']['output']>;
  /** The records. */
  records: Array<Activity>;
  /** The trainees who have records in this list, by name; at most 100. */
  trainees: Array<LogbookConfirmationTrainee>;
};

/** The median of a dose. */
export type LogbookDoseMedian = {
  __typename?: 'LogbookDoseMedian';
  /** How many cases state the dose. */
  cases: Scalars['Int']['output'];
  /** The median of the cases that state the dose; null where they are fewer than three. */
  median: Maybe<Scalars['Float']['output']>;
};

/** Two records that are probably of one case. */
export type LogbookDouble = {
  __typename?: 'LogbookDouble';
  /** When that was. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Who decided last; null: nobody has yet. */
  decidedBy: Maybe<Person>;
  /** The record with the first id. */
  first: Activity;
  /** Both ids, in their order. */
  id: Scalars['ID']['output'];
  /** Whether somebody said that these are two cases. */
  isDismissed: Scalars['Boolean']['output'];
  /** The other one. */
  second: Activity;
};

/** A page of suspected doubles. */
export type LogbookDoublesPage = {
  __typename?: 'LogbookDoublesPage';
  /** The pairs of this page. */
  pairs: Array<LogbookDouble>;
  /** How many pairs there are in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** What a person typed of a logbook record and has not saved yet. It is gone 30 days after its last change. */
export type LogbookDraft = {
  __typename?: 'LogbookDraft';
  /** The day of the procedure, where it was filled in. */
  dateOfProcedure: Maybe<Scalars['Date']['output']>;
  /** When it goes unless it is changed again. */
  expiresAt: Scalars['DateTime']['output'];
  /** The draft's id, a UUID: that of the record which it changes, or one that the client chose for a new record. */
  id: Scalars['ID']['output'];
  /** The name of the procedure, where it was chosen. */
  procedureName: Maybe<Scalars['String']['output']>;
  /** The record that it changes; null for a new one. */
  recordId: Maybe<Scalars['ID']['output']>;
  /** Counts the changes; named by the next change. */
  revision: Scalars['Int']['output'];
  /** When it was last changed. */
  savedAt: Scalars['DateTime']['output'];
};

/** A draft with what was typed. */
export type LogbookDraftContent = {
  __typename?: 'LogbookDraftContent';
  /** The JSON text of an object whose `form` is an object. */
  content: Scalars['String']['output'];
  /** The draft. */
  draft: LogbookDraft;
};

/** A draft as it is sent. */
export type LogbookDraftInput = {
  /** The JSON text of an object whose `form` is an object; at most 300 000 characters. */
  content: Scalars['String']['input'];
  /** The id of the record that it changes; a UUID that the client makes for a new record. */
  id: Scalars['ID']['input'];
  /** Whether it changes the record of that id. */
  isChange: Scalars['Boolean']['input'];
  /** The revision that the content was made of; null for a draft that was not sent yet. */
  revision?: InputMaybe<Scalars['Int']['input']>;
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
  id: Scalars['ID']['input'];
  /** Its revision. */
  revision: Scalars['Int']['input'];
};

/** The trainees of a group against the targets of its institution. */
export type LogbookGroupTotals = {
  __typename?: 'LogbookGroupTotals';
  /** The day as of which targets are measured. */
  asOf: Scalars['Date']['output'];
  /** The group. */
  group: LogbookTotalsGroup;
  /** The targets that hold for the group, in the order of their names. */
  targets: Array<LogbookTarget>;
  /** How many trainees there are in all. */
  totalCount: Scalars['Int']['output'];
  /** The trainees of this part, by last name. */
  trainees: Array<LogbookTraineeTotals>;
};

/** An import of an earlier logbook. */
export type LogbookImport = {
  __typename?: 'LogbookImport';
  /** Of those, the ones that were changed since: undoing the import leaves them. At most 20, the latest first. */
  changedRecords: Array<LogbookImportRecord>;
  /** The name of the imported file. */
  fileName: Scalars['String']['output'];
  /** The name of the group whose records these are. */
  groupName: Scalars['String']['output'];
  /** The id of the import. */
  id: Scalars['ID']['output'];
  /** How many records it made. */
  importedCount: Scalars['Int']['output'];
  /** How columns and values were mapped, as JSON. */
  mapping: Scalars['String']['output'];
  /** The work that imports, or undoes the import; null: it is no longer known. */
  operation: Maybe<Operation>;
  /** How many of its records are in the logbook now. */
  recordCount: Scalars['Int']['output'];
  /** The rows that could not be imported any more, at most 20. */
  refusals: Array<LogbookImportRefusal>;
  /** When the import was requested. */
  requestedAt: Scalars['DateTime']['output'];
  /** How many rows were to be imported. */
  rowCount: Scalars['Int']['output'];
  /** Until when it can be undone. */
  undoableUntil: Scalars['DateTime']['output'];
  /** When it was undone; null: it was not. */
  undoneAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether the caller can undo it now. */
  viewerCanUndo: Scalars['Boolean']['output'];
};

/** A record of an import. */
export type LogbookImportRecord = {
  __typename?: 'LogbookImportRecord';
  /** The day of the procedure. */
  dateOfProcedure: Scalars['Date']['output'];
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** The name of the procedure. */
  procedureName: Scalars['String']['output'];
};

/** A row that could not be imported. */
export type LogbookImportRefusal = {
  __typename?: 'LogbookImportRefusal';
  /** Why. */
  message: Scalars['String']['output'];
  /** The number of the row in the file. */
  row: Scalars['Int']['output'];
};

/** How long the lists of a customer are that its logbook offers. */
export type LogbookLists = {
  __typename?: 'LogbookLists';
  /** The number of attendings. */
  attendings: Scalars['Int']['output'];
  /** The number of hospitals. */
  hospitals: Scalars['Int']['output'];
  /** The number of attendings without an e-mail address. */
  unverifiedAttendings: Scalars['Int']['output'];
};

/** A saved mapping of imports. */
export type LogbookMapping = {
  __typename?: 'LogbookMapping';
  /** The institution for which it is saved. */
  customer: LogbookMappingCustomer;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Whether all people of the institution can use it. */
  isShared: Scalars['Boolean']['output'];
  /** What columns become and texts mean, as JSON. */
  mapping: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** When it was saved last. */
  savedAt: Scalars['DateTime']['output'];
  /** The full name of the person who saved it; null: the caller's own. */
  savedBy: Maybe<Scalars['String']['output']>;
  /** Whether the caller may delete it. */
  viewerCanDelete: Scalars['Boolean']['output'];
};

/** The institution of a saved mapping. */
export type LogbookMappingCustomer = {
  __typename?: 'LogbookMappingCustomer';
  /** Its id. */
  id: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** A mapping to be saved. */
export type LogbookMappingInput = {
  /** A group of the institution for which it is saved. */
  groupId: Scalars['Int']['input'];
  /** Whether all people of the institution can use it. */
  isShared: Scalars['Boolean']['input'];
  /** What columns become and texts mean, as JSON. */
  mapping: Scalars['String']['input'];
  /** Its name, at most 80 characters. */
  name: Scalars['String']['input'];
};

/** How many cases a person had in a month in one role. */
export type LogbookMonthTotal = {
  __typename?: 'LogbookMonthTotal';
  /** The number of cases. */
  cases: Scalars['Int']['output'];
  /** The first day of the month. */
  month: Scalars['Date']['output'];
  /** The role; null where none is stated. */
  role: Maybe<Scalars['String']['output']>;
};

/** A group whose trainees the caller may look at. */
export type LogbookOverseenGroup = {
  __typename?: 'LogbookOverseenGroup';
  /** The customer to which the group belongs. */
  customer: Customer;
  /** The number of the group. */
  id: Scalars['Int']['output'];
  /** The name of the group. */
  name: Scalars['String']['output'];
  /** How many trainees it has. */
  trainees: Scalars['Int']['output'];
};

/** What a person's cases of one procedure add up to. */
export type LogbookProcedureTotal = {
  __typename?: 'LogbookProcedureTotal';
  /** The number of cases. */
  cases: Scalars['Int']['output'];
  /** CT dose index, mGy. */
  doseCtdi: LogbookDoseMedian;
  /** Dose area product, Gy·cm². */
  doseDap: LogbookDoseMedian;
  /** Dose length product, mGy·cm. */
  doseDlp: LogbookDoseMedian;
  /** Skin dose, mGy. */
  doseSkin: LogbookDoseMedian;
  /** Fluoroscopy time, minutes. */
  doseTime: LogbookDoseMedian;
  /** The procedure. */
  procedure: ActivityProcedure;
  /** The cases by role. */
  roles: Array<LogbookRoleTotal>;
};

/** A report of a logbook for an examiner. */
export type LogbookReport = {
  __typename?: 'LogbookReport';
  /** The code by which it is verified, as it is printed. */
  code: Scalars['String']['output'];
  /** The first day of its period; null: from the first case. */
  from: Maybe<Scalars['Date']['output']>;
  /** The report's id. */
  id: Scalars['ID']['output'];
  /** The time that it states. */
  madeAt: Scalars['DateTime']['output'];
  /** The requirements. */
  requirementSet: LogbookRequirementSet;
  /** The size of the file in bytes; null: it is not made yet. */
  size: Maybe<Scalars['Int']['output']>;
  /** The last day of its period. */
  to: Scalars['Date']['output'];
  /** A link to the file for a quarter of an hour; null: it is not made yet. */
  url: Maybe<Scalars['String']['output']>;
};

/** The cases whose confirmation has one state. */
export type LogbookReportConfirmationCount = {
  __typename?: 'LogbookReportConfirmationCount';
  /** The number of cases. */
  cases: Scalars['Int']['output'];
  /** The state. */
  state: ActivityConfirmationState;
};

/** What the cases of a period count towards. */
export type LogbookReportPreview = {
  __typename?: 'LogbookReportPreview';
  /** How the requirements are read, where they leave room. */
  assumptions: Array<Scalars['String']['output']>;
  /** The number of cases. */
  cases: Scalars['Int']['output'];
  /** The cases by the state of their confirmation; states without cases are left out. */
  confirmations: Array<LogbookReportConfirmationCount>;
  /** How many of them are confirmed. */
  confirmed: Scalars['Int']['output'];
  /** In how many of them the attending states another role for the caller; the recorded one counts until both agree. */
  disputed: Scalars['Int']['output'];
  /** The day of the first case. */
  firstDay: Maybe<Scalars['Date']['output']>;
  /** Whether the period has more cases than a report lists; none are counted then. */
  isTooLong: Scalars['Boolean']['output'];
  /** The day of the last case. */
  lastDay: Maybe<Scalars['Date']['output']>;
  /** The requirements. */
  requirements: Array<LogbookRequirementCount>;
  /** The cases by the caller's role. */
  roles: Array<LogbookReportRoleCount>;
  /** The name of the requirements. */
  setName: Scalars['String']['output'];
  /** Names of people, hospitals and the like with letters that the PDF cannot print; at most 20. */
  unprintable: Array<Scalars['String']['output']>;
};

/** The cases in one role. */
export type LogbookReportRoleCount = {
  __typename?: 'LogbookReportRoleCount';
  /** The number of cases. */
  cases: Scalars['Int']['output'];
  /** How many of them are confirmed. */
  confirmed: Scalars['Int']['output'];
  /** The role; null: without one. */
  role: Maybe<Scalars['String']['output']>;
};

/** The caller's reports for examiners. */
export type LogbookReports = {
  __typename?: 'LogbookReports';
  /** The latest work on a report, while one of them is not made. */
  latest: Maybe<Operation>;
  /** The reports, those that are being made included, the latest first; at most 20. */
  reports: Array<LogbookReport>;
};

/** How many cases count towards a requirement. */
export type LogbookRequirementCount = {
  __typename?: 'LogbookRequirementCount';
  /** How many of the cases that count are confirmed. */
  confirmed: Scalars['Int']['output'];
  /** How many cases count. */
  counted: Scalars['Int']['output'];
  /** In how many of the cases that count the attending states another role for the caller. */
  disputed: Scalars['Int']['output'];
  /** How many cases it asks for. */
  minimum: Scalars['Int']['output'];
  /** How many cases are missing. */
  missing: Scalars['Int']['output'];
  /** The name of the requirement. */
  name: Scalars['String']['output'];
  /** Whether a case counts only once it is confirmed. */
  needsConfirmation: Scalars['Boolean']['output'];
  /** The cases that do not count, each for one reason. */
  uncounted: Array<LogbookUncountedCases>;
};

/** A set of requirements to a logbook. */
export type LogbookRequirementSet =
  /** The entry of the European Board of Interventional Radiology. */
  | 'european_board'
  /** The targets that the caller's institutions set for them. */
  | 'institution';

/** How many cases a person had in one role. */
export type LogbookRoleTotal = {
  __typename?: 'LogbookRoleTotal';
  /** The number of cases. */
  cases: Scalars['Int']['output'];
  /** The role; null where none is stated. */
  role: Maybe<Scalars['String']['output']>;
};

/** What a customer chose for the logbooks of its trainees. */
export type LogbookSettings = {
  __typename?: 'LogbookSettings';
  /** Whether imported records count in totals and towards targets. */
  countImported: Scalars['Boolean']['output'];
  /** The customer. */
  customer: Customer;
  /** The scale on which attendings may say how independent a trainee was; null: they are not asked. */
  entrustmentScale: Maybe<EntrustmentScale>;
  /** `logbook-settings:` and the number of the customer. */
  id: Scalars['ID']['output'];
  /** When the settings were chosen; null: they are the portal's own. */
  modifiedAt: Maybe<Scalars['DateTime']['output']>;
};

/** The settings of a customer's logbook, as they are sent. */
export type LogbookSettingsInput = {
  /** Whether imported records count in totals and towards targets. */
  countImported: Scalars['Boolean']['input'];
  /** Null: attendings are not asked how independent a trainee was. */
  entrustmentScale?: InputMaybe<EntrustmentScale>;
};

/** The least number of cases that an institution asks of its trainees. Null or empty lists narrow nothing. */
export type LogbookTarget = {
  __typename?: 'LogbookTarget';
  /** The category that counts. */
  category: Maybe<Scalars['String']['output']>;
  /** The institution that set it. */
  customerId: Scalars['Int']['output'];
  /** The group whose trainees it is for; all of the institution when null. */
  groupId: Maybe<Scalars['Int']['output']>;
  /** The target's id, a UUID. */
  id: Scalars['ID']['output'];
  /** The intervention type that counts. */
  interventionType: Maybe<Scalars['String']['output']>;
  /** The levels of training at which cases count. */
  levels: Array<Scalars['String']['output']>;
  /** The least number of cases. */
  minimum: Scalars['Int']['output'];
  /** How long the training takes, in months, where that is the span. */
  months: Maybe<Scalars['Int']['output']>;
  /** What it is called. */
  name: Scalars['String']['output'];
  /** The organ system that counts. */
  organSystem: Maybe<Scalars['String']['output']>;
  /** The code of the procedure that counts. */
  procedureCode: Maybe<Scalars['String']['output']>;
  /** The roles that count. */
  roles: Array<Scalars['String']['output']>;
  /** The time in which they count. */
  span: LogbookTargetSpan;
  /** The subcategory that counts. */
  subCategory: Maybe<Scalars['String']['output']>;
};

/** A target as it is sent. What is absent, null or empty narrows nothing. */
export type LogbookTargetInput = {
  /** The category that counts. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** The group whose trainees it is for; all of the institution when absent. */
  groupId?: InputMaybe<Scalars['Int']['input']>;
  /** Absent or null for a new target. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The intervention type that counts. */
  interventionType?: InputMaybe<Scalars['String']['input']>;
  /** The levels of training at which cases count. */
  levels?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The least number of cases, 1 to 9999. Required. */
  minimum?: InputMaybe<Scalars['Int']['input']>;
  /** How long the training takes, 1 to 120 months; required where that is the span. */
  months?: InputMaybe<Scalars['Int']['input']>;
  /** What it is called. Required, at most 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The organ system that counts. */
  organSystem?: InputMaybe<Scalars['String']['input']>;
  /** The code of the procedure that counts; it brings its path. */
  procedureCode?: InputMaybe<Scalars['String']['input']>;
  /** The roles that count. */
  roles?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The time in which they count. Required. */
  span?: InputMaybe<LogbookTargetSpan>;
  /** The subcategory that counts. */
  subCategory?: InputMaybe<Scalars['String']['input']>;
};

/** How far a person is towards a target. */
export type LogbookTargetProgress = {
  __typename?: 'LogbookTargetProgress';
  /** How many cases count. */
  done: Scalars['Int']['output'];
  /** How many there would be at an even pace. */
  expected: Scalars['Int']['output'];
  /** How many are missing to the minimum. */
  remaining: Scalars['Int']['output'];
  /** The first day of the time in which the minimum should be reached; null where it has not begun. */
  since: Maybe<Scalars['Date']['output']>;
  /** How that is to be judged. */
  state: LogbookTargetState;
  /** The target. */
  target: LogbookTarget;
  /** The last day of that time. */
  until: Maybe<Scalars['Date']['output']>;
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
  __typename?: 'LogbookTargets';
  /** The institution. */
  customer: Customer;
  /** Its groups, by name. */
  groups: Array<LogbookTotalsGroup>;
  /** Its targets, in the order of their names. */
  targets: Array<LogbookTarget>;
};

/** Targets that somebody is behind in. */
export type LogbookTargetsBehind = {
  __typename?: 'LogbookTargetsBehind';
  /** The day as of which targets are measured. */
  asOf: Scalars['Date']['output'];
  /** How many there are. */
  count: Scalars['Int']['output'];
  /** The furthest behind, at most 3. */
  targets: Array<LogbookTargetProgress>;
};

/** What a person's records add up to. */
export type LogbookTotals = {
  __typename?: 'LogbookTotals';
  /** The day as of which targets are measured. */
  asOf: Scalars['Date']['output'];
  /** How many records the person takes part in, in the period. */
  cases: Scalars['Int']['output'];
  /** The day of the first of them. */
  firstDay: Maybe<Scalars['Date']['output']>;
  /** The groups of the person whose records count here. */
  groups: Array<LogbookTotalsGroup>;
  /** How many of them are of an imported logbook; none where the institution does not count such records. */
  importedCases: Scalars['Int']['output'];
  /** The day of the last of them. */
  lastDay: Maybe<Scalars['Date']['output']>;
  /** The cases by month and role. */
  months: Array<LogbookMonthTotal>;
  /** Whose totals these are. */
  person: Person;
  /** The cases by procedure, most frequent first. */
  procedures: Array<LogbookProcedureTotal>;
  /** The targets that the person's institutions set, in the order of their names. */
  targets: Array<LogbookTargetProgress>;
};

/** A group in the totals. */
export type LogbookTotalsGroup = {
  __typename?: 'LogbookTotalsGroup';
  /** The customer to which the group belongs. */
  customer: Customer;
  /** The number of the group. */
  id: Scalars['Int']['output'];
  /** The name of the group. */
  name: Scalars['String']['output'];
};

/** Groups whose trainees the caller may look at. */
export type LogbookTotalsGroups = {
  __typename?: 'LogbookTotalsGroups';
  /** The groups of this part. */
  groups: Array<LogbookOverseenGroup>;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** A trainee against the targets. */
export type LogbookTraineeTotals = {
  __typename?: 'LogbookTraineeTotals';
  /** How many records of the institution the person takes part in. */
  cases: Scalars['Int']['output'];
  /** The day of the last of them. */
  lastDay: Maybe<Scalars['Date']['output']>;
  /** The trainee. */
  person: Person;
  /** One for each target of the group, in their order. */
  progress: Array<LogbookTargetProgress>;
};

/** Cases that do not count for one reason. */
export type LogbookUncountedCases = {
  __typename?: 'LogbookUncountedCases';
  /** The number of cases. */
  cases: Scalars['Int']['output'];
  /** The reason. */
  reason: LogbookUncountedReason;
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
  __typename?: 'LostCloudSession';
  /** The case that was run. */
  case_id: Scalars['String']['output'];
  /** Its name. */
  case_name: Scalars['String']['output'];
  /** What of the caller's own time went back, in seconds; null: nothing did. */
  given_back_in_seconds: Maybe<Scalars['Int']['output']>;
  /** Since when there is no simulator: until then it was seen running. */
  lost_at: Scalars['DateTime']['output'];
  /** The module that was run. */
  module_name: Scalars['String']['output'];
  /** Why, in one sentence. */
  reason: Scalars['String']['output'];
  /** The session. */
  session_id: Scalars['ID']['output'];
  /** The voucher or event. */
  voucher_id: Scalars['Int']['output'];
};

/** What `makeCourseAvailable` answers. */
export type MakeCourseAvailablePayload = {
  __typename?: 'MakeCourseAvailablePayload';
  /** The course, with the member enrolled. */
  course: Course;
};

/** The newest desktop client. */
export type MaxClientVersion = {
  __typename?: 'MaxClientVersion';
  /** Its installers, at most one for each platform. */
  links: Array<ClientInstaller>;
  /** As `major.minor.patch`. */
  version: Scalars['String']['output'];
};

/** What a run measured of one metric. */
export type MeasuredMetric = {
  __typename?: 'MeasuredMetric';
  /** The metric, within the exercise. */
  internal_id: Scalars['String']['output'];
  /** What was measured. */
  value: Scalars['MetricValue']['output'];
};

/** What is measured in an exercise. */
export type Metric = {
  __typename?: 'Metric';
  /** What kind of value it has. */
  data_type: MetricDataType;
  /** What is measured and how; may be empty. */
  description: Scalars['String']['output'];
  /** What experts reached, for comparison; null: the definition gives none. */
  expert_reference: Maybe<ExpertReference>;
  /** Names it within the exercise. */
  internal_id: Scalars['String']['output'];
  /** Whether attempts may be compared by it. */
  is_comparable: Scalars['Boolean']['output'];
  /** What it is called. */
  label: Scalars['String']['output'];
  /** Its place among the metrics of the exercise. */
  order: Scalars['Int']['output'];
  /** The unit of its values; empty where there is none. */
  unit: Scalars['String']['output'];
  /** How its values are written for people. */
  value_format: MetricValueFormat;
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
  __typename?: 'MetricGroup';
  /** What is in it; empty where the label says it. */
  description: Scalars['String']['output'];
  /** The groups in it. */
  groups: Array<MetricGroup>;
  /** Whether it is shown open. */
  is_expanded_by_default: Scalars['Boolean']['output'];
  /** What it is called. */
  label: Scalars['String']['output'];
  /** Its metrics, in their order. */
  metrics: Array<Metric>;
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
  __typename?: 'MetricSeries';
  /** What is asked of it by the version of the latest attempt. */
  benchmarks: Array<Benchmark>;
  /** The attempt with the best value, complete and of the latest version; null where there is no better and worse. */
  best: Maybe<Scalars['ID']['output']>;
  /** From the first to the last of these values; null with fewer than two numbers. */
  change: Maybe<Scalars['Float']['output']>;
  /** Whether the last is better than the first; null where neither is. */
  hasImproved: Maybe<Scalars['Boolean']['output']>;
  /** The latest complete attempt of the latest version that has a value. */
  last: Maybe<Scalars['ID']['output']>;
  /** How often it was met in a row at most. */
  longestRun: Scalars['Int']['output'];
  /** The metric. */
  metric: Metric;
  /** How each of the attempts came out, by the version that it was made with. */
  outcomes: Array<MetricOutcome>;
  /** How often it was met in a row, up to the latest attempt. */
  passesNow: Scalars['Int']['output'];
  /**
   * Where the middle half of the caller's people lies, by the latest complete attempt of each with this version at this customer; null for anyone who
   * administers none of them, and for fewer than five people.
   */
  spread: Maybe<MetricSpread>;
  /** What each of the attempts measured; null where it has no value. */
  values: Array<Maybe<Scalars['MetricValue']['output']>>;
};

/** Where the middle half of a group lies; no one is named. */
export type MetricSpread = {
  __typename?: 'MetricSpread';
  /** A quarter of them lies below. */
  lowerQuartile: Scalars['Float']['output'];
  /** Half of them lie below. */
  median: Scalars['Float']['output'];
  /** How many people it is of; at least five, at most 500. */
  people: Scalars['Int']['output'];
  /** Three quarters of them lie below. */
  upperQuartile: Scalars['Float']['output'];
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
  __typename?: 'Mutation';
  /**
   * Links a system to the caller, who proves with the pin that it shows that they stand before it. The same system again is one
   * link. Refused with NOT_FOUND, whatever the reason, or with PIN_LOCKED (fact `retryAfterSeconds`) after too many wrong
   * pins.
   */
  AddSystem: UserSystem;
  /** Takes the link with a system away. Can be undone for a moment. */
  DeleteUserSystem: DeleteUserSystemPayload;
  /**
   * Signs one in on the simulator that shows the code. The status is `ok` only when it was approved, which takes the match code;
   * without it nothing happens.
   */
  QRLogin: QrLoginResult;
  /**
   * Joins the group that a link invites to, as a learner. Refused with GROUP_JOIN_ONCE, INVALID_VOUCHER, OLD_VOUCHER
   * (fact `validTo`) or VOUCHER_NO_MORE_USES; a personal link with INVITATION_FOR_ANOTHER (facts `meantFor`, the address,
   * and `isUnverified`: it is the caller's, but not confirmed); RATE_LIMITED after too many wrong codes.
   */
  acceptInvite: AcceptInvitePayload;
  /**
   * Gives the caller access to the event or the cloud cases of a voucher. Refused with VOUCHER_ALREADY_USED,
   * INVALID_VOUCHER, OLD_VOUCHER (fact `validTo`), VOUCHER_EXPIRED or VOUCHER_NO_MORE_USES; RATE_LIMITED after too many
   * wrong codes.
   */
  acceptResourceAccessVoucher: AcceptResourceAccessVoucherPayload;
  /** Accepts a published version of the terms of service, for the caller. Asked again it changes nothing. */
  acceptTerms: AcceptTermsPayload;
  /**
   * Gives the caller the course of a link. Refused with INVALID_VOUCHER, VOUCHER_ALREADY_USED (fact `courseId`), OLD_VOUCHER (fact
   * `validTo`), VOUCHER_EXPIRED where the group gives the course no more, or VOUCHER_NO_MORE_USES; RATE_LIMITED after too many
   * wrong codes.
   */
  acceptVoucher: AcceptVoucherPayload;
  /**
   * Adds time to what an account may spend on cloud cases; a negative difference takes back, at most what is spendable
   * (TOO_LITTLE_SPENDABLE_TIME). System administrators only.
   */
  addCustomerCloudModuleQuotaTransaction: Customer;
  /** Answers whether people whom the directory deactivated, and who wait for it, lose their access. */
  answerHeldDeactivations: Provisioning;
  /**
   * Ends a voucher of either kind for good. The time that it still holds returns to its account. Refused with
   * VOUCHER_ARCHIVED where it is archived already.
   */
  archiveResourceAccessVoucher: ResourceAccessVoucherPayload;
  /** Asks the attending to open a confirmed record again; for its writer. */
  askToReopenActivity: ActivityConfirmationPayload;
  /** Chooses the group of the portal whose members a group of the directory decides. */
  assignDirectoryGroup: Provisioning;
  /**
   * Ends work: what waits at once, what runs as soon as its worker hears of it. What it has done already stays. Of work that has
   * ended it changes nothing.
   */
  cancelOperation: Operation;
  /**
   * Changes an assignment. People who are added, and everyone who has not done it where its day or number changes, are notified.
   * Refused with CONFLICT (facts `modifiedAt`, `modifiedBy`).
   */
  changeAssignment: Assignment;
  /** Says what becomes of a report. CONFLICT where somebody changed it after `modifiedAt`. For the same people as the list. */
  changeFeedback: Feedback;
  /**
   * Confirms records as their attending: each as it was seen. One that was changed in the meantime, or is not the caller's to confirm, is
   * left out and named among `left`. Asked again it changes nothing more. Can be undone for a moment.
   */
  confirmActivities: ConfirmActivitiesPayload;
  /**
   * Confirms a record, as it was seen, in its attending's stead: for administrators of its institution, if the attending has left the
   * list or has no address. Repeating it changes nothing more.
   */
  confirmActivityInStead: ActivityConfirmationPayload;
  /**
   * Confirms that domains of addresses are the institution's, by which its directory gets accounts. System administrators only. Accounts
   * that are linked already stay linked.
   */
  confirmDomains: Provisioning;
  /**
   * Asks everyone who learns in a group, or some of them, for a course, an exercise at proficiency or a number of records, by a day.
   * For the same people as `groupAssignments`. Refused with ALREADY_ASSIGNED where everyone is asked for the same course or exercise
   * already.
   */
  createAssignment: Assignment;
  /**
   * Adds an attending. A name or address that the customer has already is refused with `ATTENDING_NAME_EXISTS` or
   * `ATTENDING_EMAIL_EXISTS`, one's own address with `ATTENDING_EMAIL_OWN`; one that was removed comes back with the address that it had.
   */
  createAttending: Attending;
  /**
   * Makes a voucher for cases of cloud modules, and reserves the time of all its users from the account's cloud cases time
   * quota. Refused with INVALID_INPUT or TOO_LITTLE_SPENDABLE_TIME.
   */
  createCloudModulesResourceAccessVoucher: CloudModulesResourceAccessVoucher;
  /**
   * Makes a link that gives one course of a group to people who are not in it. For who manages the courses of the group; the group
   * must have the course, and its account must be allowed to use it.
   */
  createCourseVoucher: CourseVoucher;
  /**
   * Makes an account. System administrators only. What is wrong is told by the message of the first of it, and by
   * `fields` for all of it: the name, each of the admins (`admins.0`) or the learning spaces.
   */
  createCustomer: Customer;
  /**
   * Makes a group with an admin and an invitation. The admins of the account only. What is wrong is told by the message of the
   * first of it, and by `fields` for all of it.
   */
  createCustomerGroup: CustomerGroup;
  /**
   * Makes an event, and reserves its duration from the account's cloud cases time quota. Refused with INVALID_INPUT,
   * TOO_LITTLE_SPENDABLE_TIME or TOO_MANY_EVENTS, which carries `nextStarts`.
   */
  createEventResourceAccessVoucher: EventResourceAccessVoucherAsAdmin;
  /**
   * Adds a hospital. A name that the customer has already is refused with `HOSPITAL_NAME_EXISTS`; one that was removed
   * comes back.
   */
  createHospital: Hospital;
  /**
   * Keeps that the caller starts an exercise on a simulator: the right to deliver one run of it, by them and, where they are signed in at
   * a station, from there. The caller draws the id, and asks again with the same one where an answer was lost. NOT_FOUND where there is no
   * such exercise, or the id was used for something else.
   */
  createSimulatorLaunch: SimulatorLaunch;
  /** Makes a release of a software, as a draft that no one gets; of a software that is not there yet, the software too. */
  createSoftwareRelease: SoftwareRelease;
  /** Makes a simulator known, so that it can get a key. Asked again with the same facts it answers the one that it made. */
  createVistSystem: VistSystem;
  /** A link to logs of a simulator in one zip, for sys_admin and support. NOT_FOUND where none of them is whole; it is written down. */
  createVistSystemLogLink: Scalars['String']['output'];
  /** Makes a token that brings a simulator its key, once and within an hour; earlier ones that were not used end. */
  createVistSystemToken: VistSystemToken;
  /**
   * Sets which courses a group has, all at once: those that are named and no others. For the admins of the group, and for system
   * administrators of any group. A course that the group did not have must be one that its account may use. Refused with CONFLICT
   * (facts `modifiedAt`, `modifiedBy`).
   */
  customerGroupCourseAccess: CustomerGroup;
  /** Says no to a code: from then on no one is signed in with it. */
  declineQRLogin: QrLoginResult;
  /**
   * Deletes a logbook record for good. Allowed to its creator and to the admins of its group or customer. Where the
   * code of the procedure or the group is not that of the record, the answer is that of a record that does not exist.
   */
  deleteActivity: DeleteActivityPayload;
  /** Takes an attending off the lists. Records that have it keep the name. Answers with its id. */
  deleteAttending: Scalars['ID']['output'];
  /** Takes a hospital off the list. Records that have it keep the name. Answers with its id. */
  deleteHospital: Scalars['ID']['output'];
  /** Deletes a saved mapping: one's own, or as an admin of its institution one that is shared there. Answers its id. */
  deleteLogbookMapping: Scalars['ID']['output'];
  /** Withdraws a report of the caller's: its code says so from now on, and its file is deleted. Answers with its id. */
  deleteLogbookReport: Scalars['ID']['output'];
  /** Takes a target away; nothing counts towards it from then on. Answers with its id. */
  deleteLogbookTarget: Scalars['ID']['output'];
  /** Removes a draft with all that was uploaded for it. What was ever published stays. */
  deleteSoftwareRelease: Scalars['Boolean']['output'];
  /** Discards a draft of the caller's for good; answers with its id, also where there is none. */
  discardLogbookDraft: Scalars['ID']['output'];
  /**
   * Leaves the reasons that were seen of a person out of the caller's list until a date; others of the same person still show.
   * NOT_FOUND for whom is in none of the caller's groups.
   */
  dismissThisWeek: WeekDismissal;
  /**
   * Changes a voucher that is active. More or fewer users reserve more of the account's time, or return it. Refused with
   * INVALID_INPUT, TOO_LITTLE_SPENDABLE_TIME, VOUCHER_NOT_EDITABLE, VOUCHER_ARCHIVED or CONFLICT (facts `modifiedAt`,
   * `modifiedBy`).
   */
  editCloudModulesResourceAccessVoucher: CloudModulesResourceAccessVoucher;
  /**
   * Changes an event that is not over. Refused with INVALID_INPUT, TOO_MANY_EVENTS, VOUCHER_NOT_EDITABLE,
   * VOUCHER_ARCHIVED or CONFLICT (facts `modifiedAt`, `modifiedBy`).
   */
  editEventResourceAccessVoucher: EventResourceAccessVoucherAsAdmin;
  /** Changes what a simulator is called, where it stands and whose it is. */
  editVistSystem: VistSystem;
  /** Signs one out on a simulator. Of a session that is over it changes nothing. */
  endStationSession: StationSession;
  /** Signs out the person with this session on a simulator. Where it is over already nothing more happens. */
  endVistSystemSession: VistSystemOverview;
  /**
   * Enrols the caller in a course that is open to them and says where it is opened, signed in. Doing it again continues: no one is
   * enrolled twice. COURSE_START_FAILED with the platform's reason, ADDRESS_NOT_CONFIRMED, ADDRESS_OF_ANOTHER.
   */
  enrollUserInCourse: EnrollPayload;
  /**
   * Extends the caller's own session to an hour from now, or as far as their time, the voucher, and later reservations of
   * simulators allow; refused where that is less than 300 seconds more.
   */
  extendSingleUserCloudCase: CloudCaseVm;
  /**
   * Ends work at once, no matter who holds it, as failed: what they still report of it no longer counts. Of work that has ended it changes
   * nothing.
   */
  forceEndOperation: Operation;
  /** Takes people off the list of those who were invited. The personal links that were mailed to them work no longer. */
  forgetInvitees: ForgetInviteesPayload;
  /**
   * Gives one person time for cases of cloud modules: makes a voucher for them alone, which is theirs at once, and consumes its
   * time from the account's quota. The person is told. `undo` takes the time back while none of it is used. NOT_FOUND where
   * `administeredPerson` is, or where the account is none of the person's (but for system administrators); refused as
   * `createCloudModulesResourceAccessVoucher` is.
   */
  giveCloudModulesTime: GiveCloudModulesTimePayload;
  /**
   * Mails people who have not joined again, each with a new personal link in place of the former one. Somebody who was
   * written to lately, by any account, or wants no such mails is left as they are. Refused as `inviteClass` is.
   */
  inviteAgain: InviteAgainPayload;
  /**
   * Invites a list of people into a group, at most 2000 at once, and says the outcome of each row. Anyone who was
   * invited before, or is in the group, is left as they are: the same list twice changes nothing more. Each mail has a
   * personal link, which works for 30 days and for the invited address alone. Somebody who was written to lately, by any
   * account, or wants no such mails is listed without one. Those who have an account are told at the bell too; for that the
   * group gets an invitation where it has none. Refused with TOO_MANY_INVITATIONS (facts `left` and `againFrom`) where the
   * account has not so many mails left today.
   */
  inviteClass: InviteClassPayload;
  /**
   * Issues the caller's certificate of an assignment that they have done; one that was issued before keeps its code, and only what its
   * public page shows is changed. NOT_FOUND as with `myCertificate`.
   */
  issueCertificate: MyCertificate;
  /** Issues a credential for the directory; it is answered once and cannot be read again. Two can be valid at once. */
  issueProvisioningCredential: IssuedProvisioningCredential;
  /**
   * Trusts a simulator again with whose key two computers spoke, for sys_admin: the computer that is named is the simulator, and any
   * other that speaks with its key is refused at its first word. Where staff has decided already nothing more happens.
   */
  keepVistSystemComputer: VistSystemOverview;
  /**
   * Takes the caller out of a group. Records of the logbook stay where they are, with their creator and the group. The
   * only admin of a group with other people in it is refused with LAST_ADMIN.
   */
  leaveGroup: LeaveGroupPayload;
  /**
   * Enrols a member of a group in one of the group's courses. For the group's admins. COURSE_NOT_MADE_AVAILABLE with the platform's
   * reason, ADDRESS_NOT_CONFIRMED, ADDRESS_OF_ANOTHER.
   */
  makeCourseAvailable: MakeCourseAvailablePayload;
  /**
   * Asks for a report of the caller's cases as a PDF, which a worker makes. While one is being made, no other one begins. Refused with
   * INVALID_INPUT where the caller has 20 reports, or where it would list more than 5000 cases.
   */
  makeLogbookReport: LogbookReports;
  /**
   * Turns on as many of the machines that are off as it takes for so many to be ready and no one's. Those that are coming up
   * count, so that asking again turns on no more. At most 100 at once. Answers with the machines that were turned on.
   */
  makeVMsReady: Array<CloudCaseVm>;
  /**
   * Gives the records of one attending to another one of the same customer, and takes it off the lists. Answers with
   * the one that stays. Who may confirm the records of before stays who was asked. Of two addresses one stays, and the other is told.
   */
  mergeAttendings: Attending;
  /** Says that what a filter shows is saved as a file, which is an act of the log itself; to be called before its rows are read. */
  noteAuditExport: Scalars['Boolean']['output'];
  /**
   * A link to an archive of the caller's, which can be opened for ten minutes while the session lasts. Refused with NOT_FOUND where it is
   * another person's, or no longer there. Giving it is written into the audit log.
   */
  openPersonalDataExport: Scalars['String']['output'];
  /** Publishes a release: its stations get it at once, and those who serve them are told. It needs a package. */
  publishSoftwareRelease: SoftwareRelease;
  /**
   * Says how independent the trainee was, on the scale of the record's institution: as its writer of oneself, as the attending who
   * confirmed it of the writer. A further call corrects it. Refused with `RATING_CLOSED` where the institution does not ask, for the
   * attending 7 days after the confirmation, and for the writer once the attending's rating is shown to them.
   */
  rateEntrustment: ActivityEntrustment;
  /**
   * Asks the learning platform how far the people of a group are, one after the other at its pace: for the admins of the group and
   * system administrators. Answers the reading that is running where there is one. Refused with TALENT_NOT_CONFIGURED where the portal
   * has no platform.
   */
  readClassNow: Operation;
  /**
   * Reads the caller's progress from the learning platform, at most once in 30 s what is asked for (all courses, or one with its
   * units), at once after a start or a reset, and waits for it 1 s at the most: what takes longer continues behind the answer.
   */
  refreshCourseProgress: RefreshCourseProgressPayload;
  /** Gives a course voucher a new code; the former one gives nothing from now on. VOUCHER_NOT_EDITABLE where it is over. */
  regenerateCourseVoucherCode: CourseVoucher;
  /**
   * Gives a group a new invitation; the former one is no longer accepted from now on. Who may see a group's invitation
   * may replace it.
   */
  regenerateGroupInvitation: GroupInvitationPayload;
  /**
   * Gives an active voucher of either kind a new code; the former one is no longer accepted from now on. Refused with
   * VOUCHER_NOT_EDITABLE or VOUCHER_ARCHIVED.
   */
  regenerateResourceAccessVoucherCode: ResourceAccessVoucherPayload;
  /**
   * Releases an account from the directory: it becomes an ordinary account, which the directory links only if the person joins a group of the
   * institution again. A person without access can sign in again, but leaves the institution's groups and its admins.
   */
  releaseDirectoryAccount: Provisioning;
  /**
   * Mails people of the caller's groups, each once, as `remindThisWeek` does. Who cannot be reminded now does not hold up the others; the
   * whole is refused with REMINDER_REFUSED where no mail is sent at all or too many would be, and with NOT_FOUND where no one is in the
   * caller's groups.
   */
  remindPeople: RemindedPeople;
  /**
   * Mails a person of the caller's groups from the portal, in the caller's name and words. Refused with REMINDER_REFUSED (facts
   * `reason` and `againFrom`), and with NOT_FOUND for whom is in none of them.
   */
  remindThisWeek: WeekReminder;
  /**
   * Takes all learners out of a group; its admins stay. The group's own admins and system administrators. Can be taken back for
   * a moment.
   */
  removeAllUsers: RemovedUsersPayload;
  /**
   * Deletes a group: for those on the list of admins of its account. Records of the logbook stay where they are. Can be taken
   * back for a moment.
   */
  removeCustomerGroup: RemoveCustomerGroupPayload;
  /** Takes one learner out of a group. Can be undone for a moment. */
  removeGroupMember: RemovedUsersPayload;
  /** Removes a document of a release. */
  removeSoftwareDocument: SoftwareRelease;
  /** Turns a machine off and takes it out of the fleet. Answers its id. */
  removeVM: Scalars['ID']['output'];
  /** Ends what a simulator does, and shows it no more; its runs stay. Its service tag can be used again. */
  removeVistSystem: Scalars['ID']['output'];
  /**
   * Takes a confirmation back, so that the record can be changed again. For its attending and the admins of its group or customer,
   * never of their own record.
   */
  reopenActivity: ActivityConfirmationPayload;
  /**
   * Asks for an archive with everything about the caller, which a worker makes. Refused with EXPORT_IN_PROGRESS while one is being made,
   * and with RATE_LIMITED until 24 hours after the latest one that was made, or where three were asked for in that time.
   */
  requestPersonalDataExport: PersonalDataExport;
  /**
   * Sets the course progress of the signed-in demo account back to nothing, in all courses. Demo role only. PROGRESS_RESET_FAILED says
   * in how many it could not be done; the others are set back, and doing it again continues.
   */
  resetAccountProgress: ResetAccountProgressPayload;
  /**
   * Sets the caller's progress in a course that they have begun back to its beginning; one that is not begun stays as it is.
   * COURSE_RESET_FAILED with the platform's reason; COURSE_RESET_UNCONFIRMED where the platform may have done it and did not say so.
   */
  resetMyCourseProgress: ResetMyCourseProgressPayload;
  /** Takes a claimed machine away from who claimed it, and makes it idle. */
  resetVMToIdle: CloudCaseVm;
  /** Takes a machine for off without telling it anything. */
  resetVMToOff: CloudCaseVm;
  /** Returns a record to its writer, with a word; asked again with the same word it changes nothing more. */
  returnActivity: ReturnActivityPayload;
  /** Withdraws the code of a course voucher. People who have used it keep the course. VOUCHER_NOT_EDITABLE where it is over. */
  revokeCourseVoucherCode: CourseVoucher;
  /** Withdraws a group's invitation: no one joins the group until it gets a new one. */
  revokeGroupInvitation: GroupInvitationPayload;
  /** Revokes a credential: the next request with it is refused. */
  revokeProvisioningCredential: Provisioning;
  /**
   * Withdraws the code of an active voucher of either kind: no one accepts it until it gets a new one. Refused with
   * VOUCHER_NOT_EDITABLE or VOUCHER_ARCHIVED.
   */
  revokeResourceAccessVoucherCode: ResourceAccessVoucherPayload;
  /** Ends the key of a simulator: from now on nothing that it says counts, and no one is signed in on it. */
  revokeVistSystemKey: VistSystem;
  /**
   * Saves at most 25 records, one after the other in their order. Each is saved or refused as `saveActivity` does it, whatever
   * becomes of the others; the results have the order of `saves`.
   */
  saveActivities: Array<SaveActivityResult>;
  /**
   * Creates a logbook record (no `activity.id`) or changes one. The attending is `activity.attending.id`, or
   * `attendingName` as "Last, First", which is matched without case within the customer and added as an
   * unverified attending where no one matches. `customerId` must be the customer of the record's group.
   */
  saveActivity: SaveActivityPayload;
  /** Keeps what the caller's browser measured, in the place of their last check. The verdict is the portal's own. */
  saveConnectionCheck: ConnectionCheck;
  /**
   * Changes an account: its admins, and as a system administrator its name and learning spaces. Refused as
   * `createCustomer` is, or with CONFLICT (facts `modifiedAt`, `modifiedBy`).
   */
  saveCustomer: Customer;
  /**
   * Changes a group: for those on the list of admins of its account. Another admin takes the place of the first one, who stays
   * in the group as a learner. Refused as `createCustomerGroup` is, or with CONFLICT (facts `modifiedAt`, `modifiedBy`).
   */
  saveCustomerGroup: CustomerGroup;
  /**
   * Sets the name that people see of a learning space, and its logo. System administrators only. Refused with CONFLICT (facts
   * `modifiedAt`, `modifiedBy`).
   */
  saveLearningSpace: LearningSpace;
  /**
   * Sets what an account may use of one of its learning spaces. System administrators only. Refused with CONFLICT (facts
   * `modifiedAt`, `modifiedBy`).
   */
  saveLearningSpaceAccess: CustomerLearningSpaceAccess;
  /**
   * Keeps what was typed of a logbook record. The first call of an id makes the draft; whatever the content does not name
   * stays as it is stored. Where another device has written in the meantime nothing is replaced, and the answer says what is stored.
   */
  saveLogbookDraft: SaveLogbookDraftPayload;
  /**
   * Saves a mapping under a name, replacing the caller's own of that name in the institution. Only what cannot be about a person is
   * saved: columns, and texts of lists such as procedures and hospitals.
   */
  saveLogbookMapping: LogbookMapping;
  /** Adds a target to an institution (no `id`), or replaces one. */
  saveLogbookTarget: LogbookTarget;
  /**
   * Chooses the rule by which an institution calls somebody proficient, for its admins and system administrators. All runs for the
   * institution are judged by it from now on, those of the past too. Refused with `fields` where a value is out of its range, or with
   * CONFLICT (facts `modifiedAt`, `modifiedBy`).
   */
  saveProficiencyRule: Customer;
  /**
   * Keeps a report of the person who is signed in. Sent again with the same key it is the one that is there. RATE_LIMITED after
   * ten within an hour.
   */
  sendFeedback: SentFeedback;
  /** Says that the caller has read all that there was, on all pages. What came after the `mark` stays unread. */
  setAllNotificationsRead: Inbox;
  /** Whether the caller gets mails about records that have waited for long, or are many. */
  setLogbookConfirmationMail: LogbookConfirmationCounts;
  /**
   * Says that two records are not of one case, or takes that back. For admins of the group or customer of both; records that are not
   * a suspected double answer like records that do not exist.
   */
  setLogbookDoubleDismissed: LogbookDouble;
  /**
   * Takes one out of the inbox, or puts it back (`isDismissed: false`) as long as it is kept. Refused with NOT_FOUND where it is not the
   * caller's.
   */
  setNotificationDismissed: InboxChange;
  /** Says what the caller gets by mail from now on, and how often at the most. */
  setNotificationMail: NotificationMail;
  /** Says whether the caller has read one. Refused with NOT_FOUND where it is not theirs. */
  setNotificationRead: InboxChange;
  /**
   * Says that the caller was shown what there was: the number on the bell goes. What came after the `mark` stays new. Asked again it
   * changes nothing.
   */
  setNotificationsSeen: Inbox;
  /** Turns provisioning of an institution off, has it only count, or on; on applies what the directory has said so far. */
  setProvisioningMode: Provisioning;
  /**
   * Says who gets a release, once it is published: all stations, those of customers, or stations. Stations that have it keep it. Of a
   * published release the number of stations that it is offered to in addition is confirmed, or the change is refused with that number
   * (`ROLLOUT_UNCONFIRMED`).
   */
  setSoftwareRollout: SoftwareRelease;
  /**
   * The time zone of the caller's clock, by which days of theirs begin and end. Answers with it.
   * @deprecated Requests say it in the header `x-time-zone`.
   */
  setTimeZone: Scalars['String']['output'];
  /** Says whether the caller gets a mail each Monday with the figures of the week. Links of former mails end those too. */
  setWeekMail: WeekMail;
  /**
   * Starts an event on a simulator, for its organizers, from 10 minutes before it begins until it ends. One that is on its way,
   * or is running, stays as it is. Refused with EVENT_NOT_OPEN, OTHER_SESSION_GOES_ON, NO_FREE_MACHINE, or, where it continues with
   * another case, EVENT_STARTED_OTHERWISE (facts `startedBy`, `moduleName`, `caseName`).
   */
  startCloudCaseEvent: EventResourceAccessVoucher;
  /**
   * Starts a case for the caller alone, in the time that their voucher leaves them. The machine answered is the caller's; the
   * start continues from there.
   */
  startSingleUserCloudCase: CloudCaseVm;
  /**
   * Says in which role the writer took part, as the attending who confirmed the record. The record stays as it is. Refused with
   * `RATING_CLOSED` 7 days after the confirmation, except for the role that the record has.
   */
  stateTraineeRole: ActivityEntrustment;
  /**
   * Ends sessions of a voucher, or starts that wait: the caller's own; that of an event, for its organizers; for system
   * administrators all of them. Answers with the machines; none where nothing went on. NOT_FOUND of a voucher whose
   * sessions are none of the caller's business.
   */
  stopCloudCaseSessionWithVoucherId: Array<CloudCaseVm>;
  /**
   * Renews spaces, courses and units from the learning platform. Answers at once; while one runs it answers that one. System
   * administrators only. Refused with TALENT_NOT_CONFIGURED where the portal has no learning platform.
   */
  syncWithTalent: Operation;
  /** Takes back a change of an attending's address that waits; both addresses' links end. One that does not wait changes nothing. */
  takeBackAddressChange: Attending;
  /**
   * Begins the same work again where it has failed or was cancelled. Answers the one that is already running where there is one, and
   * the operation itself where it has succeeded, or where a station does it: that is asked for again where it was asked for.
   */
  tryOperationAgain: Operation;
  /** Turns a machine off; anyone using or waiting for it is disconnected. */
  turnOffVM: CloudCaseVm;
  /**
   * Turns off the machine of an event: its session or its start ends for everybody. Answers with it; none where nothing went
   * on.
   */
  turnOffVMsOfEvent: Array<CloudCaseVm>;
  /** Empties a machine that is off and makes it ready. */
  turnOnVM: CloudCaseVm;
  /**
   * Takes back what the caller did a moment ago. Asked again it changes nothing more. Refused with NOT_FOUND, UNDO_TOO_LATE,
   * or UNDO_NOT_POSSIBLE (fact `obstacle`) where something that has happened since stands in the way.
   */
  undo: UndoPayload;
  /**
   * Removes the records of an import, up to 30 days after it. Records that were changed since stay. It runs in the background; asked
   * again it changes nothing more. Null for an import that is not the caller's.
   */
  undoLogbookImport: Maybe<LogbookImport>;
  /**
   * Changes an attending; the records follow. A new address is not asked yet: it waits as `addressChange` until its owner says yes by the link
   * of a mail, and replaces a change that waits. The owner of the present address is told at once and can object. Without an address, another
   * entry takes the place of this one and is the answer: records that wait continue to ask the former address until their writers save them.
   * Refused as for `createAttending`, and with `ATTENDING_EMAIL_UNWILLING` where the owner wants no such mails.
   */
  updateAttending: Attending;
  /**
   * Renames a hospital; the records follow. The name of another hospital of the customer is refused with
   * `HOSPITAL_NAME_EXISTS` and the facts `hospital` (that one's `id`, `name` and `recordCount`) and `recordCount` (of
   * this one), until the call names that one in `mergeInto`: then the records of this one go to that one, which is the
   * answer, and this one is taken off the list.
   */
  updateHospital: Hospital;
  /**
   * Chooses the settings of a customer's logbook. With a `modifiedAt` that is not the present one, it is refused with `CONFLICT`; the same
   * settings again change nothing.
   */
  updateLogbookSettings: LogbookSettings;
  /**
   * Changes the caller's profile: the fields that are given, and no other. An e-mail address that is not the caller's own
   * is refused: identity comes from the token, never from the argument.
   */
  updateUser: UpdateUserPayload;
  /**
   * Has the station download a release (11.031). While it does, and when it has, the same answer comes again and nothing new
   * begins. For people who serve the station; FORBIDDEN for who is only signed in on it, NOT_FOUND for others.
   */
  vistSystemSoftwareReleaseSetDownload: SystemSoftwareUpdatePayload;
  /** Has the station install what it has downloaded (11.032); in all else as the download. */
  vistSystemSoftwareReleaseSetInstall: SystemSoftwareUpdatePayload;
  /**
   * Says that the caller has the page of an event open and waits for it; said again every half a minute, for it is forgotten after two. Answers
   * since when they wait; null of an event that they have not accepted.
   */
  waitForEvent: Maybe<Scalars['DateTime']['output']>;
  /** Asks for it no longer. What people have done for it stays theirs. */
  withdrawAssignment: WithdrawAssignmentPayload;
  /** Withdraws the caller's certificate: its code says so from now on. Answers false where none is valid. */
  withdrawCertificate: Scalars['Boolean']['output'];
  /**
   * Withdraws a release: no station begins with it from then on, and running downloads and installations are cancelled. What is
   * installed stays installed.
   */
  withdrawSoftwareRelease: SoftwareRelease;
  /**
   * Says that the caller's page is connected to the room of a session whose machine gives no answer: it is not taken for dead as
   * soon. Answers whether that counts: not where the machine answers, or never said that the caller came in.
   */
  witnessCloudCaseRoom: Scalars['Boolean']['output'];
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
  customerId: Scalars['Int']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  timeQuotumDifferenceInMs: Scalars['Float']['input'];
};


/** What may be changed. */
export type MutationAnswerHeldDeactivationsArgs = {
  customerId: Scalars['Int']['input'];
  deactivate: Scalars['Boolean']['input'];
  heldUntil: Scalars['DateTime']['input'];
};


/** What may be changed. */
export type MutationArchiveResourceAccessVoucherArgs = {
  resourceAccessVoucherId: Scalars['Int']['input'];
};


/** What may be changed. */
export type MutationAskToReopenActivityArgs = {
  id: Scalars['ID']['input'];
  word: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationAssignDirectoryGroupArgs = {
  customerId: Scalars['Int']['input'];
  groupId?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationCancelOperationArgs = {
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationChangeAssignmentArgs = {
  assignmentId: Scalars['Int']['input'];
  dueOn: Scalars['Date']['input'];
  minimum?: InputMaybe<Scalars['Int']['input']>;
  modifiedAt?: InputMaybe<Scalars['DateTime']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  people?: InputMaybe<Array<Scalars['ID']['input']>>;
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
  records: Array<SeenActivityInput>;
};


/** What may be changed. */
export type MutationConfirmActivityInSteadArgs = {
  record: SeenActivityInput;
  word: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationConfirmDomainsArgs = {
  customerId: Scalars['Int']['input'];
  domains: Array<Scalars['String']['input']>;
};


/** What may be changed. */
export type MutationCreateAssignmentArgs = {
  assignment: AssignmentInput;
  customerGroupId: Scalars['Int']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** What may be changed. */
export type MutationCreateAttendingArgs = {
  customerId: Scalars['Int']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationCreateCloudModulesResourceAccessVoucherArgs = {
  customerId: Scalars['Int']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  learningSpaceId: Scalars['Int']['input'];
  maxDurationInSeconds: Scalars['Int']['input'];
  maxUses: Scalars['Int']['input'];
  modules: Array<CloudModuleCasesInput>;
  name?: InputMaybe<Scalars['String']['input']>;
  validTo: Scalars['DateTime']['input'];
};


/** What may be changed. */
export type MutationCreateCourseVoucherArgs = {
  customerGroupId: Scalars['Int']['input'];
  endDate?: InputMaybe<Scalars['DateTime']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  maxUses?: InputMaybe<Scalars['Int']['input']>;
  talentCourseId: Scalars['Int']['input'];
};


/** What may be changed. */
export type MutationCreateCustomerArgs = {
  admins: Scalars['String']['input'];
  branches: Array<Scalars['Int']['input']>;
  name: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationCreateCustomerGroupArgs = {
  admin: Scalars['String']['input'];
  customer_id: Scalars['Int']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationCreateEventResourceAccessVoucherArgs = {
  customerId: Scalars['Int']['input'];
  description: Scalars['String']['input'];
  durationInSeconds: Scalars['Int']['input'];
  eventAt: Scalars['DateTime']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  learningSpaceId: Scalars['Int']['input'];
  maxUses: Scalars['Int']['input'];
  modules: Array<CloudModuleCasesInput>;
  name: Scalars['String']['input'];
  organizers?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** What may be changed. */
export type MutationCreateHospitalArgs = {
  customerId: Scalars['Int']['input'];
  name: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationCreateSimulatorLaunchArgs = {
  exerciseId: Scalars['Int']['input'];
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
  customerId: Scalars['Int']['input'];
  name: Scalars['String']['input'];
  place?: InputMaybe<Scalars['String']['input']>;
  serviceTag: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationCreateVistSystemLogLinkArgs = {
  id: Scalars['ID']['input'];
  logs: Array<Scalars['ID']['input']>;
};


/** What may be changed. */
export type MutationCreateVistSystemTokenArgs = {
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationCustomerGroupCourseAccessArgs = {
  courseIds: Array<Scalars['Int']['input']>;
  customerGroupId: Scalars['Int']['input'];
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
  reasons: Array<Scalars['String']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What may be changed. */
export type MutationEditCloudModulesResourceAccessVoucherArgs = {
  maxUses: Scalars['Int']['input'];
  modifiedAt?: InputMaybe<Scalars['DateTime']['input']>;
  modules: Array<CloudModuleCasesInput>;
  name?: InputMaybe<Scalars['String']['input']>;
  validTo: Scalars['DateTime']['input'];
  voucherId: Scalars['Int']['input'];
};


/** What may be changed. */
export type MutationEditEventResourceAccessVoucherArgs = {
  description: Scalars['String']['input'];
  durationInSeconds?: InputMaybe<Scalars['Int']['input']>;
  eventAt: Scalars['DateTime']['input'];
  modifiedAt?: InputMaybe<Scalars['DateTime']['input']>;
  name: Scalars['String']['input'];
  organizers?: InputMaybe<Array<Scalars['String']['input']>>;
  voucherId: Scalars['Int']['input'];
};


/** What may be changed. */
export type MutationEditVistSystemArgs = {
  customerId: Scalars['Int']['input'];
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
  courseId: Scalars['Int']['input'];
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
  customerGroupId: Scalars['Int']['input'];
  inviteeIds: Array<Scalars['Int']['input']>;
};


/** What may be changed. */
export type MutationGiveCloudModulesTimeArgs = {
  customerId: Scalars['Int']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  learningSpaceId: Scalars['Int']['input'];
  maxDurationInSeconds: Scalars['Int']['input'];
  modules?: InputMaybe<Array<CloudModuleCasesInput>>;
  personId: Scalars['ID']['input'];
  validTo: Scalars['DateTime']['input'];
};


/** What may be changed. */
export type MutationInviteAgainArgs = {
  customerGroupId: Scalars['Int']['input'];
  inviteeIds: Array<Scalars['Int']['input']>;
};


/** What may be changed. */
export type MutationInviteClassArgs = {
  customerGroupId: Scalars['Int']['input'];
  people: Array<InvitedPersonInput>;
};


/** What may be changed. */
export type MutationIssueCertificateArgs = {
  assignmentId: Scalars['Int']['input'];
  showsName: Scalars['Boolean']['input'];
};


/** What may be changed. */
export type MutationIssueProvisioningCredentialArgs = {
  customerId: Scalars['Int']['input'];
};


/** What may be changed. */
export type MutationKeepVistSystemComputerArgs = {
  computer: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationLeaveGroupArgs = {
  customerGroupId: Scalars['Int']['input'];
};


/** What may be changed. */
export type MutationMakeCourseAvailableArgs = {
  courseId: Scalars['Int']['input'];
  customerGroupId: Scalars['Int']['input'];
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
  customerGroupId: Scalars['Int']['input'];
};


/** What may be changed. */
export type MutationRefreshCourseProgressArgs = {
  courseId?: InputMaybe<Scalars['Int']['input']>;
  hasReturned?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What may be changed. */
export type MutationRegenerateCourseVoucherCodeArgs = {
  courseVoucherId: Scalars['Int']['input'];
};


/** What may be changed. */
export type MutationRegenerateGroupInvitationArgs = {
  customerGroupId: Scalars['Int']['input'];
};


/** What may be changed. */
export type MutationRegenerateResourceAccessVoucherCodeArgs = {
  resourceAccessVoucherId: Scalars['Int']['input'];
};


/** What may be changed. */
export type MutationReleaseDirectoryAccountArgs = {
  customerId: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationRemindPeopleArgs = {
  ids: Array<Scalars['ID']['input']>;
  text: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationRemindThisWeekArgs = {
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationRemoveAllUsersArgs = {
  customerGroupId: Scalars['Int']['input'];
};


/** What may be changed. */
export type MutationRemoveCustomerGroupArgs = {
  customerGroupId: Scalars['Int']['input'];
  customerId: Scalars['Int']['input'];
  retainCourseAccess?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What may be changed. */
export type MutationRemoveGroupMemberArgs = {
  customerGroupId: Scalars['Int']['input'];
  keycloak_id: Scalars['ID']['input'];
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
  courseId: Scalars['Int']['input'];
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
  courseVoucherId: Scalars['Int']['input'];
};


/** What may be changed. */
export type MutationRevokeGroupInvitationArgs = {
  customerGroupId: Scalars['Int']['input'];
};


/** What may be changed. */
export type MutationRevokeProvisioningCredentialArgs = {
  customerId: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationRevokeResourceAccessVoucherCodeArgs = {
  resourceAccessVoucherId: Scalars['Int']['input'];
};


/** What may be changed. */
export type MutationRevokeVistSystemKeyArgs = {
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationSaveActivitiesArgs = {
  saves: Array<SaveActivityInput>;
};


/** What may be changed. */
export type MutationSaveActivityArgs = {
  activity: ActivityInput;
  attendingName?: InputMaybe<Scalars['String']['input']>;
  customerId?: InputMaybe<Scalars['Int']['input']>;
};


/** What may be changed. */
export type MutationSaveConnectionCheckArgs = {
  facts: ConnectionFactsInput;
};


/** What may be changed. */
export type MutationSaveCustomerArgs = {
  admins: Array<Scalars['String']['input']>;
  branches?: InputMaybe<Array<Scalars['Int']['input']>>;
  id: Scalars['Int']['input'];
  modifiedAt?: InputMaybe<Scalars['DateTime']['input']>;
  name: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationSaveCustomerGroupArgs = {
  adminEmail: Scalars['String']['input'];
  customer_group_id: Scalars['Int']['input'];
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
  courses: Array<Scalars['ID']['input']>;
  customerId: Scalars['Int']['input'];
  fullAccess: Scalars['Boolean']['input'];
  kinds?: InputMaybe<Array<LearningSpaceAccessKind>>;
  learningSpaceId: Scalars['Int']['input'];
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
  customerId: Scalars['Int']['input'];
  target: LogbookTargetInput;
};


/** What may be changed. */
export type MutationSaveProficiencyRuleArgs = {
  customerId: Scalars['Int']['input'];
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
  kinds: Array<Scalars['String']['input']>;
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
  customerId: Scalars['Int']['input'];
  mode: ProvisioningMode;
};


/** What may be changed. */
export type MutationSetSoftwareRolloutArgs = {
  customerIds: Array<Scalars['Int']['input']>;
  isForAll: Scalars['Boolean']['input'];
  newStations?: InputMaybe<Scalars['Int']['input']>;
  releaseId: Scalars['Int']['input'];
  stationIds: Array<Scalars['ID']['input']>;
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
  caseId: Scalars['String']['input'];
  moduleId: Scalars['String']['input'];
  voucherId: Scalars['Int']['input'];
};


/** What may be changed. */
export type MutationStartSingleUserCloudCaseArgs = {
  caseId: Scalars['String']['input'];
  moduleId: Scalars['String']['input'];
  voucherId: Scalars['Int']['input'];
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
  voucherId: Scalars['Int']['input'];
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
  voucherId: Scalars['Int']['input'];
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
  customerId: Scalars['Int']['input'];
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
  voucherId: Scalars['Int']['input'];
};


/** What may be changed. */
export type MutationWithdrawAssignmentArgs = {
  assignmentId: Scalars['Int']['input'];
};


/** What may be changed. */
export type MutationWithdrawCertificateArgs = {
  assignmentId: Scalars['Int']['input'];
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
  __typename?: 'MyAssignment';
  /** Of a course the whole percent, of records how many, of an exercise null. */
  amount: Maybe<Scalars['Int']['output']>;
  /** The assignment. */
  assignment: Assignment;
  /** When it was done. */
  doneAt: Maybe<Scalars['DateTime']['output']>;
  /** How it stands. */
  status: AssignmentStatus;
};

/** What somebody is asked to do. */
export type MyAssignments = {
  __typename?: 'MyAssignments';
  /** What is late first, then by due day. */
  assignments: Array<MyAssignment>;
  /** The time zone by which the caller's days are told; null: none is known, and it is UTC. */
  timeZone: Maybe<Scalars['String']['output']>;
  /** The day that it is there. */
  today: Scalars['Date']['output'];
  /** How many there are. */
  totalCount: Scalars['Int']['output'];
};

/** The caller's certificate of an assignment. */
export type MyCertificate = {
  __typename?: 'MyCertificate';
  /** The number of the assignment. */
  assignmentId: Scalars['Int']['output'];
  /** The code by which it is verified, as it is printed; null: it is not issued. */
  code: Maybe<Scalars['String']['output']>;
  /** When it was done. */
  doneAt: Scalars['DateTime']['output'];
  /** The name of the group. */
  groupName: Scalars['String']['output'];
  /** The name of its institution. */
  institution: Scalars['String']['output'];
  /** When it was issued; null: it is not. */
  issuedAt: Maybe<Scalars['DateTime']['output']>;
  /** What the assignment asked for. */
  kind: AssignmentKind;
  /** The least number of records. */
  minimum: Maybe<Scalars['Int']['output']>;
  /** The caller's name, when it was issued. */
  personName: Scalars['String']['output'];
  /** Whether the public page names the caller. */
  showsName: Scalars['Boolean']['output'];
  /** The name of the course, of the exercise or of the records. */
  title: Scalars['String']['output'];
};

/** Somebody's certificates. */
export type MyCertificates = {
  __typename?: 'MyCertificates';
  /** Those that were issued last come first; at most 200. */
  certificates: Array<IssuedCertificate>;
};

/** An article of the news feed. */
export type NewsArticle = {
  __typename?: 'NewsArticle';
  /** When it was published; null where the feed does not say. */
  date: Maybe<Scalars['DateTime']['output']>;
  /** A picture served by the portal itself; null where the article has none. */
  image: Maybe<Scalars['String']['output']>;
  /** Where the whole article is, an http or https address. */
  link: Scalars['String']['output'];
  /** The title, as plain text. */
  title: Scalars['String']['output'];
};

/** What to do next, and why. */
export type NextStep = {
  __typename?: 'NextStep';
  /** How many of their runs of it count. */
  attempts: Scalars['Int']['output'];
  /** The best share of criteria met, in percent, of the runs of the latest version that count; null where none does. */
  best: Maybe<Scalars['Int']['output']>;
  /** The case of the cloud that it can be run with now, by the voucher; null: there is none. */
  caseId: Maybe<Scalars['String']['output']>;
  /** Module and exercise, without the version. */
  exerciseKey: Scalars['String']['output'];
  /** The name of the exercise. */
  exerciseName: Scalars['String']['output'];
  /** When they last ran it; null: never. */
  lastRunAt: Maybe<Scalars['DateTime']['output']>;
  /** The name of the module. */
  moduleName: Scalars['String']['output'];
  /** Passes in a row that are missing for `nearly`; 0 for other reasons. */
  passesLeft: Scalars['Int']['output'];
  /** Why. */
  reason: NextStepReason;
  /** The caller's own voucher that gives this case; null: there is none. */
  voucherId: Maybe<Scalars['Int']['output']>;
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
  __typename?: 'Notification';
  /** When it came. */
  createdAt: Scalars['DateTime']['output'];
  /** The id of the notification. */
  id: Scalars['ID']['output'];
  /** Whether the caller has taken it out of the inbox. */
  isDismissed: Scalars['Boolean']['output'];
  /** Whether the caller has read it. */
  isRead: Scalars['Boolean']['output'];
  /** Whether the caller was shown it. */
  isSeen: Scalars['Boolean']['output'];
  /** Of what kind it is, such as `software_update`. */
  kind: Scalars['String']['output'];
  /** Where it leads, a path of the portal; null: nowhere, or there is nothing that the caller may see. */
  link: Maybe<Scalars['String']['output']>;
  /** The rest of it; may be empty. */
  text: Scalars['String']['output'];
  /** What it says, in short. */
  title: Scalars['String']['output'];
};

/** What somebody gets by mail of what they are told. */
export type NotificationMail = {
  __typename?: 'NotificationMail';
  /** Where the mails go: the address that the identity service has seen to be the person's. */
  address: Scalars['String']['output'];
  /** That of its person. */
  id: Scalars['ID']['output'];
  /** All kinds that there are. */
  kinds: Array<NotificationMailKind>;
  /** Why none goes there now; null: they do. */
  obstacle: Maybe<NotificationMailObstacle>;
  /** How often at the most. */
  pace: NotificationMailPace;
};

/** A kind of notification, and whether it comes by mail. */
export type NotificationMailKind = {
  __typename?: 'NotificationMailKind';
  /** Whether it comes by mail. */
  isByMail: Scalars['Boolean']['output'];
  /** The kind, as a notification has it. */
  kind: Scalars['String']['output'];
  /** What one is told of, in words. */
  label: Scalars['String']['output'];
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
  __typename?: 'NotificationsPage';
  /** How much there is in all. */
  inbox: Inbox;
  /** What there was when this page was read, for `setNotificationsSeen` and `setAllNotificationsRead`. */
  mark: Scalars['String']['output'];
  /** What `after` takes for the page that follows; null: there is none. */
  next: Maybe<Scalars['ID']['output']>;
  /** The latest first. */
  notifications: Array<Notification>;
};

/** Work that outlasts a request. Of one kind about one subject one runs at a time; what has ended stays as it ended. */
export type Operation = {
  __typename?: 'Operation';
  /** When it ended; null: it is still running. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** The id of the operation. */
  id: Scalars['ID']['output'];
  /** Whether somebody has asked that it end, and it is still running. */
  isCancelling: Scalars['Boolean']['output'];
  /** What is done, such as `platform_sync`. */
  kind: Scalars['String']['output'];
  /** How it stands, in words; of one that failed: why, and what can be done. */
  message: Scalars['String']['output'];
  /** How far it is, from 0 to 100; it never falls. */
  progress: Scalars['Int']['output'];
  /** Why it failed, as a code; null: it did not. */
  reason: Maybe<Scalars['String']['output']>;
  /** When it was asked for. */
  requestedAt: Scalars['DateTime']['output'];
  /** Who asked for it; null: the portal itself, or somebody who is gone. */
  requestedBy: Maybe<Person>;
  /** Grows with every report: of two answers the one with the larger number is the later one. */
  seq: Scalars['Int']['output'];
  /** When it was first taken up; null: it waits. */
  startedAt: Maybe<Scalars['DateTime']['output']>;
  /** How it stands. */
  state: OperationState;
  /** What it does now, in words; empty before it begins. */
  step: Scalars['String']['output'];
  /** What it is done with, in the words of its kind; empty where there is only one. */
  subject: Scalars['String']['output'];
  /** How long such work took lately, in seconds, while it runs; null where unknown. */
  usualSeconds: Maybe<Scalars['Int']['output']>;
  /** Whether the caller may cancel it now. */
  viewerCanCancel: Scalars['Boolean']['output'];
  /** Whether the caller may begin it again. */
  viewerCanTryAgain: Scalars['Boolean']['output'];
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
  __typename?: 'OrganSystem';
  /** The level beneath. */
  categories: Array<ProcedureCategory>;
  /** The name of the organ system. */
  name: Scalars['String']['output'];
};

/** A record of somebody's own logbook. */
export type OwnLogbookEntry = {
  __typename?: 'OwnLogbookEntry';
  /** What its owner has to do with it. */
  part: OwnPartInRecord;
  /** The record. */
  record: Activity;
};

/** A page of somebody's own logbook. */
export type OwnLogbookPage = {
  __typename?: 'OwnLogbookPage';
  /** The records of this page. */
  entries: Array<OwnLogbookEntry>;
  /** For the page after; null: there is none. */
  next: Maybe<Scalars['ID']['output']>;
  /** The time of the portal when this page was read; with it as `changedSince` the changes since then are read. */
  readAt: Scalars['DateTime']['output'];
  /** How many records the logbook has in all. */
  totalCount: Scalars['Int']['output'];
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
  __typename?: 'Person';
  /** The e-mail address. */
  email: Maybe<Scalars['String']['output']>;
  /** The given name. */
  first_name: Maybe<Scalars['String']['output']>;
  /** The subject of the identity service's tokens. */
  keycloak_id: Maybe<Scalars['ID']['output']>;
  /** The family name. */
  last_name: Maybe<Scalars['String']['output']>;
};

/** What a person did at simulators and in the logbook, in numbers. */
export type PersonActivity = {
  __typename?: 'PersonActivity';
  /** How many cases of the logbook the person took part in, whoever wrote the record; no more than 10,000 are counted. */
  caseCount: Scalars['Int']['output'];
  /** The day of the latest of them; null: none. */
  lastCaseDay: Maybe<Scalars['Date']['output']>;
  /**
   * The beginning of `lastCaseDay`, for the same pages.
   * @deprecated Ask for `lastCaseDay`.
   */
  lastRecordAt: Maybe<Scalars['DateTime']['output']>;
  /** When the latest run of them began; null: none. */
  lastResultAt: Maybe<Scalars['DateTime']['output']>;
  /** The simulators that the person has linked, at most 10. */
  linked: Array<PersonStation>;
  /**
   * The same, for pages that were opened before it was named `caseCount`.
   * @deprecated Ask for `caseCount`.
   */
  recordCount: Scalars['Int']['output'];
  /** How many results of the person were delivered; no more than 10,000 are counted. */
  resultCount: Scalars['Int']['output'];
  /** The person's sign-ins at simulators by a code, the latest first, at most 5. */
  signIns: Array<PersonSignIn>;
};

/** The time that a person has for cloud cases, over the vouchers that are valid now. */
export type PersonCloudTime = {
  __typename?: 'PersonCloudTime';
  /** How much was granted, in seconds. */
  grantedSeconds: Scalars['Int']['output'];
  /** How much of the rest a start or session of now may still take, in seconds. */
  heldSeconds: Scalars['Int']['output'];
  /** How many vouchers and events the person accepted, valid or not. */
  total: Scalars['Int']['output'];
  /** How much of it was used, in seconds. */
  usedSeconds: Scalars['Int']['output'];
  /** At most 10 of them, the latest first. */
  vouchers: Array<PersonVoucher>;
};

/** How the connection of somebody in an event is. */
export type PersonConnection = {
  __typename?: 'PersonConnection';
  /** Their last check; null: none in the last seven days. */
  check: Maybe<ConnectionCheck>;
  /** The given name. */
  first_name: Scalars['String']['output'];
  /** The subject of the identity service's tokens. */
  keycloak_id: Scalars['ID']['output'];
  /** The family name. */
  last_name: Scalars['String']['output'];
  /** Since when they have had the page of the event open and waited for it; null: they do not. */
  waitingSince: Maybe<Scalars['DateTime']['output']>;
};

/** A course that is open to a person. */
export type PersonCourse = {
  __typename?: 'PersonCourse';
  /** Its number. */
  id: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** How far the person is, in percent; null where they have not begun it. */
  percentage: Maybe<Scalars['Float']['output']>;
  /** Why the course is open to the person; the first one where there are several. */
  sources: Array<PersonCourseSource>;
  /** How far the person is, such as `in_progress`; null where they have not begun it. */
  status: Maybe<Scalars['String']['output']>;
};

/** Why a course is open to a person. */
export type PersonCourseSource = {
  __typename?: 'PersonCourseSource';
  /** The name of the group; null where there is none. */
  group: Maybe<Scalars['String']['output']>;
  /**
   * `group`: it is one of the group's courses; `kept`: it was, when the person had begun it; `voucher`: the person used a link of the group;
   * `given`: the person was in it before.
   */
  kind: Scalars['String']['output'];
};

/** The courses that are open to a person. */
export type PersonCourses = {
  __typename?: 'PersonCourses';
  /** At most 50, by name. */
  courses: Array<PersonCourse>;
  /** How many there are. */
  total: Scalars['Int']['output'];
};

/** A customer that a person administers. */
export type PersonCustomer = {
  __typename?: 'PersonCustomer';
  /** Its number. */
  id: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** A request of a person that failed. */
export type PersonFailure = {
  __typename?: 'PersonFailure';
  /** When it failed. */
  at: Scalars['DateTime']['output'];
  /** How it ended, as FailedRequest has it. */
  code: Scalars['String']['output'];
  /** Its number in the list of failed requests. */
  id: Scalars['ID']['output'];
  /** What was asked for, as FailedRequest has it. */
  operation: Scalars['String']['output'];
  /** What it was to start, as FailedRequest has it; null where it was no start. */
  start: Maybe<FailedRequestStart>;
};

/** A group in which a person is. */
export type PersonGroup = {
  __typename?: 'PersonGroup';
  /** The name of its customer. */
  customer: Scalars['String']['output'];
  /** Its number. */
  id: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** `admin` or `learner`. */
  role: Scalars['String']['output'];
};

/** What became of what a person tried, in facts and numbers. */
export type PersonHistory = {
  __typename?: 'PersonHistory';
  /** The simulators on which the person was, and how many there are of what they made there and in the logbook. */
  activity: PersonActivity;
  /** The person's requests that failed, the latest first, at most 5; null for whom may not read `failedRequests`. */
  failures: Maybe<Array<PersonFailure>>;
  /** Whether the caller sees the person whole. */
  isWhole: Scalars['Boolean']['output'];
  /** The mails that went to the person's address in the last weeks, the latest first, at most 10; null for whom sees a part. */
  mails: Maybe<Array<PersonMail>>;
  /**
   * What the person started in the cloud, and what was refused in the last 30 days, the latest first, at most 10; for whom sees the person
   * whole also starts that failed because of the portal.
   */
  starts: Array<PersonStart>;
};

/** Names a person by `keycloak_id`; the other fields are accepted and ignored. */
export type PersonInput = {
  /** The e-mail address; ignored. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The given name; ignored. */
  first_name?: InputMaybe<Scalars['String']['input']>;
  /** The subject of the identity service's tokens. */
  keycloak_id?: InputMaybe<Scalars['ID']['input']>;
  /** The family name; ignored. */
  last_name?: InputMaybe<Scalars['String']['input']>;
};

/** A mail that went to a person, without what it said. */
export type PersonMail = {
  __typename?: 'PersonMail';
  /** When it was written. */
  at: Scalars['DateTime']['output'];
  /** How often it was tried. */
  attempts: Scalars['Int']['output'];
  /** When it was given up; null where it was not. */
  failedAt: Maybe<Scalars['DateTime']['output']>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** What it was about, such as `groupInvitation`. */
  kind: Scalars['String']['output'];
  /** Why the latest try failed; null where none did. */
  reason: Maybe<Scalars['String']['output']>;
  /** When it was sent; null where it was not. */
  sentAt: Maybe<Scalars['DateTime']['output']>;
};

/** Somebody, by name. */
export type PersonName = {
  __typename?: 'PersonName';
  /** Their first name. */
  first_name: Scalars['String']['output'];
  /** Their id in the identity service. */
  keycloak_id: Scalars['ID']['output'];
  /** Their last name. */
  last_name: Scalars['String']['output'];
};

/** How somebody stands in all exercises that they have run. */
export type PersonProgress = {
  __typename?: 'PersonProgress';
  /** What they have run, by name of module and exercise, one for each institution; at most 500. */
  exercises: Array<ExerciseProgress>;
  /** Whether it is the caller. */
  isOwn: Scalars['Boolean']['output'];
  /** What to do next, the nearest first; at most 4. */
  nextSteps: Array<NextStep>;
  /** Who it is. */
  person: PersonName;
  /** When they ran something in the last 13 weeks, the latest first; at most 2,000 runs. */
  practisedAt: Array<Scalars['DateTime']['output']>;
  /** For each of those runs, how long it took in seconds. */
  practisedSeconds: Array<Scalars['Int']['output']>;
  /** The rules by which these exercises are judged, one for each institution that runs were made for. */
  rules: Array<InstitutionRule>;
};

/** A person's sign-in at a simulator. */
export type PersonSignIn = {
  __typename?: 'PersonSignIn';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** When it began. */
  signedInAt: Scalars['DateTime']['output'];
  /** When it ended; null where that was not told. */
  signedOutAt: Maybe<Scalars['DateTime']['output']>;
  /** The name of the simulator. */
  station: Scalars['String']['output'];
  /** The id of the simulator. */
  stationId: Scalars['ID']['output'];
};

/** A start in the cloud, or one that was refused or failed before it began, and what became of it. */
export type PersonStart = {
  __typename?: 'PersonStart';
  /** When it was asked for. */
  at: Scalars['DateTime']['output'];
  /** The name of the case; null where it is gone. */
  case: Maybe<Scalars['String']['output']>;
  /** When it ended; null where it has not. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** The name of the event; null where it was a case of the person's own. */
  event: Maybe<Scalars['String']['output']>;
  /** The id of its session, of its refusal, or of its failed request. */
  id: Scalars['ID']['output'];
  /** `starting`, `running`, `ended`, `cancelled`, `failed` or `refused`. */
  kind: Scalars['String']['output'];
  /** The name of the machine; null for whom sees a part. */
  machine: Maybe<Scalars['String']['output']>;
  /** Why it ended, in words; null where it has not. */
  reason: Maybe<Scalars['String']['output']>;
  /** The step at which it is or ended: `request`, `check`, `platform`, `find`, `power-on`, `hand-over`, `load` or `session`. */
  step: Scalars['String']['output'];
  /** Its id, as `startChoices` has it; null where it is gone. */
  thingId: Maybe<Scalars['ID']['output']>;
  /** What was to be started, to be asked of `startCheck` with `thingId`; null where it is gone. */
  thingKind: Maybe<StartKind>;
  /** How much of the person's time it took, in seconds; null where it has not begun or not ended. */
  usedSeconds: Maybe<Scalars['Int']['output']>;
  /** The name of the case, event, course or exercise; empty where it is gone. */
  what: Scalars['String']['output'];
};

/** A simulator that a person has linked with its pin. */
export type PersonStation = {
  __typename?: 'PersonStation';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Since when it is linked. */
  linkedAt: Scalars['DateTime']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its service tag. */
  serviceTag: Scalars['String']['output'];
};

/** A voucher for cloud cases or an event that a person accepted or was given. */
export type PersonVoucher = {
  __typename?: 'PersonVoucher';
  /** When the person accepted it, or was given it. */
  acceptedAt: Scalars['DateTime']['output'];
  /** The name of its customer. */
  customer: Scalars['String']['output'];
  /** When the event begins; null where it is none. */
  eventAt: Maybe<Scalars['DateTime']['output']>;
  /** The name of who gave it to the person; null where the person accepted it. */
  givenBy: Maybe<Scalars['String']['output']>;
  /** The time that it granted the person, in seconds; 0 of an event. */
  grantedSeconds: Scalars['Int']['output'];
  /** Its number. */
  id: Scalars['Int']['output'];
  /** `cloud_modules` or `event`. */
  kind: Scalars['String']['output'];
  /** The name of the learning space of its cases. */
  learningSpace: Scalars['String']['output'];
  /** Its name; null where it was given none. */
  name: Maybe<Scalars['String']['output']>;
  /** `active`, `expired` or `archived`. */
  state: Scalars['String']['output'];
  /** The time of it that the person used, in seconds. */
  usedSeconds: Scalars['Int']['output'];
  /** The end of its validity. */
  validTo: Scalars['DateTime']['output'];
};

/** An archive with everything about a person. */
export type PersonalDataArchive = {
  __typename?: 'PersonalDataArchive';
  /** Until when it can be downloaded; it is deleted then. */
  expiresAt: Scalars['DateTime']['output'];
  /** The archive's id. */
  id: Scalars['ID']['output'];
  /** As of when its data is. */
  readyAt: Scalars['DateTime']['output'];
  /** Its size in bytes. */
  size: Scalars['Float']['output'];
};

/** The export of everything about the caller. */
export type PersonalDataExport = {
  __typename?: 'PersonalDataExport';
  /** The archive that can be downloaded; null: there is none. */
  archive: Maybe<PersonalDataArchive>;
  /** The latest work on an archive; null: none was asked for in the latest seven days, or it has succeeded. */
  latest: Maybe<Operation>;
  /** From when another one can be asked for; null: now, or as soon as the one that is being made is ready. */
  nextAt: Maybe<Scalars['DateTime']['output']>;
};

/** What of somebody's exercises is nearly finished, and what needs practice again, of the newest version of each module. */
export type PracticeReminders = {
  __typename?: 'PracticeReminders';
  /** They were proficient, and the failures since then say that the skill is lost. */
  again: PracticeSteps;
  /** One more pass makes them proficient. */
  onePassShort: PracticeSteps;
};

/** Exercises to run next for one reason. */
export type PracticeSteps = {
  __typename?: 'PracticeSteps';
  /** How many there are. */
  count: Scalars['Int']['output'];
  /** The first of them, at most 3. */
  steps: Array<NextStep>;
};

/** The third level of the procedure catalogue. */
export type ProcedureCategory = {
  __typename?: 'ProcedureCategory';
  /** The name of the category. */
  name: Scalars['String']['output'];
  /** The procedures of the category. */
  subCategories: Array<ProcedureSubCategory>;
};

/** A leaf of the catalogue: one procedure. */
export type ProcedureSubCategory = {
  __typename?: 'ProcedureSubCategory';
  /** The code of the procedure. */
  code: Scalars['String']['output'];
  /** The procedure's name. */
  name: Scalars['String']['output'];
  /** The fourth level of the catalogue, to which the procedure belongs. */
  subCategory: Scalars['String']['output'];
};

/**
 * The one rule by which the runs for an institution are judged. It is wrong at rates that follow from it, see
 * `docs/areas/results.md`.
 */
export type ProficiencyRule = {
  __typename?: 'ProficiencyRule';
  /** Of 100 attempts, so many failures are acceptable, from 5 to 40 (p0). */
  acceptableFailures: Scalars['Int']['output'];
  /** Whether runs count that people delivered by hand. */
  countsRunsByHand: Scalars['Boolean']['output'];
  /** By what somebody is called proficient. */
  kind: ProficiencyRuleKind;
  /** The limit of the learning curve in tenths, from 10 to 60: 30 is a score of 3; for `learning_curve`. */
  limit: Scalars['Int']['output'];
  /** The limit in tenths, from 10 to 60, at which a control chart (CUSUM) says that the skill is lost again. */
  lossLimit: Scalars['Int']['output'];
  /** Passes in a row, from 2 to 20; for `passes_in_a_row`. */
  passes: Scalars['Int']['output'];
  /** Of 100 attempts, so many failures are too many, from 15 to 90 and at least 10 more than are acceptable (p1). */
  unacceptableFailures: Scalars['Int']['output'];
};

/** A rule as it is chosen; the ranges are those of ProficiencyRule. */
export type ProficiencyRuleInput = {
  /** Of 100 attempts, so many failures are acceptable. */
  acceptableFailures: Scalars['Int']['input'];
  /** Whether runs count that people delivered by hand. */
  countsRunsByHand: Scalars['Boolean']['input'];
  /** By what somebody is called proficient. */
  kind: ProficiencyRuleKind;
  /** The limit of the learning curve in tenths. */
  limit: Scalars['Int']['input'];
  /** The limit in tenths at which the skill is lost again. */
  lossLimit: Scalars['Int']['input'];
  /** Passes in a row. */
  passes: Scalars['Int']['input'];
  /** Of 100 attempts, so many failures are too many. */
  unacceptableFailures: Scalars['Int']['input'];
};

/** By what somebody is called proficient. */
export type ProficiencyRuleKind =
  /** The cumulative sum test for the learning curve (LC-CUSUM) reaches its limit. */
  | 'learning_curve'
  /** Passes in a row, of one version of the exercise. */
  | 'passes_in_a_row';

/** The connection of an institution with its directory. */
export type Provisioning = {
  __typename?: 'Provisioning';
  /** How many people the directory has, and what is or would be of them. */
  counts: ProvisioningCounts;
  /** The credentials that are valid, the latest first. */
  credentials: Array<ProvisioningCredential>;
  /** The number of the customer. */
  customerId: Scalars['Int']['output'];
  /** The name of the customer. */
  customerName: Scalars['String']['output'];
  /** The domains of addresses that staff have confirmed as the institution's, by name. */
  domains: Array<Scalars['String']['output']>;
  /** The address that the directory is set up with. */
  endpoint: Scalars['String']['output'];
  /** The groups of the directory, by name; at most 500. */
  groups: Array<DirectoryGroup>;
  /** The latest instant of a deactivation that waits for an answer; null: none waits. */
  heldUntil: Maybe<Scalars['DateTime']['output']>;
  /** What requests of the directory do. */
  mode: ProvisioningMode;
  /** The latest requests that changed something or were refused, the latest first. */
  requests: Array<ProvisioningRequest>;
  /** The groups of the institution in the portal, by name; at most 500. */
  targets: Array<DirectoryTarget>;
  /** Whether the caller may confirm domains. */
  viewerCanConfirmDomains: Scalars['Boolean']['output'];
};

/** Numbers of people in a directory. */
export type ProvisioningCounts = {
  __typename?: 'ProvisioningCounts';
  /** Those who are linked to no account yet, whether or not there is one with their address. */
  awaited: Scalars['Int']['output'];
  /** Those who have no access, or would have none. */
  deactivated: Scalars['Int']['output'];
  /** Those whose deactivation waits for an answer. */
  held: Scalars['Int']['output'];
  /** Those who have an account that is linked, or would be. */
  linked: Scalars['Int']['output'];
  /** All of them. */
  people: Scalars['Int']['output'];
};

/** A credential of a directory, without its secret. */
export type ProvisioningCredential = {
  __typename?: 'ProvisioningCredential';
  /** When it was issued. */
  createdAt: Scalars['DateTime']['output'];
  /** When it ends by itself. */
  expiresAt: Scalars['DateTime']['output'];
  /** The credential. */
  id: Scalars['ID']['output'];
  /** When it was last used, to a minute; null: never. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
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
  __typename?: 'ProvisioningRequest';
  /** When it was. */
  at: Scalars['DateTime']['output'];
  /** Why it was refused. */
  detail: Maybe<Scalars['String']['output']>;
  /** The request. */
  id: Scalars['ID']['output'];
  /** Whether it was only counted. */
  isPreview: Scalars['Boolean']['output'];
  /** The name of the person or group in the directory. */
  name: Scalars['String']['output'];
  /** What it did. */
  outcome: ProvisioningOutcome;
  /** Whether it was about a person or a group. */
  resource: DirectoryResource;
};

/** What somebody is asked to approve. */
export type QrLoginRequest = {
  __typename?: 'QRLoginRequest';
  /** Until when the code holds. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Who was signed in on it last, or is; null: no one, or one may not sign in on it. */
  lastPerson: Maybe<LastOnStation>;
  /** Since when it shows the code; null: one may not sign in on it. */
  shownAt: Maybe<Scalars['DateTime']['output']>;
  /** The simulator, where one may sign in on it. */
  station: Maybe<SignInStation>;
  /** How it stands with the code for the one who asks. */
  status: QrLoginStatus;
};

/** The outcome of approving or declining a code. */
export type QrLoginResult = {
  __typename?: 'QRLoginResult';
  /** The simulator, where one may sign in on it. */
  station: Maybe<SignInStation>;
  /** How it ended; `ok` only when it was approved. */
  status: QrLoginStatus;
  /** How many more times the match code may be tried; null: it is not about that. */
  triesLeft: Maybe<Scalars['Int']['output']>;
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
  __typename?: 'Query';
  /** What the logbook form offers: the procedure catalogue, and the attendings and hospitals of the caller's customers. */
  IRLogFormData: IrLogFormData;
  /** The systems (simulators that stand somewhere) that the caller has linked to themselves, by service tag. */
  UserSystems: Array<UserSystem>;
  /** The versions of the terms of service that the caller accepted, the newest first. */
  acceptedTerms: Array<AcceptedTerms>;
  /** What the accounts can still give in vouchers and events, for those who administer them: the least first, at most 20. */
  accountHours: Array<AccountHours>;
  /**
   * A page of the logbook records that the caller may read, with the number of all that match. Without
   * `searchParams`: the 25 with the latest date of procedure.
   */
  activities: ActivitiesPage;
  /**
   * One logbook record, whole. A record that the caller may not read answers like one that does not exist:
   * `Specified record does not exist or is unavailable`.
   */
  activity: Activity;
  /**
   * A page of the groups that the caller administers, by name unless `sort` says otherwise: as one of their admins, as an admin of their account, and for
   * system administrators all of them.
   */
  administeredGroups: AdministeredGroups;
  /**
   * The people whom the caller may look up (`administeredPerson`) with all these words in their name or address, the best match first, at
   * most 20. Among everybody a word has at least three letters.
   */
  administeredPeople: Array<FoundPerson>;
  /**
   * A person as support and administrators look them up: everybody, whole, for support and sys_admin; for admins of customers and
   * groups their people, as far as it concerns their customers. NOT_FOUND for anybody else.
   */
  administeredPerson: AdministeredPerson;
  /**
   * A page of the runs of everybody whom the caller administers: as an admin of a customer, or of a group in which the person is
   * now; for system administrators those of everybody. Refused with FORBIDDEN for who has none of these roles.
   */
  allVistActivities: AllVistActivitiesPage;
  /** What assignments of a group can ask for. For the same people as `groupAssignments`. */
  assignmentChoices: AssignmentChoices;
  /** The people who are asked for one assignment, those who are late first. For the same people as `groupAssignments`. */
  assignmentPeople: AssignmentPeople;
  /** The attendings of a customer, by last name; at most 5000. For whom may administer the customer's logbook. */
  attendings: Array<Attending>;
  /** Customers whom the log can be narrowed to, whose name contains a text; for their admins those whom they administer. */
  auditCustomers: Array<AuditCustomer>;
  /**
   * What was done, the latest first: of everything for support and sys_admin, of what concerned their customers for those
   * customers' admins. FORBIDDEN for others.
   */
  auditEntries: AuditEntriesPage;
  /** One act with what stood before and after it, for whom `auditEntries` shows it; NOT_FOUND for others. */
  auditEntry: AuditEntryDetail;
  /**
   * People whom the log can be narrowed to, whose name or address contains a text of at least three letters; for admins of
   * customers those of their customers.
   */
  auditPeople: Array<AuditPerson>;
  /**
   * The courses of a learning space that are open to a person or that they have begun, in the space's order, at most 2000. Of the
   * caller, or of somebody in a group of which the caller is an admin; FORBIDDEN otherwise, also for an address that no one has.
   */
  branchCourses: Array<Course>;
  /**
   * A link to all files of one run in a zip, for the admins of the run alone; it is good for five minutes. Refused with
   * MISSING_FILE and what is `missing` where groups, benchmark, metric values or metric descriptions are not there.
   */
  caseDownloadLink: Scalars['String']['output'];
  /**
   * How a class is invited into a group, and who was: for the group's admins, those of its customer, and system
   * administrators.
   */
  classInvitation: ClassInvitation;
  /** The groups that the caller administers, by name, with how their people are doing: for the start page, without other filters. */
  classOverviews: ClassOverviews;
  /**
   * How far the people of a group are in its courses: for the admins of the group and system administrators. It says what the
   * portal has last read of the learning platform, and when that was; it asks the platform for nothing.
   */
  classProgress: ClassProgress;
  /**
   * Lets the caller into the room of a running session: a case of their own, or an event that they conduct or have
   * accepted. The room asks for another one before this one runs out.
   */
  cloudCaseRoomToken: CloudCaseRoomToken;
  /** The changes of one machine before a change that is known, newest first. For the administration of the whole portal. */
  cloudCaseVMHistory: Array<CloudCaseVmChange>;
  /** What the fleet has ready, and what the coming events need of it. For the administration of the whole portal. */
  cloudCaseVMReadiness: CloudCaseVmReadiness;
  /** The machines of the fleet, those that were removed left out, by name. For the administration of the whole portal. */
  cloudCaseVMs: Array<CloudCaseVm>;
  /**
   * Why a session or start that the caller was in, or waited for, is there no longer. Null: it is still running, or there was none that is
   * the caller's.
   */
  cloudSessionEnding: Maybe<CloudSessionEnding>;
  /**
   * How the people of a group stand in the exercises of the simulator, as a table: for the admins of the group and of its account,
   * and system administrators. Only runs made for the group's account count.
   */
  cohortProgress: CohortProgress;
  /** The caller's last check of their connection. Null: they have made none. */
  connectionCheck: Maybe<ConnectionCheck>;
  /** Where the caller may measure the way to a simulator now. Null: none is on. */
  connectionTarget: Maybe<ConnectionTarget>;
  /** Where news and videos come from: the configured ones, and how fresh they are. */
  contentSources: Array<ContentSource>;
  /** What the caller began last and has not finished; null where there is nothing. */
  continueLearning: Maybe<ContinueLearning>;
  /** How many of them there are; the count stops at 10,000. */
  countCloudModulesResourceAccessVouchersAsAdmin: Scalars['Int']['output'];
  /** How many of them there are; the count stops at 10,000. System administrators only. */
  countTalentCourseListings: Scalars['Int']['output'];
  /** A course that is open to the caller or that they have begun; null for any other. */
  course: Maybe<Course>;
  /** The vouchers by which a group gives a course, the latest first: for who manages the courses of the group. */
  courseVouchers: Array<CourseVoucher>;
  /**
   * The courses of a group, by name, with how far somebody is in them, at most 2000: of the caller, or of a member for the admins of
   * the group. NOT_FOUND for a group that the caller may not read, no matter for whom, as for one that is not there; FORBIDDEN for
   * anybody else in a group that the caller may read, also for somebody who is not in it.
   */
  coursesByGroup: Array<Course>;
  /** One account, for its admins and for system administrators. */
  customer: Customer;
  /** The movements of an account's cloud-case time, the latest first. */
  customerCloudModuleQuotaTransactions: CloudModuleQuotaTransactions;
  /** The groups in which the caller has one of the given roles; without `roles`, all groups of the caller. */
  customerGroups: Array<CustomerGroup>;
  /** All groups that the caller is in: the same as `customerGroups` without `roles`. */
  customerGroupsByUser: Array<CustomerGroup>;
  /** What an account may use of one of its learning spaces; for the admins of the account. */
  customerLearningSpaceAccess: CustomerLearningSpaceAccess;
  /**
   * The accounts that the caller administers, by name, at most 1000: for system administrators all of them. Where 1000 come,
   * there may be others, which `search` finds.
   */
  customers: Array<Customer>;
  /** The accounts that an institution's directory manages, by name; at most 20. */
  directoryAccounts: Array<DirectoryAccount>;
  /** The events of the accounts whose events the caller administers that begin before a moment and are not over. */
  dueEvents: DueEvents;
  /** The vouchers of the accounts whose vouchers the caller administers that end within 14 days. */
  endingVouchers: EndingVouchers;
  /**
   * The learning spaces that a person is in: those with a course that is open to them, or that they have begun. Spaces with special
   * codes come first or last, the others by name. Of the caller, or of somebody in a group of which the caller is an admin; FORBIDDEN
   * otherwise, also for an address that no one has.
   */
  enrolledTalentBranches: Array<LearningSpace>;
  /** Whether an event would have a simulator at a time, for those who administer the account's vouchers. */
  eventAvailability: EventAvailability;
  /** What an event was like, for its organizers and for system administrators; also once it is archived. */
  eventReport: EventReport;
  /**
   * The attempts of a person at an exercise, in whatever version of its module, as far as the caller may read them: one's own, or
   * those of somebody whom one administers. Null where there is none.
   */
  exerciseSeries: Maybe<ExerciseSeries>;
  /**
   * Requests that failed or were refused in the last 30 days, the latest first, a page of them: never what was sent with them.
   * Refused with FORBIDDEN for people who are not support or sys_admin.
   */
  failedRequests: FailedRequests;
  /**
   * Starts of the last 24 hours that were refused, or that a machine or the portal failed at. Refused with FORBIDDEN for people who are not support or
   * sys_admin.
   */
  failedStarts: FailedStarts;
  /**
   * What people reported, the latest first, a page of it. Refused with FORBIDDEN for people who are not staff
   * (support, product, qa, sys_admin).
   */
  feedback: FeedbackPage;
  /** One report; null where there is none of this id. For the same people as the list. */
  feedbackReport: Maybe<Feedback>;
  /**
   * The cloud case vouchers of the accounts whose vouchers the caller administers: for system administrators those of all
   * accounts.
   */
  getAllCloudModulesResourceAccessVouchersAsAdmin: Array<CloudModulesResourceAccessVoucher>;
  /** The events of the accounts whose vouchers the caller administers. */
  getAllEventResourceAccessVouchersAsAdmin: EventResourceAccessVouchersAsAdmin;
  /** One cloud case voucher, for whom its account's vouchers may be administered. */
  getCloudModulesResourceAccessVoucherAsAdmin: CloudModulesResourceAccessVoucher;
  /**
   * The cloud case vouchers that the caller has accepted, at most 200: those that are valid first, and of those the one
   * that expires first.
   */
  getCloudModulesResourceAccessVouchersAsTrainee: Array<CloudModulesResourceAccessVoucherAsTrainee>;
  /** One group, for its administrators. */
  getCustomerGroup: CustomerGroup;
  /**
   * The customers (accounts) that the caller administers, by name: for system administrators all of them, for
   * everybody else those on whose list of admins they are, and those whose vouchers they administer as admins of groups.
   */
  getCustomersForAdmin: Array<Customer>;
  /** One event, for those who administer its account's vouchers. */
  getEventResourceAccessVoucherAsAdmin: EventResourceAccessVoucherAsAdmin;
  /** One event, for its organizers and those who have accepted it; one that was cancelled until it would have ended. */
  getEventResourceAccessVoucherById: EventResourceAccessVoucher;
  /**
   * These events, in no order, for those who administer their accounts' vouchers: what became of events that are on show.
   * Numbers of others, and those of no event, are left out. At most 200.
   */
  getEventResourceAccessVouchersAsAdmin: Array<EventResourceAccessVoucherAsAdmin>;
  /**
   * The events that the caller conducts or has accepted, at most 1000: first those that are not over, the earliest first, then
   * those that were cancelled (`archivedAt`) and would not be over yet, then those that are over, the latest first.
   */
  getEventResourceAccessVouchersAsTrainee: Array<EventResourceAccessVoucher>;
  /**
   * The machine that the caller has started a case or an event on: from the start that was asked for to the end of the
   * session. After a start that failed, that machine for two minutes, with `off` and the reason. Null: there is none.
   */
  getVmAssignedToMe: Maybe<CloudCaseVm>;
  /**
   * What the people of a group are asked to do, by due day, with how many have done it. For the admins of the group, those of its
   * customer, and system administrators.
   */
  groupAssignments: GroupAssignments;
  /**
   * Work of the portal that has waited, run or failed again and again for longer than it should. Refused with FORBIDDEN for anyone who
   * is not sys_admin.
   */
  hangingWork: HangingWork;
  /** The hospitals of a customer, by name; at most 5000. For whom may administer the customer's logbook. */
  hospitals: Array<Hospital>;
  /** How much there is in the caller's inbox. */
  inbox: Inbox;
  /** A link to the log files of these runs in one zip, which opens in a new tab. NOT_FOUND where none of them has any. */
  logDownloadLink: Scalars['String']['output'];
  /**
   * How many records and procedures twelve months have: of each institution that the caller administers, and of each group that
   * they administer elsewhere.
   */
  logbookCaseCounts: Array<LogbookCaseCount>;
  /**
   * Whether somebody else has a record of the same case in a group of the caller. Nothing says whose it is or what it holds, because
   * members of a group do not read each other's records.
   */
  logbookCaseOfColleague: Scalars['Boolean']['output'];
  /** One of them, whole, in whatever state. For anybody but its attending it does not exist. */
  logbookConfirmation: Activity;
  /** How many records wait for the caller as their attending, and which of their own were returned to them. */
  logbookConfirmationCounts: LogbookConfirmationCounts;
  /**
   * The logbook records that name the caller as their attending, by the verified address of the caller: open ones with the longest
   * waiting first, others with the latest answer first. Empty for people who are no attending.
   */
  logbookConfirmations: LogbookConfirmationsPage;
  /**
   * Pairs of records that are probably of one case: the same day, hospital, procedure and attending. Of institutions that the caller
   * administers all their pairs, of groups those within the group; latest first, at most 1,000 of each institution or group. Of a case
   * with more than twenty records, the twenty with the first ids are paired.
   */
  logbookDoubles: LogbookDoublesPage;
  /** One of the caller's drafts; null where there is none of that id. No one reads another person's drafts. */
  logbookDraft: Maybe<LogbookDraftContent>;
  /**
   * The caller's drafts of logbook records, the latest first, at most 50; null without an error for people without a logbook,
   * so that the start page can ask for them together with the person.
   */
  logbookDrafts: Maybe<Array<LogbookDraft>>;
  /**
   * How independent a person was, by all ratings of their records that the caller may see, oldest first; at most 2000, the latest.
   * For whom may read the person's totals.
   */
  logbookEntrustments: Array<EntrustedCase>;
  /** The trainees of a group against the targets of its institution. */
  logbookGroupTotals: LogbookGroupTotals;
  /** The caller's imports of earlier logbooks, the latest first, at most 20; null for people without a logbook. */
  logbookImports: Maybe<Array<LogbookImport>>;
  /**
   * Saved mappings of imports: the caller's own, and those that are shared in an institution of the caller, by name, at most 200. Null
   * for people without a logbook.
   */
  logbookMappings: Maybe<Array<LogbookMapping>>;
  /** What the caller's cases of a period count towards, before a report of them is made. */
  logbookReportPreview: LogbookReportPreview;
  /** The caller's reports for examiners. */
  logbookReports: LogbookReports;
  /**
   * The records whose trainee's role the record and its attending name differently, the latest first: the caller's own, and those
   * that the caller confirmed; at most 50.
   */
  logbookRolesToSettle: Array<RoleToSettle>;
  /** What a customer chose for the logbooks of its trainees. For whom may administer the customer's logbook. */
  logbookSettings: LogbookSettings;
  /** The targets of an institution whose logbook the caller administers. */
  logbookTargets: LogbookTargets;
  /**
   * The targets that the caller is behind in; null without an error for people without a logbook, so that the start page can ask
   * for them together with the person.
   */
  logbookTargetsBehind: Maybe<LogbookTargetsBehind>;
  /**
   * What a person's records add up to: the caller's, or those of a trainee for whom the caller is responsible. A record
   * counts for everybody who is listed as a participant. Somebody else who may not be looked at answers like one who does
   * not exist.
   */
  logbookTotals: LogbookTotals;
  /** The groups whose trainees the caller may look at, by customer and name: those administered by the caller. */
  logbookTotalsGroups: LogbookTotalsGroups;
  /**
   * The session of a case that the caller was in last, where it was lost to a failure or an administrator within the hour. Null:
   * it was not.
   */
  lostCloudCaseSession: Maybe<LostCloudSession>;
  /** The newest desktop client that there is for this portal; version 0.0.0 where none is known. */
  maxClientVersion: MaxClientVersion;
  /**
   * What the caller is asked to do, and what of it they have done: what is late first, then by due day. Null only with an error, so
   * that the rest of the start page is answered.
   */
  myAssignments: Maybe<MyAssignments>;
  /**
   * The caller's certificate of an assignment that they have done: as it was issued, or as it would be. NOT_FOUND where they have not
   * done it, or were not asked for it.
   */
  myCertificate: MyCertificate;
  /**
   * The caller's valid certificates, also of assignments that were withdrawn and of groups that they have left. Null only with an
   * error, so that the rest of the page is answered.
   */
  myCertificates: Maybe<MyCertificates>;
  /**
   * The latest news articles of the portal's feed, newest first. Null without an error where no feed is configured; where
   * the feed has never answered, null with an error whose code is `UNAVAILABLE`.
   */
  newsArticles: Maybe<Array<NewsArticle>>;
  /** What of it the caller gets by mail too. */
  notificationMail: NotificationMail;
  /** What the caller was told, the latest first: a page after another. */
  notifications: NotificationsPage;
  /** Work that outlasts a request, while it runs and afterwards, for people who may begin work of its kind. */
  operation: Operation;
  /**
   * Which of these addresses no user of the portal has, for those who administer the account's vouchers. They may be
   * organizers nevertheless: people who sign in with such an address later are organizers.
   */
  organizersWithoutUser: Array<Scalars['String']['output']>;
  /**
   * A page of the caller's own logbook, to be written to a file: the records that they wrote or take part in, by id, which no change
   * moves. For people with a logbook.
   */
  ownLogbook: OwnLogbookPage;
  /**
   * What became of what a person tried, for whom `administeredPerson` shows the person, as far as it concerns the caller's customers; NOT_FOUND
   * for anybody else.
   */
  personHistory: PersonHistory;
  /**
   * How somebody stands in each exercise of the simulator, over all runs that the caller may read: their own, or those of somebody
   * whom they administer. NOT_FOUND for anybody else.
   */
  personProgress: PersonProgress;
  /** The export of everything about the caller. */
  personalDataExport: PersonalDataExport;
  /**
   * What of the caller's exercises is nearly finished, and what they need to practise again, for the start page. Null with an error
   * where it cannot be read now.
   */
  practiceReminders: Maybe<PracticeReminders>;
  /** How the people of an institution come and go by its directory (SCIM 2.0). */
  provisioning: Provisioning;
  /**
   * What a code is for that a simulator shows, for people who have scanned it. It changes nothing, however often and by whomever it is
   * asked.
   */
  qrLogin: QrLoginRequest;
  /**
   * Which of these people the caller may look up (`administeredPerson`), in no order: names in lists lead to the pages that open. Others,
   * and ids of no one, are left out.
   */
  readablePeople: Array<Scalars['ID']['output']>;
  /**
   * The three records with the latest date of procedure that the caller may read; null without an error for people who have
   * no logbook, so that the start page can ask for them together with the person.
   */
  recentActivities: Maybe<Array<Activity>>;
  /**
   * An exercise of the simulator: what it measures, how that is arranged, and what is asked. Anyone signed in may read every
   * exercise, of old versions too: it says nothing of anybody, and results are read against the version that they were made with.
   * Null where there is none of this number.
   */
  simulation: Maybe<Simulation>;
  /** One version of a module, for who keeps them: product and sys_admin, FORBIDDEN for others. */
  simulatorModule: SimulatorModule;
  /**
   * The modules of the simulator with all of their versions, by name, the newest version first, for who keeps them: product and
   * sys_admin, FORBIDDEN for others.
   */
  simulatorModules: SimulatorModulesPage;
  /**
   * Until when the caller could extend the session of a case that they are in now. Null: it cannot be extended, or there is
   * none.
   */
  singleUserCloudCaseExtendableUntil: Maybe<Scalars['DateTime']['output']>;
  /** Whether a machine is free, and stays unreserved for so long, for one person to start a case on now. */
  singleUserCloudCaseVMAvailable: Scalars['Boolean']['output'];
  /** When one person can probably start a case, where no machine is free now. Null: one is free, or it is not known. */
  singleUserCloudCaseVMExpectedAt: Maybe<Scalars['DateTime']['output']>;
  /** Which enrolled stations lack the keys that sign packages, by what they last said; product and sys_admin. */
  softwareKeyGaps: Array<SoftwareKeyGap>;
  /** All software that stations run, by name; product and sys_admin. There are as many as somebody made: dozens. */
  softwareNames: Array<SoftwareName>;
  /** One release with all that is kept of it; product and sys_admin. */
  softwareRelease: SoftwareRelease;
  /** The stations that got a release, with how it stands with each; product and sys_admin. */
  softwareReleaseStations: SoftwareReleaseStationsPage;
  /** Software of stations with its releases, for who keeps it: product and sys_admin, FORBIDDEN for others. */
  softwareReleases: SoftwareReleasesPage;
  /** Who can get a release: customers, and stations with theirs, whose name contains a text; product and sys_admin. */
  softwareRolloutChoices: Array<SoftwareRolloutChoice>;
  /**
   * Whether a person can start something now, by the rules of the start itself; otherwise what stands in the way first. NOT_FOUND for what
   * does not exist, or not for the caller.
   */
  startCheck: StartCheck;
  /**
   * What a question why somebody cannot start something can be about: without a text what the person would expect to start, then what
   * else their institutions have; with one what is found by its name. As far as it concerns the caller's customers; of each kind at most
   * 20, without a text 20 of either. NOT_FOUND where `administeredPerson` is.
   */
  startChoices: Array<StartChoice>;
  /** The simulators on which one is signed in, the latest first. */
  stationSessions: Array<StationSession>;
  /** One of the caller's learning spaces; null where they have none of this number. */
  talentBranch: Maybe<LearningSpace>;
  /** One of the caller's learning spaces; null where they have none of this name. */
  talentBranchByName: Maybe<LearningSpace>;
  /** Every learning space, by name, for system administrators; none for anybody else. */
  talentBranches: Array<LearningSpace>;
  /** One of them, with what it holds and who may use it. System administrators only. */
  talentCourseListing: TalentCourseDetail;
  /** All courses of the learning platform as the portal knows them. System administrators only. */
  talentCourseListings: Array<TalentCourseListing>;
  /** What one of them found, what failed first. System administrators only. */
  talentSyncChanges: TalentSyncChanges;
  /** One of them. System administrators only. */
  talentSyncRun: TalentSyncRun;
  /** The synchronisations with the learning platform, the latest first. System administrators only. */
  talentSyncRuns: TalentSyncRuns;
  /**
   * Who of the caller's groups needs a word this week: trainees and people who were invited, each once, with all reasons. For the admins
   * of groups and of customers, of their groups; of the first 2000 people. What comes of courses is seen by a group's own admins alone.
   */
  thisWeek: WeekPage;
  /**
   * The signed-in person, or somebody else whom the caller may see. Without `emailAddress`, or with the
   * caller's own, it is the caller: identity comes from the token, never from the argument.
   */
  user: Maybe<User>;
  /** A page of the caller's own runs on the simulator. */
  vistActivities: VistActivitiesPage;
  /** The runs that a simulator logged in a period, by when they ended, the latest first; at most 200. */
  vistActivitiesByServiceTag: Array<VistSystemActivity>;
  /** One run on the simulator; null where there is none of this id, or the caller may not read it. */
  vistActivity: Maybe<VistActivity>;
  /** The modules and exercises that runs are narrowed by, whatever their version, by name. */
  vistActivityChoices: Array<VistActivityModule>;
  /**
   * The software of a station: what is installed of the portal's releases, and what is newer than that (11.030). For people who serve
   * the station or are signed in on it; for others, and for an unknown tag, NOT_FOUND.
   */
  vistAvailableReleasesForSystem: Array<SystemSoftwareUpdate>;
  /** The exercises of the modules of a simulator (those of `vistCourses`), in all of them; at most 200. */
  vistCases: Array<VistCase>;
  /** One version of a module, with what the simulator's licence says of it; null where there is none. */
  vistCourse: Maybe<VistCourse>;
  /**
   * The modules of a simulator, by name: of each the version that the simulator says it has installed, or else the newest; at most 500. A
   * service tag gives no right: to callers who may not see that simulator the answer is the same as for an unknown tag, the newest
   * version of each module without licences.
   */
  vistCourses: Array<VistCourse>;
  /**
   * One's own result of a run, by the id that its deliverer gave it: of a run that was launched by the portal the id of the launch.
   * Null as long as it has not arrived.
   */
  vistRun: Maybe<VistRun>;
  /** One simulator; null where there is none of this id. */
  vistSystem: Maybe<VistSystem>;
  /**
   * What is known of the computer of a simulator: for people who have linked it with its pin or are signed in on it, the admins of its
   * customer, support and sys_admin. For anybody else NOT_FOUND, as for a service tag that no one knows.
   */
  vistSystemComputer: VistSystemComputer;
  /** What happened to a simulator, the latest first. */
  vistSystemEvents: VistSystemEvents;
  /** The people who have linked a simulator to themselves with its pin, the latest first. */
  vistSystemLinks: VistSystemLinks;
  /** The logs that a simulator sent, whether or not a run of theirs was delivered, the latest first. */
  vistSystemLogs: VistSystemLogs;
  /**
   * A simulator with all that is known of it, for those who look after it: sys_admin, support, and the admins of its customer. For
   * anybody else NOT_FOUND, as are all fields of this kind.
   */
  vistSystemOverview: VistSystemOverview;
  /** A page of the simulators, by service tag. */
  vistSystemsByServiceTag: Array<VistSystem>;
  /** How many simulators there are of a part of a service tag, name or place, and of how many each condition is to be said. */
  vistSystemsFound: VistSystemsFound;
  /** How many runs simulators logged in a period, by when they ended. */
  vistSystemsLogsNumberByPeriod: Scalars['Int']['output'];
  /** All simulators on site, in numbers. Refused with FORBIDDEN for people who are not sys_admin, as are all fields of this kind. */
  vistSystemsStats: VistSystemsStats;
  /** Whether the caller gets a mail each week with the figures of it. */
  weekMail: WeekMail;
  /**
   * The videos of the portal's playlist in its order. Null without an error where no playlist is configured; where it has
   * never answered, null with an error whose code is `UNAVAILABLE`.
   */
  youtubeVideos: Maybe<Array<YoutubeVideo>>;
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
  customerId?: InputMaybe<Scalars['Int']['input']>;
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
  groups?: InputMaybe<Array<Scalars['Int']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  searchParams?: InputMaybe<VistActivitiesSearchParams>;
};


/** What may be read. */
export type QueryAssignmentChoicesArgs = {
  customerGroupId: Scalars['Int']['input'];
};


/** What may be read. */
export type QueryAssignmentPeopleArgs = {
  assignmentId: Scalars['Int']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What may be read. */
export type QueryAttendingsArgs = {
  customerId: Scalars['Int']['input'];
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
  branchId: Scalars['Int']['input'];
  emailAddress?: InputMaybe<Scalars['String']['input']>;
};


/** What may be read. */
export type QueryCaseDownloadLinkArgs = {
  unitId: Scalars['ID']['input'];
};


/** What may be read. */
export type QueryClassInvitationArgs = {
  customerGroupId: Scalars['Int']['input'];
};


/** What may be read. */
export type QueryClassProgressArgs = {
  customerGroupId: Scalars['Int']['input'];
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
  customerGroupId: Scalars['Int']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What may be read. */
export type QueryCountCloudModulesResourceAccessVouchersAsAdminArgs = {
  customerId?: InputMaybe<Scalars['Int']['input']>;
  learningSpaceId?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<ResourceAccessVoucherState>;
};


/** What may be read. */
export type QueryCountTalentCourseListingsArgs = {
  learningSpaceId?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What may be read. */
export type QueryCourseArgs = {
  courseId: Scalars['Int']['input'];
};


/** What may be read. */
export type QueryCourseVouchersArgs = {
  customerGroupId: Scalars['Int']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  talentCourseId: Scalars['Int']['input'];
};


/** What may be read. */
export type QueryCoursesByGroupArgs = {
  customerGroupId: Scalars['Int']['input'];
  emailAddress?: InputMaybe<Scalars['String']['input']>;
  uid?: InputMaybe<Scalars['ID']['input']>;
};


/** What may be read. */
export type QueryCustomerArgs = {
  customerId: Scalars['Int']['input'];
};


/** What may be read. */
export type QueryCustomerCloudModuleQuotaTransactionsArgs = {
  customerId: Scalars['Int']['input'];
  from?: InputMaybe<Scalars['DateTime']['input']>;
  kind?: InputMaybe<CloudModuleQuotaTransactionKind>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  personId?: InputMaybe<Scalars['ID']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  voucherId?: InputMaybe<Scalars['Int']['input']>;
};


/** What may be read. */
export type QueryCustomerGroupsArgs = {
  roles?: InputMaybe<Array<GroupRole>>;
};


/** What may be read. */
export type QueryCustomerLearningSpaceAccessArgs = {
  customerId: Scalars['Int']['input'];
  learningSpaceId: Scalars['Int']['input'];
};


/** What may be read. */
export type QueryCustomersArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<CustomerSort>;
};


/** What may be read. */
export type QueryDirectoryAccountsArgs = {
  customerId: Scalars['Int']['input'];
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
  customerId: Scalars['Int']['input'];
  durationInSeconds: Scalars['Int']['input'];
  eventAt: Scalars['DateTime']['input'];
  voucherId?: InputMaybe<Scalars['Int']['input']>;
};


/** What may be read. */
export type QueryEventReportArgs = {
  voucherId: Scalars['Int']['input'];
};


/** What may be read. */
export type QueryExerciseSeriesArgs = {
  exerciseKey: Scalars['String']['input'];
  uid?: InputMaybe<Scalars['ID']['input']>;
};


/** What may be read. */
export type QueryFailedRequestsArgs = {
  code?: InputMaybe<Scalars['String']['input']>;
  customerId?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  person?: InputMaybe<Scalars['String']['input']>;
  personId?: InputMaybe<Scalars['ID']['input']>;
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
  customerId?: InputMaybe<Scalars['Int']['input']>;
  learningSpaceId?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ResourceAccessVoucherSort>;
  state?: InputMaybe<ResourceAccessVoucherState>;
};


/** What may be read. */
export type QueryGetAllEventResourceAccessVouchersAsAdminArgs = {
  customerId?: InputMaybe<Scalars['Int']['input']>;
  learningSpaceId?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<EventResourceAccessVoucherSort>;
  state?: InputMaybe<ResourceAccessVoucherState>;
};


/** What may be read. */
export type QueryGetCloudModulesResourceAccessVoucherAsAdminArgs = {
  voucherId: Scalars['Int']['input'];
};


/** What may be read. */
export type QueryGetCustomerGroupArgs = {
  customerGroupId: Scalars['Int']['input'];
};


/** What may be read. */
export type QueryGetCustomersForAdminArgs = {
  list?: InputMaybe<CustomerList>;
};


/** What may be read. */
export type QueryGetEventResourceAccessVoucherAsAdminArgs = {
  voucherId: Scalars['Int']['input'];
};


/** What may be read. */
export type QueryGetEventResourceAccessVoucherByIdArgs = {
  voucherId: Scalars['Int']['input'];
};


/** What may be read. */
export type QueryGetEventResourceAccessVouchersAsAdminArgs = {
  voucherIds: Array<Scalars['Int']['input']>;
};


/** What may be read. */
export type QueryGetEventResourceAccessVouchersAsTraineeArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** What may be read. */
export type QueryGroupAssignmentsArgs = {
  customerGroupId: Scalars['Int']['input'];
};


/** What may be read. */
export type QueryHospitalsArgs = {
  customerId: Scalars['Int']['input'];
};


/** What may be read. */
export type QueryLogDownloadLinkArgs = {
  activityIds: Array<Scalars['ID']['input']>;
};


/** What may be read. */
export type QueryLogbookCaseCountsArgs = {
  groupId?: InputMaybe<Scalars['Int']['input']>;
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
  participant?: InputMaybe<Scalars['ID']['input']>;
};


/** What may be read. */
export type QueryLogbookGroupTotalsArgs = {
  confirmedOnly?: InputMaybe<Scalars['Boolean']['input']>;
  groupId: Scalars['Int']['input'];
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
  customerId: Scalars['Int']['input'];
};


/** What may be read. */
export type QueryLogbookTargetsArgs = {
  customerId: Scalars['Int']['input'];
};


/** What may be read. */
export type QueryLogbookTotalsArgs = {
  confirmedOnly?: InputMaybe<Scalars['Boolean']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  groupId?: InputMaybe<Scalars['Int']['input']>;
  participant?: InputMaybe<Scalars['ID']['input']>;
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
  assignmentId: Scalars['Int']['input'];
};


/** What may be read. */
export type QueryNotificationsArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isUnread?: InputMaybe<Scalars['Boolean']['input']>;
  kinds?: InputMaybe<Array<Scalars['String']['input']>>;
  locale?: InputMaybe<Scalars['String']['input']>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};


/** What may be read. */
export type QueryOperationArgs = {
  id: Scalars['ID']['input'];
};


/** What may be read. */
export type QueryOrganizersWithoutUserArgs = {
  customerId: Scalars['Int']['input'];
  emails: Array<Scalars['String']['input']>;
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
  customerId: Scalars['Int']['input'];
};


/** What may be read. */
export type QueryQrLoginArgs = {
  payload: Scalars['String']['input'];
  serviceTag?: InputMaybe<Scalars['String']['input']>;
};


/** What may be read. */
export type QueryReadablePeopleArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What may be read. */
export type QuerySimulationArgs = {
  id: Scalars['Int']['input'];
};


/** What may be read. */
export type QuerySimulatorModuleArgs = {
  simulatorModuleId: Scalars['Int']['input'];
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
  personId: Scalars['ID']['input'];
};


/** What may be read. */
export type QueryStartChoicesArgs = {
  kind?: InputMaybe<StartKind>;
  personId: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What may be read. */
export type QueryTalentBranchArgs = {
  branchId: Scalars['Int']['input'];
};


/** What may be read. */
export type QueryTalentBranchByNameArgs = {
  name: Scalars['String']['input'];
};


/** What may be read. */
export type QueryTalentCourseListingArgs = {
  courseId: Scalars['Int']['input'];
};


/** What may be read. */
export type QueryTalentCourseListingsArgs = {
  learningSpaceId?: InputMaybe<Scalars['Int']['input']>;
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
  customerGroupId?: InputMaybe<Scalars['Int']['input']>;
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
  groups?: InputMaybe<Array<Scalars['Int']['input']>>;
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
  __typename?: 'RecentChoices';
  /** Ids of attendings. */
  attendings: Array<Scalars['ID']['output']>;
  /** The number of the customer. */
  customerId: Scalars['Int']['output'];
  /** Names of hospitals. */
  hospitals: Array<Scalars['String']['output']>;
  /** Codes of procedures. */
  procedures: Array<Scalars['String']['output']>;
};

/** The offer to take the confirmation of one record back. */
export type RecordUndoOffer = {
  __typename?: 'RecordUndoOffer';
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** How to take it back. */
  undo: UndoOffer;
};

/** What `refreshCourseProgress` answers. */
export type RefreshCourseProgressPayload = {
  __typename?: 'RefreshCourseProgressPayload';
  /** The course that was asked for; without one, every course in which the caller is enrolled. */
  courses: Array<Course>;
  /** For how many milliseconds from this answer on they may still be called current; 0: they are not. */
  currentForMs: Scalars['Int']['output'];
  /**
   * Whether exactly what was asked for was just read, and nothing was done since that changes it. Otherwise the figures are as old
   * as they say, and asking again may bring newer ones.
   */
  isCurrent: Scalars['Boolean']['output'];
  /** Whether the platform owes an answer to a reset of a course that was asked for: whether it was done is not known. */
  isResetUnconfirmed: Scalars['Boolean']['output'];
  /** In how many of the courses that were asked for the platform no longer has the caller. */
  missingCourses: Scalars['Int']['output'];
  /** When the platform last told how far the caller is in their courses; null: never. */
  readAt: Maybe<Scalars['DateTime']['output']>;
  /** When it last told how far the caller is in the course that was asked for and in its units; null: never, or none was. */
  unitsReadAt: Maybe<Scalars['DateTime']['output']>;
};

/** What `remindPeople` answers. */
export type RemindedPeople = {
  __typename?: 'RemindedPeople';
  /** Each person once, in the order in which they were named. */
  outcomes: Array<ReminderOutcome>;
};

/** Whether a person was reminded. */
export type ReminderOutcome = {
  __typename?: 'ReminderOutcome';
  /** When they can be reminded; null where that is not known. */
  againFrom: Maybe<Scalars['DateTime']['output']>;
  /** The person. */
  id: Scalars['ID']['output'];
  /** Why it was not. */
  refusal: Maybe<ReminderRefusal>;
  /** When the mail was written; null: it was not. */
  remindedAt: Maybe<Scalars['DateTime']['output']>;
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
  __typename?: 'RemoveCustomerGroupPayload';
  /** The number of the group that is gone. */
  customerGroupId: Scalars['Int']['output'];
  /** How to take it back; null: too late for that. */
  undo: Maybe<UndoOffer>;
};

/** What `removeAllUsers` and `removeGroupMember` answer. */
export type RemovedUsersPayload = {
  __typename?: 'RemovedUsersPayload';
  /** The group as it is now. */
  customerGroup: CustomerGroup;
  /** How many people were taken out. */
  removedCount: Scalars['Int']['output'];
  /** How to take it back; null: no one was taken out. */
  undo: Maybe<UndoOffer>;
};

/** What `resetAccountProgress` answers. */
export type ResetAccountProgressPayload = {
  __typename?: 'ResetAccountProgressPayload';
  /** Always true: a reset that fails is an error. */
  done: Scalars['Boolean']['output'];
};

/** What `resetMyCourseProgress` answers. */
export type ResetMyCourseProgressPayload = {
  __typename?: 'ResetMyCourseProgressPayload';
  /** The course at its beginning. */
  course: Course;
};

/** What the changes of a voucher of either kind answer. */
export type ResourceAccessVoucherPayload = {
  __typename?: 'ResourceAccessVoucherPayload';
  /** The voucher as it is now; null where it is an event. */
  cloudModulesVoucher: Maybe<CloudModulesResourceAccessVoucher>;
  /** The event as it is now; null where it is a voucher for cloud modules. */
  eventVoucher: Maybe<EventResourceAccessVoucherAsAdmin>;
  /** The number of the voucher. */
  id: Scalars['Int']['output'];
  /** What the voucher gives access to. */
  type: ResourceAccessVoucherType;
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
  __typename?: 'ReturnActivityPayload';
  /** What waits now. */
  counts: LogbookConfirmationCounts;
  /** Whether it is returned with this word; false: it was changed in the meantime. */
  isReturned: Scalars['Boolean']['output'];
  /** The record as it is now. */
  record: Activity;
  /** How to take it back; null: it was not returned. */
  undo: Maybe<UndoOffer>;
};

/** A record that its attending has returned to the caller. */
export type ReturnedRecord = {
  __typename?: 'ReturnedRecord';
  /** Who returned it; null: they are no longer known. */
  by: Maybe<Scalars['String']['output']>;
  /** The day of the procedure. */
  dateOfProcedure: Scalars['Date']['output'];
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** The name of the procedure. */
  procedureName: Scalars['String']['output'];
  /** What needs correcting. */
  word: Scalars['String']['output'];
};

/** A record whose trainee's role is named differently by the record and the attending. */
export type RoleToSettle = {
  __typename?: 'RoleToSettle';
  /** The day of the procedure. */
  dateOfProcedure: Scalars['Date']['output'];
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** The name of the other one; null: they are no longer known. */
  otherName: Maybe<Scalars['String']['output']>;
  /** The name of the procedure. */
  procedureName: Scalars['String']['output'];
  /** The role of the writer in the record; null: none is stated. */
  recordedRole: Maybe<Scalars['String']['output']>;
  /** As whom the caller sees it. */
  side: EntrustmentSide;
  /** What the attending says. */
  statedRole: AttendingsRole;
};

/** One record to save: the arguments of `saveActivity`. */
export type SaveActivityInput = {
  /** The record; with an `id`, it changes that one. */
  activity: ActivityInput;
  /** The attending as "Last, First", where no id was chosen. */
  attendingName?: InputMaybe<Scalars['String']['input']>;
  /** The customer of the record's group. */
  customerId?: InputMaybe<Scalars['Int']['input']>;
};

/** What `saveActivity` answers. */
export type SaveActivityPayload = {
  __typename?: 'SaveActivityPayload';
  /** The list after the change; without `searchParams`, 1000 records by date of procedure, latest first. */
  activities: ActivitiesPage;
  /** The record as it is stored. */
  activity: Activity;
};


/** What `saveActivity` answers. */
export type SaveActivityPayloadActivitiesArgs = {
  searchParams?: InputMaybe<ActivitiesSearchParams>;
};

/** Why a record was not saved: what the error of `saveActivity` says. */
export type SaveActivityRefusal = {
  __typename?: 'SaveActivityRefusal';
  /** The code of the error, such as `INVALID_INPUT`. */
  code: Scalars['String']['output'];
  /** The further facts of the error, such as `fields`, as JSON. */
  facts: Scalars['String']['output'];
  /** The sentence of the error. */
  message: Scalars['String']['output'];
};

/** What became of one of several records to save. */
export type SaveActivityResult = {
  __typename?: 'SaveActivityResult';
  /** The record as it is stored; null where it was refused. */
  activity: Maybe<Activity>;
  /** Why the record was refused; null where it was saved. */
  refusal: Maybe<SaveActivityRefusal>;
};

/** What `saveLogbookDraft` answers. */
export type SaveLogbookDraftPayload = {
  __typename?: 'SaveLogbookDraftPayload';
  /** What is stored, where that is not what was sent. */
  content: Maybe<Scalars['String']['output']>;
  /** The draft as it is stored; null where it is a record already. */
  draft: Maybe<LogbookDraft>;
  /** What became of the content. */
  outcome: LogbookDraftOutcome;
  /** The record that was made of the draft already. */
  recordId: Maybe<Scalars['ID']['output']>;
};

/** A record as somebody has it before their eyes. */
export type SeenActivityInput = {
  /** The record's id. */
  id: Scalars['ID']['input'];
  /** Its `modifiedAt`. */
  modifiedAt: Scalars['DateTime']['input'];
  /** Its state: `open` or `returned`. */
  state: ActivityConfirmationState;
};

/** A report that was kept. */
export type SentFeedback = {
  __typename?: 'SentFeedback';
  /** Its number. */
  id: Scalars['Int']['output'];
};

/** Whose attempts they are. */
export type SeriesPerson = {
  __typename?: 'SeriesPerson';
  /** Their first name. */
  first_name: Scalars['String']['output'];
  /** Their id in the identity service. */
  keycloak_id: Scalars['ID']['output'];
  /** Their last name. */
  last_name: Scalars['String']['output'];
};

/** A simulator on site, as people who sign in on it know it. */
export type SignInStation = {
  __typename?: 'SignInStation';
  /** What it is called. */
  name: Scalars['String']['output'];
  /** The customer whose it is. */
  owner: Scalars['String']['output'];
  /** Where it stands; empty: no one has said. */
  place: Scalars['String']['output'];
  /** Its service tag, as it is written on it. */
  serviceTag: Scalars['String']['output'];
};

/** An exercise of one version of a module of the simulator. */
export type Simulation = {
  __typename?: 'Simulation';
  /** What is asked of a run, in the order of the metrics. */
  benchmarks: Array<Benchmark>;
  /** Its code within the module; the same in every version. */
  code: Scalars['String']['output'];
  /** What it is about. */
  description: Scalars['String']['output'];
  /** What is measured, in groups that are nested to at most five levels. */
  groups: Array<MetricGroup>;
  /** The number of the exercise. */
  id: Scalars['Int']['output'];
  /** Whether it is made by the learner, with the simulator's editor of cases. */
  isCaseCreator: Scalars['Boolean']['output'];
  /** Everything that is measured, in its order, also what is in no group. */
  metrics: Array<Metric>;
  /** The code of the module; the same in every version. */
  moduleCode: Scalars['String']['output'];
  /** The number of the module's version. */
  moduleId: Scalars['Int']['output'];
  /** The name of the module. */
  moduleName: Scalars['String']['output'];
  /** The version of the module. */
  moduleVersion: Scalars['String']['output'];
  /** The name of the exercise. */
  name: Scalars['String']['output'];
};

/** An exercise in the list of its module. */
export type SimulatorExercise = {
  __typename?: 'SimulatorExercise';
  /** How much is asked of a run. */
  benchmarkCount: Scalars['Int']['output'];
  /** The case of the cloud that runs it; null where none does. */
  cloudCaseId: Maybe<Scalars['ID']['output']>;
  /** Its code within the module; the same in every version. */
  code: Scalars['String']['output'];
  /** What it is about. */
  description: Scalars['String']['output'];
  /** The number of the exercise. */
  id: Scalars['Int']['output'];
  /** Whether it is made by the learner, with the simulator's editor of cases. */
  isCaseCreator: Scalars['Boolean']['output'];
  /** How much is measured in it. */
  metricCount: Scalars['Int']['output'];
  /** The name of the exercise. */
  name: Scalars['String']['output'];
  /** What the simulator is started with beside it; empty where nothing. */
  options: Scalars['String']['output'];
  /** How many results it has, counted up to 1001, which stands for more than a thousand. */
  resultCount: Scalars['Int']['output'];
};

/** What a licence says of an exercise. */
export type SimulatorExerciseLicense = {
  __typename?: 'SimulatorExerciseLicense';
  /** Whether the licence has run out. */
  expired: Scalars['Boolean']['output'];
  /** The number of the exercise. */
  id: Scalars['Int']['output'];
  /** How many days are left, negative once it has run out; null where it has no end, or where there is no licence. */
  remainingdays: Maybe<Scalars['Int']['output']>;
  /** Whether it may be run. */
  valid: Scalars['Boolean']['output'];
};

/** The right to deliver one run of an exercise. */
export type SimulatorLaunch = {
  __typename?: 'SimulatorLaunch';
  /** Until when a run of it is accepted. */
  expiresAt: Scalars['DateTime']['output'];
  /** Its id, which the delivery names. */
  id: Scalars['ID']['output'];
};

/** What the licence of a simulator says of the exercises of a module. */
export type SimulatorLicense = {
  __typename?: 'SimulatorLicense';
  /** Whether the licence of a simulator was read. Where no simulator is asked for, none was, and nothing is said of exercises. */
  checked: Scalars['Boolean']['output'];
  /** What it says of each exercise. */
  simulations: Array<SimulatorExerciseLicense>;
};

/** One version of a module of the simulator. */
export type SimulatorModule = {
  __typename?: 'SimulatorModule';
  /** Its code; the same in every version. */
  code: Scalars['String']['output'];
  /** What is trained with it. */
  description: Scalars['String']['output'];
  /** How many exercises it has. */
  exerciseCount: Scalars['Int']['output'];
  /** Whether one of its exercises is made by the learner, with the simulator's editor of cases. */
  hasCaseCreator: Scalars['Boolean']['output'];
  /** The number of the module's version. */
  id: Scalars['Int']['output'];
  /** When its definition was imported, or last changed by an import. */
  importedAt: Scalars['DateTime']['output'];
  /** Who imported it; null: an operator by a command, or somebody who is gone. */
  importedBy: Maybe<Person>;
  /** Whether no later version is known. */
  isNewest: Scalars['Boolean']['output'];
  /** What a simulator may run of it. */
  license: SimulatorLicense;
  /** The name of the module. */
  name: Scalars['String']['output'];
  /** How many results were made with it, counted up to 1001, which stands for more than a thousand. */
  resultCount: Scalars['Int']['output'];
  /** The version of the format in which its results are delivered. */
  resultFormatVersion: Scalars['String']['output'];
  /** Its exercises, in their order. */
  simulations: Array<SimulatorExercise>;
  /** The version: up to four numbers with dots. */
  version: Scalars['String']['output'];
};

/** A page of the modules of the simulator. */
export type SimulatorModulesPage = {
  __typename?: 'SimulatorModulesPage';
  /** Those of the page. */
  modules: Array<SimulatorModule>;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** A document of a release. */
export type SoftwareDocument = {
  __typename?: 'SoftwareDocument';
  /** Which one it is. */
  kind: SoftwareDocumentKind;
  /** As it was named when it was uploaded. */
  name: Scalars['String']['output'];
  /** In bytes. */
  size: Scalars['Float']['output'];
  /** Where it is read, for some minutes. */
  url: Scalars['String']['output'];
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
  __typename?: 'SoftwareKeyGap';
  /** Whether it signs the packages that are uploaded now. */
  isSigning: Scalars['Boolean']['output'];
  /** The public key, the `x` of its JWK. */
  key: Scalars['String']['output'];
  /** Those that lack it, by customer and name: the first 50. */
  lacking: Array<StationWithoutKey>;
  /** How many of them said that they do not have it. */
  lackingCount: Scalars['Int']['output'];
  /** How many enrolled stations are meant. */
  stationCount: Scalars['Int']['output'];
  /** How many of them never said which keys they have. */
  unknownCount: Scalars['Int']['output'];
};

/** A software that stations run. */
export type SoftwareName = {
  __typename?: 'SoftwareName';
  /** Names it in programs. */
  code: Scalars['String']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** Its newest version, published or not; null: it has none. */
  newestVersion: Maybe<Scalars['String']['output']>;
};

/** What a station downloads. */
export type SoftwarePackage = {
  __typename?: 'SoftwarePackage';
  /** As it was named when it was uploaded. */
  name: Scalars['String']['output'];
  /** Of its content, as hexadecimal digits. */
  sha256: Scalars['String']['output'];
  /** The public key that signed it; null: it is not signed. */
  signingKey: Maybe<Scalars['String']['output']>;
  /** In bytes; can be more than 2 GB. */
  size: Scalars['Float']['output'];
};

/** With how many stations a release stands how; each station counts once (`SoftwareStanding`). */
export type SoftwareProgress = {
  __typename?: 'SoftwareProgress';
  /** They download it. */
  downloading: Scalars['Int']['output'];
  /** Their last download or installation failed. */
  failed: Scalars['Int']['output'];
  /** They have it. */
  installed: Scalars['Int']['output'];
  /** They install it. */
  installing: Scalars['Int']['output'];
  /** They have its package. */
  ready: Scalars['Int']['output'];
  /** They have a newer version. */
  superseded: Scalars['Int']['output'];
  /** All that got it. */
  total: Scalars['Int']['output'];
  /** No one there has begun. */
  waiting: Scalars['Int']['output'];
};

/** A release as those see it who keep software. */
export type SoftwareRelease = {
  __typename?: 'SoftwareRelease';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Who made it; null: somebody who is gone, or the portal. */
  createdBy: Maybe<Person>;
  /** Its documents, in the order in which they are shown. */
  documents: Array<SoftwareDocument>;
  /** The number of the release. */
  id: Scalars['Int']['output'];
  /** Its package; null: none was uploaded yet. */
  package: Maybe<SoftwarePackage>;
  /** How far it is: with how many stations it stands how. */
  progress: SoftwareProgress;
  /** When it was published; null: it is a draft. */
  publishedAt: Maybe<Scalars['DateTime']['output']>;
  /** How many stations it is offered to today, or would be if it were published. */
  reachedStations: Scalars['Int']['output'];
  /** Who gets it. */
  rollout: SoftwareRollout;
  /** The code of its software. */
  softwareCode: Scalars['String']['output'];
  /** What its software is called. */
  softwareName: Scalars['String']['output'];
  /** How it stands. */
  state: SoftwareReleaseState;
  /** Names it for people and programs. */
  stringIdentifier: Scalars['String']['output'];
  /** Its version. */
  version: Scalars['String']['output'];
  /** When it was withdrawn; null: it was not. */
  withdrawnAt: Maybe<Scalars['DateTime']['output']>;
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
  __typename?: 'SoftwareReleaseStation';
  /** What it has of this software; null: nothing. */
  currentVersion: Maybe<Scalars['String']['output']>;
  /** Its customer. */
  customerName: Scalars['String']['output'];
  /** The id of the update. */
  id: Scalars['ID']['output'];
  /** What the station is called. */
  name: Scalars['String']['output'];
  /** The running work, where the caller may end it; null: none does, or it is not theirs to end. */
  operationId: Maybe<Scalars['ID']['output']>;
  /** The service tag of the station. */
  serviceTag: Scalars['String']['output'];
  /** How the release stands with it. */
  standing: SoftwareStanding;
  /** The same with its work, and what went wrong. */
  state: SystemSoftwareUpdateState;
};

/** A page of the stations of a release. */
export type SoftwareReleaseStationsPage = {
  __typename?: 'SoftwareReleaseStationsPage';
  /** Those of the page, by customer and name. */
  stations: Array<SoftwareReleaseStation>;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** A page of releases. */
export type SoftwareReleasesPage = {
  __typename?: 'SoftwareReleasesPage';
  /** Those of the page, by software, the newest version first. */
  releases: Array<SoftwareRelease>;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** Who gets a release. */
export type SoftwareRollout = {
  __typename?: 'SoftwareRollout';
  /** The customers whose stations get it. */
  customers: Array<SoftwareRolloutChoice>;
  /** Whether every station gets it. */
  isForAll: Scalars['Boolean']['output'];
  /** Single stations. */
  stations: Array<SoftwareRolloutChoice>;
};

/** A customer, or a station with its customer. */
export type SoftwareRolloutChoice = {
  __typename?: 'SoftwareRolloutChoice';
  /** Set where it is a customer: its number. */
  customerId: Maybe<Scalars['Int']['output']>;
  /** The customer's name, or the station's with its service tag and customer. */
  name: Scalars['String']['output'];
  /** Set where it is a station: its id. */
  stationId: Maybe<Scalars['ID']['output']>;
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
  __typename?: 'StartCheck';
  /** Since or from when, as the code says; null where it says nothing of it. */
  at: Maybe<Scalars['DateTime']['output']>;
  /** When it was looked at. */
  checkedAt: Scalars['DateTime']['output'];
  /** What stands in the way first, such as `NO_FREE_MACHINE`; `MAY_START` or `MAY_JOIN` where nothing does. */
  code: Scalars['String']['output'];
  /** Whether the person can start or join it now. */
  isPossible: Scalars['Boolean']['output'];
  /** What it was about. */
  name: Scalars['String']['output'];
  /** What stands in the way, or the simulator that is nearest to a start. */
  other: Maybe<Scalars['String']['output']>;
  /** The names of at most three people who can help, without the caller's own. */
  people: Array<Scalars['String']['output']>;
  /**
   * Of an exercise: the simulators that the person can use, because they used them or their institution has them, the nearest to a start
   * first, at most 10. Empty of anything else.
   */
  simulators: Array<StartSimulator>;
  /** Whether the caller is one of those who can help. */
  viewerCanHelp: Scalars['Boolean']['output'];
};

/** Something that a person may want to start. */
export type StartChoice = {
  __typename?: 'StartChoice';
  /** Whether the person can start it now; null where it was removed in between. */
  answer: Maybe<StartCheck>;
  /** When the event begins; null where it is none. */
  at: Maybe<Scalars['DateTime']['output']>;
  /** What tells it from others of the name: the module, the institution, or the time. */
  detail: Scalars['String']['output'];
  /** When the person's last start of it failed or was refused; null where none was tried lately, or the last one did not fail. */
  failedAt: Maybe<Scalars['DateTime']['output']>;
  /** Why it did, in words; null where none did, or it is not known. */
  failedReason: Maybe<Scalars['String']['output']>;
  /** Its id among those of its kind. */
  id: Scalars['ID']['output'];
  /** Whether the person would expect to start it: they have it, it was asked of them, or they tried it lately. */
  isExpected: Scalars['Boolean']['output'];
  /** What it is. */
  kind: StartKind;
  /** Its name. */
  name: Scalars['String']['output'];
  /** When the person last started, ran or worked on it, whatever became of it; null where that is not known. */
  usedAt: Maybe<Scalars['DateTime']['output']>;
  /** The name of the simulator where it was one of a `station`. */
  usedOn: Maybe<Scalars['String']['output']>;
  /** Of an exercise, where that run was made: `cloud_machine`, `station` or `by_hand`; null of anything else. */
  usedSource: Maybe<Scalars['String']['output']>;
  /** Since when the person has had the page of the event open and waited for it; null: they do not. */
  waitingSince: Maybe<Scalars['DateTime']['output']>;
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
  __typename?: 'StartSimulator';
  /** What stands in the way there first, such as `NOT_INSTALLED`; `MAY_START` where nothing does. */
  code: Scalars['String']['output'];
  /** Its name and service tag. */
  name: Scalars['String']['output'];
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
  __typename?: 'StationSession';
  /** When it ended; null: it is still running. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it is over at the latest. */
  expiresAt: Scalars['DateTime']['output'];
  /** The id of the session. */
  id: Scalars['ID']['output'];
  /** When something was last done with it. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** When it began. */
  signedInAt: Scalars['DateTime']['output'];
  /** The simulator. */
  station: SignInStation;
};

/** An enrolled station that lacks a key. */
export type StationWithoutKey = {
  __typename?: 'StationWithoutKey';
  /** Its customer. */
  customerName: Scalars['String']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** Its service tag. */
  serviceTag: Scalars['String']['output'];
};

/** A software that stations run (11.020). */
export type SystemSoftware = {
  __typename?: 'SystemSoftware';
  /** Names it in programs; it never changes. */
  code: Scalars['String']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
};

/** How work on an update stands (11.018, X54). */
export type SystemSoftwareOperationState = {
  __typename?: 'SystemSoftwareOperationState';
  /** What went wrong, in words, the oldest first. */
  errors: Array<Scalars['String']['output']>;
  /** How far it is, 0 to 100. */
  progress: Scalars['Int']['output'];
  /** `WAITING` until the station takes it up, `RUNNING`, `COMPLETE` or `FAILED`. Whatever else it ever is counts as running. */
  state: Scalars['String']['output'];
};

/** The latest work on an update (11.018). */
export type SystemSoftwareOperationStates = {
  __typename?: 'SystemSoftwareOperationStates';
  /** The latest download; null: no one has asked for one. */
  download: Maybe<SystemSoftwareOperationState>;
  /** The latest installation; null: no one has asked for one. */
  install: Maybe<SystemSoftwareOperationState>;
};

/** A release of a software (11.020). */
export type SystemSoftwareRelease = {
  __typename?: 'SystemSoftwareRelease';
  /** Names it among all releases. */
  id: Scalars['ID']['output'];
  /** Of what it is a release. */
  software: SystemSoftware;
  /** Names it for people and programs: the code of its software and its version. */
  stringIdentifier: Scalars['String']['output'];
  /** Its version. */
  version: SystemSoftwareVersion;
};

/** A release as it stands with one station (11.017). */
export type SystemSoftwareUpdate = {
  __typename?: 'SystemSoftwareUpdate';
  /** When the station got it offered. */
  createdAt: Scalars['DateTime']['output'];
  /** What the station has of this software, by what it says; null: nothing. What no one released has no `releaseId`. */
  currentRelease: Maybe<SystemSoftwareRelease>;
  /** The id of the update. */
  id: Scalars['ID']['output'];
  /** The release. */
  release: SystemSoftwareRelease;
  /** How it stands. */
  state: SystemSoftwareUpdateState;
  /** Whether the caller may have it downloaded and installed. */
  viewerCanServe: Scalars['Boolean']['output'];
};

/** The outcome of asking for a download or an installation. */
export type SystemSoftwareUpdatePayload = {
  __typename?: 'SystemSoftwareUpdatePayload';
  /** `STARTED`, `GOES_ON`, `DONE`, or why not: `WITHDRAWN`, `NOT_DOWNLOADED`, `OTHER_WORK`, `SIGNED_IN`, `STATION_CLONED`. */
  code: Scalars['String']['output'];
  /** The same in words. */
  message: Scalars['String']['output'];
  /** Whether it is on its way, or done. */
  success: Scalars['Boolean']['output'];
  /** The update as it stands by now. */
  update: SystemSoftwareUpdate;
};

/** How an update stands with its station (11.018). */
export type SystemSoftwareUpdateState = {
  __typename?: 'SystemSoftwareUpdateState';
  /** Whether the station has its package, or has it installed. */
  downloaded: Scalars['Boolean']['output'];
  /** The id of the update. */
  id: Scalars['ID']['output'];
  /** Whether the station has it: what the station says counts. */
  installed: Scalars['Boolean']['output'];
  /** Whether a download or an installation is running. It is derived from the lease of that work, and never stored. */
  operationIsRunning: Scalars['Boolean']['output'];
  /** The latest download and the latest installation. */
  operationStates: SystemSoftwareOperationStates;
};

/** A version of a software. */
export type SystemSoftwareVersion = {
  __typename?: 'SystemSoftwareVersion';
  /** Three numbers with dots, as 2.10.0. */
  semantic: Scalars['String']['output'];
};

/** A course with what it holds and who may use it. */
export type TalentCourseDetail = {
  __typename?: 'TalentCourseDetail';
  /** How many accounts may use it. */
  accountCount: Scalars['Int']['output'];
  /** The accounts that may use it, by name, at most 50. */
  accounts: Array<TalentCourseUser>;
  /** What it is about. */
  description: Scalars['String']['output'];
  /** Since when the platform no longer has it; null: it has it. */
  goneAt: Maybe<Scalars['DateTime']['output']>;
  /** How many groups have it. */
  groupCount: Scalars['Int']['output'];
  /** The groups that have it, by name, at most 50. */
  groups: Array<TalentCourseUser>;
  /** The course as the list has it. */
  listing: TalentCourseListing;
  /** When the portal last saw that it had changed. */
  modifiedAt: Scalars['DateTime']['output'];
  /** How many people have begun it. */
  personCount: Scalars['Int']['output'];
  /** Its units, in their order. */
  units: Array<TalentCourseUnit>;
};

/** A course in the list of all courses. */
export type TalentCourseListing = {
  __typename?: 'TalentCourseListing';
  /** What kind of course it is, in the platform's words; empty where it says nothing. */
  category: Scalars['String']['output'];
  /** Its code; empty where it has none. */
  code: Scalars['String']['output'];
  /** The number of the course. */
  id: Scalars['Int']['output'];
  /** Whether the platform no longer has it. */
  isGone: Scalars['Boolean']['output'];
  /** The learning spaces that have it, by name. */
  learningSpaces: Array<LearningSpace>;
  /** The name of the course. */
  name: Scalars['String']['output'];
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
  __typename?: 'TalentCourseUnit';
  /** The number of the unit. */
  id: Scalars['Int']['output'];
  /** The name of the unit. */
  name: Scalars['String']['output'];
  /** What it is, in the platform's words; `Section` is a heading. */
  type: Scalars['String']['output'];
};

/** An account or a group that may use a course. */
export type TalentCourseUser = {
  __typename?: 'TalentCourseUser';
  /** The number of the account or group. */
  id: Scalars['Int']['output'];
  /** Its name; of a group with that of its account. */
  name: Scalars['String']['output'];
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
  __typename?: 'TalentSyncChange';
  /** What became of it. */
  act: TalentSyncAct;
  /** The number of the course; null for a space, and for one that the portal does not have. */
  courseId: Maybe<Scalars['Int']['output']>;
  /** The number of the entry. */
  id: Scalars['ID']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** What was found, in one or more sentences. */
  text: Scalars['String']['output'];
  /** What it is. */
  thing: TalentSyncThing;
};

/** A page of what a synchronisation found. */
export type TalentSyncChanges = {
  __typename?: 'TalentSyncChanges';
  /** What was found, what failed first. */
  changes: Array<TalentSyncChange>;
  /** How many there are; the count stops at 10,000. */
  totalCount: Scalars['Int']['output'];
};

/** A synchronisation and its result. */
export type TalentSyncRun = {
  __typename?: 'TalentSyncRun';
  /** How many spaces and courses are new. */
  added: Scalars['Int']['output'];
  /** How many have changed. */
  changed: Scalars['Int']['output'];
  /** How many courses it had. */
  courses: Maybe<Scalars['Int']['output']>;
  /** How many could not be read, and stay as they were. */
  failed: Scalars['Int']['output'];
  /** How many the platform no longer has. They stay, for people who have access to them. */
  gone: Scalars['Int']['output'];
  /** The id of its operation. */
  id: Scalars['ID']['output'];
  /** How many things somebody should look at on the platform. */
  noticed: Scalars['Int']['output'];
  /** When, who, and how it stands. */
  operation: Operation;
  /** How many spaces the platform had; null: it did not come so far. */
  spaces: Maybe<Scalars['Int']['output']>;
  /** How many units these had. */
  units: Maybe<Scalars['Int']['output']>;
};

/** A page of synchronisations. */
export type TalentSyncRuns = {
  __typename?: 'TalentSyncRuns';
  /** Whether the portal has a learning platform. */
  isConfigured: Scalars['Boolean']['output'];
  /** The synchronisations, the latest first. */
  runs: Array<TalentSyncRun>;
  /** How many there are; the count stops at 10,000. */
  totalCount: Scalars['Int']['output'];
};

/** What a synchronisation renews. */
export type TalentSyncThing =
  /** A course with its units. */
  | 'course'
  /** A learning space. */
  | 'space';

/** A published version of the terms of service. */
export type TermsToAccept = {
  __typename?: 'TermsToAccept';
  /** From which day on it holds; a day to come: it is announced. */
  inForceFrom: Scalars['Date']['output'];
  /** Its name, such as `2026:1`. */
  version: Scalars['String']['output'];
};

/** The offer to take an act back, made to the person who did it. */
export type UndoOffer = {
  __typename?: 'UndoOffer';
  /** For how long a screen offers it, in seconds. */
  seconds: Scalars['Int']['output'];
  /** What `undo` asks for. */
  undoId: Scalars['ID']['output'];
  /** The first instant at which it is refused: somewhat later, for people who read slowly. */
  until: Scalars['DateTime']['output'];
};

/** What `undo` answers. */
export type UndoPayload = {
  __typename?: 'UndoPayload';
  /** What was undone. */
  undoId: Scalars['ID']['output'];
};

/** How far a person is in a unit. */
export type UnitProgress = {
  __typename?: 'UnitProgress';
  /** `not_attempted`, `in_progress`, `completed`, `failed` or `unknown`. */
  completion_status: Scalars['String']['output'];
  /** The number of the unit. */
  id: Scalars['Int']['output'];
  /** Percent; null where it has no score. */
  score: Maybe<Scalars['Float']['output']>;
  /** How long the person was in it, in seconds. */
  total_time: Scalars['Int']['output'];
};

/** What `updateUser` answers. */
export type UpdateUserPayload = {
  __typename?: 'UpdateUserPayload';
  /** The caller, as changed. */
  user: User;
};

/** A person who has signed in at least once. */
export type User = {
  __typename?: 'User';
  /**
   * The e-mail address: of oneself, the one to write to, which is the identity service's until one gives another; of
   * somebody else, the identity service's.
   */
  email: Scalars['String']['output'];
  /**
   * Whether the identity service has seen that its address is the person's: only then the person is an organizer or an admin by
   * it. Of oneself alone.
   */
  email_verified: Maybe<Scalars['Boolean']['output']>;
  /** The given name: the identity service's, until the person gives another. */
  first_name: Scalars['String']['output'];
  /** The gender; of oneself alone. */
  gender: Maybe<Gender>;
  /** The hospital or university, in free words. */
  hospital_university: Maybe<Scalars['String']['output']>;
  /** The subject of the identity service's tokens. */
  keycloak_id: Scalars['ID']['output'];
  /** The family name: the identity service's, until the person gives another. */
  last_name: Scalars['String']['output'];
  /** `true` or `false`: whether the person keeps a logbook. */
  logbook: Scalars['String']['output'];
  /** How many procedures on patients. */
  number_of_real_procedures_performed: Maybe<Scalars['Int']['output']>;
  /** How many procedures on simulators. */
  number_of_simulated_procedures_performed: Maybe<Scalars['Int']['output']>;
  /** The telephone number, as it was written; of oneself alone. */
  phone_no: Maybe<Scalars['String']['output']>;
  /** The realm roles of the current token; only on the caller's own record, otherwise empty. */
  roles: Array<Scalars['String']['output']>;
  /** Another address to write to; of oneself alone. */
  secondary_email: Maybe<Scalars['String']['output']>;
  /** The name of the other specialty. */
  specialty_other: Maybe<Scalars['String']['output']>;
  /**
   * The sections of the administration that the caller may open and that stand, in their order, by the last part of
   * their address; whomever the record is about.
   */
  viewerAdminSections: Array<Scalars['String']['output']>;
  /** Whether the caller may make accounts; whomever the record is about. */
  viewerCanCreateAccount: Scalars['Boolean']['output'];
  /** Whether there is a group in which the caller may create a record, whomever the record is about. */
  viewerCanCreateRecord: Scalars['Boolean']['output'];
  /** Whether the caller may narrow the runs of others by group. */
  viewerCanFilterActivitiesByGroup: Scalars['Boolean']['output'];
  /** Whether the caller may open the administration, whomever the record is about. */
  viewerCanOpenAdministration: Scalars['Boolean']['output'];
  /** Whether the caller may reset the account's course progress, whomever the record is about. */
  viewerCanResetCourseProgress: Scalars['Boolean']['output'];
  /** Whether the caller may open the logbook, whomever the record is about. */
  viewerCanUseLogbook: Scalars['Boolean']['output'];
  /** Whether the caller may look at the runs of others; whomever the record is about. */
  viewerCanViewAllActivities: Scalars['Boolean']['output'];
  /** The accounts for which the caller may make groups, by name; whomever the record is about. */
  viewerGroupAccounts: Array<Customer>;
  /** How many groups `classOverviews` lists for the caller; whomever the record is about. */
  viewerGroupCount: Scalars['Int']['output'];
  /** Whether a list of attendings has an entry with the caller's verified address, whomever the record is about. */
  viewerIsAttending: Scalars['Boolean']['output'];
  /**
   * The version of the terms of service that the caller is still to accept: the one in force, or one that is announced. Null:
   * all are accepted, or it is somebody else.
   */
  viewerTermsToAccept: Maybe<TermsToAccept>;
  /** Years as first operator. */
  years_as_first_operator: Maybe<Scalars['Int']['output']>;
  /** Years as second operator. */
  years_as_second_operator: Maybe<Scalars['Int']['output']>;
  /** Years of experience in interventional cardiology. */
  years_of_experience_interventional_cardiology: Maybe<Scalars['Int']['output']>;
  /** Years of experience in neuroradiology. */
  years_of_experience_neuroradiology: Maybe<Scalars['Int']['output']>;
  /** Years of experience in the specialty of `specialty_other`. */
  years_of_experience_other: Maybe<Scalars['Int']['output']>;
  /** Years of experience in radiology. */
  years_of_experience_radiology: Maybe<Scalars['Int']['output']>;
  /** Years of experience in vascular surgery. */
  years_of_experience_vascular_surgery: Maybe<Scalars['Int']['output']>;
};

/** What a person may change of their profile. What is absent stays; null empties. */
export type UserInput = {
  /** Where the portal writes to. The address of the identity service stays what it is. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The given name. */
  first_name?: InputMaybe<Scalars['String']['input']>;
  /** The gender; null when not stated. */
  gender?: InputMaybe<Gender>;
  /** The hospital or university, in free words. */
  hospital_university?: InputMaybe<Scalars['String']['input']>;
  /** The family name. */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** How many procedures on patients. A negative number is taken for its absolute value, as are all of them. */
  number_of_real_procedures_performed?: InputMaybe<Scalars['Int']['input']>;
  /** How many procedures on simulators. */
  number_of_simulated_procedures_performed?: InputMaybe<Scalars['Int']['input']>;
  /** The telephone number, as it was written. */
  phone_no?: InputMaybe<Scalars['String']['input']>;
  /** Another address to write to. */
  secondary_email?: InputMaybe<Scalars['String']['input']>;
  /** The name of the other specialty. */
  specialty_other?: InputMaybe<Scalars['String']['input']>;
  /** Years as first operator. */
  years_as_first_operator?: InputMaybe<Scalars['Int']['input']>;
  /** Years as second operator. */
  years_as_second_operator?: InputMaybe<Scalars['Int']['input']>;
  /** Years of experience in interventional cardiology. */
  years_of_experience_interventional_cardiology?: InputMaybe<Scalars['Int']['input']>;
  /** Years of experience in neuroradiology. */
  years_of_experience_neuroradiology?: InputMaybe<Scalars['Int']['input']>;
  /** Years of experience in the specialty of `specialty_other`. */
  years_of_experience_other?: InputMaybe<Scalars['Int']['input']>;
  /** Years of experience in radiology. */
  years_of_experience_radiology?: InputMaybe<Scalars['Int']['input']>;
  /** Years of experience in vascular surgery. */
  years_of_experience_vascular_surgery?: InputMaybe<Scalars['Int']['input']>;
};

/** A system that a person has linked to themselves. */
export type UserSystem = {
  __typename?: 'UserSystem';
  /** The number of the link. */
  id: Scalars['Int']['output'];
  /** When it was linked. */
  linkedAt: Scalars['DateTime']['output'];
  /** What the system is called. */
  name: Scalars['String']['output'];
  /** The pin that it was linked with. */
  pin: Scalars['String']['output'];
  /** Where it stands; empty where no one has said. */
  place: Scalars['String']['output'];
  /** The service tag of the system. */
  serviceTag: Scalars['String']['output'];
  /** The id of the system, for people who may open its page (`vistSystemOverview`); null for others. */
  systemId: Maybe<Scalars['ID']['output']>;
};

/** On the way to proficient, or after it. */
export type VerdictPhase =
  /** Passes count towards proficient. */
  | 'learning'
  /** Failures count towards losing it. */
  | 'proficient';

/** What one attempt did to a verdict. */
export type VerdictStep = {
  __typename?: 'VerdictStep';
  /** Whether the limit of the phase was reached with it: proficient, or lost. */
  hasReachedLimit: Scalars['Boolean']['output'];
  /** The id of the attempt. */
  id: Scalars['ID']['output'];
  /** Whether they were proficient when they made it. */
  phase: VerdictPhase;
  /** The score of that phase after it; null: the attempt does not count. */
  score: Maybe<Scalars['Float']['output']>;
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
  __typename?: 'VistActivitiesPage';
  /** The runs of the page. */
  activities: Array<VistActivity>;
  /** How many there are on all pages. */
  count: Scalars['Int']['output'];
};

/** What runs on the simulator are looked for by; what is absent does not narrow. */
export type VistActivitiesSearchParams = {
  /** The key of an exercise, in whatever version of its module. */
  exerciseKey?: InputMaybe<Scalars['String']['input']>;
  /** Begun at this instant or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** The code of a module, in whatever version. */
  moduleCode?: InputMaybe<Scalars['String']['input']>;
  /** Its result. */
  result?: InputMaybe<VistActivityOutcome>;
  /**
   * Every word of it stands in the name of the exercise, module, course or unit, or, among the runs of others, in the person's
   * name; whatever its case and accents.
   */
  searchText?: InputMaybe<Scalars['String']['input']>;
  /** What to sort by; when it began when absent. */
  sortField?: InputMaybe<VistActivitySortField>;
  /** In which direction; when absent the latest and the best first, names from A to Z. */
  sortOrder?: InputMaybe<VistActivitySortOrder>;
  /** Begun before this instant. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** One run of an exercise on a simulator, with its result. */
export type VistActivity = {
  __typename?: 'VistActivity';
  /** When it ended. */
  activityEnd: Scalars['DateTime']['output'];
  /** When it began. */
  activityStart: Scalars['DateTime']['output'];
  /** How many criteria its exercise has. */
  asked: Scalars['Int']['output'];
  /** A link to the benchmarks as JSON. */
  benchmark: Scalars['String']['output'];
  /** The course that it was made for; null: none. */
  courseName: Maybe<Scalars['String']['output']>;
  /** Who ran it. */
  createdBy: VistActivityPerson;
  /** How many criteria were met, in words; empty where the run does not count. */
  criteriaText: Scalars['String']['output'];
  /** The same as `exercise` says of what is measured and asked, as one document. */
  definition: Scalars['ExerciseDefinition']['output'];
  /** How many of the criteria were compared with a value. */
  evaluated: Scalars['Int']['output'];
  /** The exercise, of the version that the run was made with: what is measured, how that is arranged, and what is asked. */
  exercise: Simulation;
  /** The number of the exercise, of the version that it was made with. */
  exerciseId: Scalars['Int']['output'];
  /** The exercise, whatever the version: attempts at it are a series. */
  exerciseKey: Scalars['String']['output'];
  /** The name of the exercise. */
  exerciseName: Scalars['String']['output'];
  /** The files in which the simulator wrote down the result, in its order; at most 100. */
  finalResultFiles: Array<VistActivityFile>;
  /** A link to the groups of metrics as JSON. This and all other links end after ten to fifteen minutes. */
  groups: Scalars['String']['output'];
  /** The id of the activity. */
  id: Scalars['ID']['output'];
  /** The pictures of the run, in its order; at most 300. */
  images: Array<VistActivityImage>;
  /** What in it cannot be so, in words; at most 5. */
  implausible: Array<Scalars['String']['output']>;
  /** The address that it came from; null for anyone but the person and their admins. */
  ipAddress: Maybe<Scalars['String']['output']>;
  /** Whether it was made to its end; otherwise it was ended early. */
  isCompleted: Scalars['Boolean']['output'];
  /** The launch that started it; null: it was not started from the portal's page. */
  launchId: Maybe<Scalars['ID']['output']>;
  /** How many of them were measured: have a value that can be so. */
  measured: Scalars['Int']['output'];
  /** How many of those were met; of a run that does not count, too. */
  met: Scalars['Int']['output'];
  /** What was measured, in no order; metrics without a value are left out. */
  metricValues: Array<MeasuredMetric>;
  /** A link to what the metrics are, as JSON. */
  metric_descriptions: Scalars['String']['output'];
  /** A link to the values of the metrics as JSON; null: none were measured. */
  metric_values: Maybe<Scalars['String']['output']>;
  /** The code of the module, whatever the version. */
  moduleCode: Scalars['String']['output'];
  /** The number of the module's version that it was made with. */
  moduleId: Scalars['Int']['output'];
  /** The name of the module. */
  moduleName: Scalars['String']['output'];
  /** The version of the module. */
  moduleVersion: Scalars['String']['output'];
  /** Its result. */
  outcome: VistActivityOutcome;
  /** The same in words: `result` where the run counts, otherwise why it does not, such as `7 of 11 measured`. */
  outcomeText: Scalars['String']['output'];
  /** The share of the evaluated criteria that were met, in percent; null where the run does not count. It is the score. */
  progress: Maybe<Scalars['Int']['output']>;
  /** The recordings of the run, in its order; at most 100. One that was kept in several formats is one. */
  recordings: Array<VistActivityRecording>;
  /** The simulator's own report; null: there is none. */
  report: Maybe<VistActivityReport>;
  /** Whether all criteria were met, in the specified words; null where the run does not count. */
  result: Maybe<Scalars['String']['output']>;
  /** The version of the format in which the results of its exercise are delivered. */
  resultFormatVersion: Scalars['String']['output'];
  /** The service tag of the simulator; null: it has none. */
  serviceTag: Maybe<Scalars['String']['output']>;
  /** The session in which it was made, of a machine of the cloud or of a station; null: it was delivered by hand, or before this was kept. */
  sessionId: Maybe<Scalars['ID']['output']>;
  /** Who delivered it: what the portal knows of how it was measured. */
  source: VistActivitySource;
  /** Where it was made, where the simulator says so. */
  sourceUrl: Maybe<Scalars['String']['output']>;
  /** The id of the system that it was made on, for people who may open its page (`vistSystemOverview`); null for others. */
  systemId: Maybe<Scalars['ID']['output']>;
  /** How long it took, in seconds. */
  totalTimeInSeconds: Scalars['Int']['output'];
  /** The unit that its files are kept and downloaded under. */
  unitId: Scalars['ID']['output'];
  /** The unit of the course that it was made for; null: none. */
  unitName: Maybe<Scalars['String']['output']>;
  /** The same as `metricValues`, as one document. */
  values: Scalars['MetricValues']['output'];
  /** Whether the caller may download all files of the run in one. */
  viewerCanDownloadCase: Scalars['Boolean']['output'];
};

/** An exercise that runs are narrowed by, whatever its version. */
export type VistActivityExercise = {
  __typename?: 'VistActivityExercise';
  /** The key that its runs have. */
  key: Scalars['String']['output'];
  /** Its name in the newest version that has it. */
  name: Scalars['String']['output'];
};

/** A file of a run on a simulator. */
export type VistActivityFile = {
  __typename?: 'VistActivityFile';
  /** The id of the file. */
  id: Scalars['ID']['output'];
  /** A link to keep it as a file. */
  link: Scalars['String']['output'];
  /** Its name, as the simulator gave it. */
  name: Scalars['String']['output'];
  /** How many bytes it has. */
  size: Scalars['Float']['output'];
};

/** A group whose people one looks at. */
export type VistActivityGroup = {
  __typename?: 'VistActivityGroup';
  /** The name of its customer. */
  customerName: Scalars['String']['output'];
  /** The number of the group. */
  id: Scalars['Int']['output'];
  /** The name of the group. */
  name: Scalars['String']['output'];
};

/** A picture of a run. */
export type VistActivityImage = {
  __typename?: 'VistActivityImage';
  /** When it was taken; null: the simulator did not say. */
  createdAt: Maybe<Scalars['DateTime']['output']>;
  /** A link to keep it as a file. */
  downloadLink: Scalars['String']['output'];
  /** Its height in pixels; null as long as no one has looked at it. */
  height: Maybe<Scalars['Int']['output']>;
  /** The id of the file. */
  id: Scalars['ID']['output'];
  /** A link that shows it. */
  link: Scalars['String']['output'];
  /** What the simulator calls it: its title where it has one, else its file's name. */
  name: Scalars['String']['output'];
  /** Whether there is a small version of it. */
  thumbnail: VistActivityThumbnail;
  /** A link to the small version of at most 320 pixels; null: there is none (yet). */
  thumbnailLink: Maybe<Scalars['String']['output']>;
  /** Its width in pixels; null as long as no one has looked at it. */
  width: Maybe<Scalars['Int']['output']>;
};

/** A module that runs are narrowed by, whatever its version. */
export type VistActivityModule = {
  __typename?: 'VistActivityModule';
  /** Its code. */
  code: Scalars['String']['output'];
  /** Its exercises, those of earlier versions too, in their order. */
  exercises: Array<VistActivityExercise>;
  /** Its name in the newest version. */
  name: Scalars['String']['output'];
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
  __typename?: 'VistActivityPerson';
  /** Their address; null for anyone but the person and their admins. */
  email: Maybe<Scalars['String']['output']>;
  /** Their first name. */
  first_name: Scalars['String']['output'];
  /** Their id in the identity service. */
  keycloak_id: Scalars['ID']['output'];
  /** Their last name. */
  last_name: Scalars['String']['output'];
};

/** A recording of a run. */
export type VistActivityRecording = {
  __typename?: 'VistActivityRecording';
  /** When it began; null: the simulator did not say. */
  createdAt: Maybe<Scalars['DateTime']['output']>;
  /** How long it is, in seconds; null: the simulator did not say. */
  duration: Maybe<Scalars['Float']['output']>;
  /** The id of its first file. */
  id: Scalars['ID']['output'];
  /** A link to it: as mp4 where it was kept so, else as webm, else as avi. */
  link: Scalars['String']['output'];
  /** What the simulator calls it: its title where it has one, else its file's name without the ending. */
  name: Scalars['String']['output'];
  /** It in every format in which it was kept. */
  sources: Array<VistActivityRecordingSource>;
  /** Whether there is a picture that stands for it. */
  thumbnail: VistActivityThumbnail;
  /** A link to the picture that stands for it, at most 320 pixels; null: there is none (yet). */
  thumbnailLink: Maybe<Scalars['String']['output']>;
};

/** A recording in one format. */
export type VistActivityRecordingSource = {
  __typename?: 'VistActivityRecordingSource';
  /** A link to keep it as a file. */
  downloadLink: Scalars['String']['output'];
  /** In which format it is. */
  format: VideoFormat;
  /** The id of the file. */
  id: Scalars['ID']['output'];
  /** A link that plays it; of an avi, one to keep it. */
  link: Scalars['String']['output'];
  /** How many bytes it has. */
  size: Scalars['Float']['output'];
};

/** The report of a run, a page of the simulator's own making. */
export type VistActivityReport = {
  __typename?: 'VistActivityReport';
  /** A link to keep it as a file. */
  downloadLink: Scalars['String']['output'];
  /** The id of the file. */
  id: Scalars['ID']['output'];
  /** A link that shows it in a frame of the portal. Nothing in it runs. */
  link: Scalars['String']['output'];
  /** Its name, as the simulator gave it. */
  name: Scalars['String']['output'];
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
  __typename?: 'VistCase';
  /** How many criteria a run is judged by. */
  benchmarkCount: Scalars['Int']['output'];
  /** Its code within the module; the same in every version. */
  code: Scalars['String']['output'];
  /** The code of its module. */
  courseCode: Scalars['String']['output'];
  /** The name of its module. */
  courseName: Scalars['String']['output'];
  /** The version of its module. */
  courseVersion: Scalars['String']['output'];
  /** What it is about. */
  description: Scalars['String']['output'];
  /** The exercise, whatever the version. */
  exerciseKey: Scalars['String']['output'];
  /** The number of the exercise. */
  id: Scalars['Int']['output'];
  /** Whether it is made by the learner, with the simulator's editor of cases. */
  isCaseCreator: Scalars['Boolean']['output'];
  /** One's own latest run of it, in whatever version and on whichever simulator; null: none yet. */
  lastRun: Maybe<VistRun>;
  /** What the simulator's licence says of it; null where none was read. */
  license: Maybe<SimulatorExerciseLicense>;
  /** The name of the exercise. */
  name: Scalars['String']['output'];
  /** What the simulator is started with beside it; empty where nothing. */
  options: Scalars['String']['output'];
  /** The version of the format in which its results are delivered. */
  resultFormatVersion: Scalars['String']['output'];
};

/** What `vistCases` is asked for. */
export type VistCasesSearchParams = {
  /** Words, each of which is somewhere in the name, the description or the name of the module, whatever their case and accents. */
  searchText?: InputMaybe<Scalars['String']['input']>;
  /** What is sorted by; `id` where nothing is said. */
  sortField?: InputMaybe<VistCasesSortField>;
  /** In which direction; `ASC` where nothing is said. */
  sortOrder?: InputMaybe<VistCasesSortOrder>;
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
  __typename?: 'VistCourse';
  /** Its code; the same in every version. */
  code: Scalars['String']['output'];
  /** When this version became known to the portal. */
  createdAt: Scalars['DateTime']['output'];
  /** What is trained with it. */
  description: Scalars['String']['output'];
  /** Whether one of its exercises is made by the learner, with the simulator's editor of cases. */
  hasCaseCreator: Scalars['Boolean']['output'];
  /** The number of the module's version. */
  id: Scalars['Int']['output'];
  /** What the simulator may run of it. */
  license: SimulatorLicense;
  /** The name of the module. */
  name: Scalars['String']['output'];
  /** The version of the format in which its results are delivered. */
  resultFormatVersion: Scalars['String']['output'];
  /** Its exercises, by their number. */
  simulations: Array<VistCase>;
  /** The version: up to four numbers with dots. */
  version: Scalars['String']['output'];
};

/** One's own run on the simulator, in short. */
export type VistRun = {
  __typename?: 'VistRun';
  /** When it began. */
  activityStart: Scalars['DateTime']['output'];
  /** How many criteria were met, in words; empty where the run does not count. */
  criteriaText: Scalars['String']['output'];
  /** How many criteria were judged. */
  evaluated: Scalars['Int']['output'];
  /** The id of the activity. */
  id: Scalars['ID']['output'];
  /** Whether it was made to its end; otherwise it was ended early. */
  isCompleted: Scalars['Boolean']['output'];
  /** Whether it was passed; null where it does not count. */
  isMet: Maybe<Scalars['Boolean']['output']>;
  /** How many of them were met. */
  met: Scalars['Int']['output'];
  /** The version of the module that it was made with. */
  moduleVersion: Scalars['String']['output'];
  /** Its result. */
  outcome: VistActivityOutcome;
  /** The same in words, such as `7 of 11 measured`. */
  outcomeText: Scalars['String']['output'];
  /** The share of the evaluated criteria that were met, in percent; null where the run does not count. */
  progress: Maybe<Scalars['Int']['output']>;
  /** The simulator on which it was made; null where it was not on one that stands somewhere. */
  serviceTag: Maybe<Scalars['String']['output']>;
  /** How long it took. */
  totalTimeInSeconds: Scalars['Int']['output'];
};

/** A simulator that stands somewhere. */
export type VistSystem = {
  __typename?: 'VistSystem';
  /** The version of its desktop client. */
  clientVersion: Maybe<Scalars['String']['output']>;
  /** How far its clock is ahead of the portal's, in seconds; behind it, below zero. */
  clockAheadSeconds: Maybe<Scalars['Int']['output']>;
  /** Its computer, as it says itself; null: it has said nothing of it yet. */
  computer: Maybe<VistSystemComputerInfo>;
  /** All that is to be said of it, whether it is seen first. */
  conditions: Array<VistSystemCondition>;
  /** Whether it was seen within three heartbeats. */
  connected: Scalars['Boolean']['output'];
  /** Whose it is. */
  customer: VistSystemCustomer;
  /** What is free of its disk, in bytes. */
  diskFreeBytes: Maybe<Scalars['Float']['output']>;
  /** How large its disk is, in bytes. */
  diskTotalBytes: Maybe<Scalars['Float']['output']>;
  /** When it got its key; null: it has none. */
  enrolledAt: Maybe<Scalars['DateTime']['output']>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** When it was last seen; null: never. */
  lastSeen: Maybe<Scalars['DateTime']['output']>;
  /** When the last of them ended. */
  lastSimulation: Maybe<Scalars['DateTime']['output']>;
  /** What people call it. */
  name: Scalars['String']['output'];
  /** Where it stands; empty where no one said so. */
  place: Scalars['String']['output'];
  /** When its key was revoked; null: it holds. */
  revokedAt: Maybe<Scalars['DateTime']['output']>;
  /** What is on its plate. */
  serviceTag: Scalars['String']['output'];
  /** How many runs it has logged. */
  simulationsDone: Scalars['Int']['output'];
  /** Its software, as it says itself. */
  software: Array<VistSystemSoftware>;
  /** Until when a token is good that was made for it and not used; null: there is none. */
  tokenUntil: Maybe<Scalars['DateTime']['output']>;
};

/** A run that a simulator logged. */
export type VistSystemActivity = {
  __typename?: 'VistSystemActivity';
  /** When it ended. */
  activityEnd: Scalars['DateTime']['output'];
  /** The course that it was made for; the module where it was made for none. */
  courseName: Scalars['String']['output'];
  /** The number of the exercise. */
  exerciseId: Scalars['Int']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** How many log files there are of it. */
  logCount: Scalars['Int']['output'];
  /** The code of the module. */
  moduleId: Scalars['String']['output'];
  /** The exercise. */
  unitName: Scalars['String']['output'];
};

/** The computer of a simulator. */
export type VistSystemComputer = {
  __typename?: 'VistSystemComputer';
  /** The id of the simulator. */
  id: Scalars['ID']['output'];
  /** What it says of itself; null: it has said nothing yet. */
  info: Maybe<VistSystemComputerInfo>;
  /** What people call it. */
  name: Scalars['String']['output'];
  /** Where it stands. */
  place: Scalars['String']['output'];
  /** Its service tag. */
  serviceTag: Scalars['String']['output'];
};

/** What a simulator says of its computer. */
export type VistSystemComputerInfo = {
  __typename?: 'VistSystemComputerInfo';
  /** When it said so last. */
  at: Maybe<Scalars['DateTime']['output']>;
  /** The date of its BIOS, as the computer says it. */
  biosDate: Maybe<Scalars['String']['output']>;
  /** The version of its BIOS. */
  biosVersion: Maybe<Scalars['String']['output']>;
  /** What is free of its disk, in bytes. */
  diskFree: Maybe<Scalars['Float']['output']>;
  /** How large its disk is, in bytes. */
  diskTotal: Maybe<Scalars['Float']['output']>;
  /** Its graphics card. */
  gpu: Maybe<Scalars['String']['output']>;
  /** The version of the driver of that. */
  gpuDriver: Maybe<Scalars['String']['output']>;
  /** Who made it. */
  manufacturer: Maybe<Scalars['String']['output']>;
  /** What it is. */
  model: Maybe<Scalars['String']['output']>;
  /** The service tag, as the computer says it. */
  servicetag: Maybe<Scalars['String']['output']>;
  /** Its software. */
  software: Array<VistSystemSoftware>;
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
  __typename?: 'VistSystemConditionCount';
  /** What. */
  condition: VistSystemCondition;
  /** Of how many. */
  count: Scalars['Int']['output'];
};

/** The customer whose a simulator is. */
export type VistSystemCustomer = {
  __typename?: 'VistSystemCustomer';
  /** Its id. */
  id: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** Something that happened to a simulator. */
export type VistSystemEvent = {
  __typename?: 'VistSystemEvent';
  /** The act of the audit log. */
  act: Maybe<Scalars['String']['output']>;
  /** When it was. */
  at: Scalars['DateTime']['output'];
  /** How far its clock was ahead. */
  clockAheadSeconds: Maybe<Scalars['Int']['output']>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: VistSystemEventKind;
  /** How it ended: of a session who ended it, of work `succeeded`, `failed` or `cancelled`. */
  outcome: Maybe<Scalars['String']['output']>;
  /** Who it was; null: no person, or somebody who is gone. */
  person: Maybe<Scalars['String']['output']>;
  /** Why, in the simulator's own words or by a code of the portal. */
  reason: Maybe<Scalars['String']['output']>;
  /** Since when it was so, where it was told afterwards. */
  since: Maybe<Scalars['DateTime']['output']>;
  /** When it ended; null: it is still running, or has no end. */
  until: Maybe<Scalars['DateTime']['output']>;
  /** The release, or the computer. */
  what: Maybe<Scalars['String']['output']>;
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
  __typename?: 'VistSystemEvents';
  /** When this was read. */
  asOf: Scalars['DateTime']['output'];
  /** The events. */
  events: Array<VistSystemEvent>;
  /** After which id the next ones are; null: these are all. */
  next: Maybe<Scalars['ID']['output']>;
};

/** What a simulator may run. */
export type VistSystemLicence = {
  __typename?: 'VistSystemLicence';
  /** The code of the exercise; null: all of the module. */
  exercise: Maybe<Scalars['String']['output']>;
  /** The code of the module. */
  module: Scalars['String']['output'];
  /** The last day, as `2027-01-31`; null: without an end. */
  validUntil: Maybe<Scalars['String']['output']>;
};

/** Somebody who has linked a simulator to themselves. */
export type VistSystemLink = {
  __typename?: 'VistSystemLink';
  /** Their address, for sys_admin and support; null for others. */
  email: Maybe<Scalars['String']['output']>;
  /** The number of the link. */
  id: Scalars['Int']['output'];
  /** When they linked it. */
  linkedAt: Scalars['DateTime']['output'];
  /** Their name. */
  person: Scalars['String']['output'];
};

/** Links of a simulator. */
export type VistSystemLinks = {
  __typename?: 'VistSystemLinks';
  /** When this was read. */
  asOf: Scalars['DateTime']['output'];
  /** Those of the page. */
  links: Array<VistSystemLink>;
  /** How many there are. */
  total: Scalars['Int']['output'];
};

/** A log that a simulator sent. */
export type VistSystemLog = {
  __typename?: 'VistSystemLog';
  /** Why its result was not accepted; null: nothing was wrong, or it is being sent again. */
  damage: Maybe<VistSystemLogDamage>;
  /** When all of it had come; null: it is on its way, or damaged. */
  doneAt: Maybe<Scalars['DateTime']['output']>;
  /** When it ends. */
  endedAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Whether that run was delivered; null: it names none. */
  isRunDelivered: Maybe<Scalars['Boolean']['output']>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** How much of it has come. */
  received: Scalars['Float']['output'];
  /** The run that it tells of, as the simulator named it; null: it names none. */
  runId: Maybe<Scalars['String']['output']>;
  /** How long it is, in bytes. */
  size: Scalars['Float']['output'];
  /** When it begins. */
  startedAt: Scalars['DateTime']['output'];
};

/** Why a log that came whole was not taken; the simulator can send it again at once. */
export type VistSystemLogDamage =
  /** Its bytes are not those that were announced. */
  | 'other_bytes'
  /** It is not what the ending of its name says. */
  | 'other_content';

/** Logs of a simulator. */
export type VistSystemLogs = {
  __typename?: 'VistSystemLogs';
  /** When this was read. */
  asOf: Scalars['DateTime']['output'];
  /** Those of the page. */
  logs: Array<VistSystemLog>;
  /** How many there are. */
  total: Scalars['Int']['output'];
};

/** A download or an installation that a simulator does or waits to do. */
export type VistSystemOperation = {
  __typename?: 'VistSystemOperation';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Whether the simulator has begun with it. */
  isBegun: Scalars['Boolean']['output'];
  /** Whether it installs; otherwise it downloads. */
  isInstallation: Scalars['Boolean']['output'];
  /** How far it is, 0 to 100. */
  progress: Scalars['Int']['output'];
  /** The release. */
  release: Scalars['String']['output'];
  /** When it was asked for. */
  requestedAt: Scalars['DateTime']['output'];
  /** Who asked for it; null: somebody who is gone. */
  requestedBy: Maybe<Scalars['String']['output']>;
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
  __typename?: 'VistSystemOverview';
  /** When all of this was read. */
  asOf: Scalars['DateTime']['output'];
  /** Since when two computers speak with its key; null: none do, or staff has decided. */
  clonedAt: Maybe<Scalars['DateTime']['output']>;
  /** Those computers, the one that spoke last first; none where it is one. */
  computers: Array<VistSystemSpeaker>;
  /** The id of the simulator. */
  id: Scalars['ID']['output'];
  /** What it says that it may run. */
  licences: Array<VistSystemLicence>;
  /** When it said so; null: it has said nothing of it yet. */
  licencesAt: Maybe<Scalars['DateTime']['output']>;
  /** How many people have linked it to themselves. */
  linkCount: Scalars['Int']['output'];
  /** How many logs it has sent whole. */
  logCount: Scalars['Int']['output'];
  /** What it downloads and installs, or waits to. */
  operations: Array<VistSystemOperation>;
  /** The public keys with which it checks packages of software, as it said last; null: it has not said. */
  releaseKeys: Maybe<Array<Scalars['String']['output']>>;
  /** Who is signed in on it by a code; null: no one. */
  session: Maybe<VistSystemSession>;
  /** The simulator. */
  system: VistSystem;
  /** Whether the caller makes tokens for it, ends its key, and decides between two computers. */
  viewerCanAdminister: Scalars['Boolean']['output'];
  /** Whether the caller downloads its logs. */
  viewerCanReadLogs: Scalars['Boolean']['output'];
};

/** Who is signed in on a simulator. */
export type VistSystemSession = {
  __typename?: 'VistSystemSession';
  /** When it is over at the latest. */
  expiresAt: Scalars['DateTime']['output'];
  /** The id of the session. */
  id: Scalars['ID']['output'];
  /** When something was last done with it. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** Their name. */
  person: Scalars['String']['output'];
  /** When it began. */
  signedInAt: Scalars['DateTime']['output'];
};

/** A software that a simulator has. */
export type VistSystemSoftware = {
  __typename?: 'VistSystemSoftware';
  /** The code of it. */
  code: Scalars['String']['output'];
  /** What it is called there. */
  name: Scalars['String']['output'];
  /** The newest release of it for this simulator, where that is a newer one. */
  newerVersion: Maybe<Scalars['String']['output']>;
  /** Its version. */
  version: Scalars['String']['output'];
};

/** A computer that speaks with the key of a simulator. */
export type VistSystemSpeaker = {
  __typename?: 'VistSystemSpeaker';
  /** Where it spoke from. */
  address: Maybe<Scalars['String']['output']>;
  /** When it last took the other one's place. */
  at: Scalars['DateTime']['output'];
  /** What it says that it is; empty where it says nothing. */
  computer: Scalars['String']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
};

/** What brings a simulator its key. It is shown once: the portal keeps what it knows it by, and not the token. */
export type VistSystemToken = {
  __typename?: 'VistSystemToken';
  /** Until when it is good. */
  expiresAt: Scalars['DateTime']['output'];
  /** What is typed there. */
  token: Scalars['String']['output'];
};

/** How many simulators there are. */
export type VistSystemsFound = {
  __typename?: 'VistSystemsFound';
  /** Of how many each condition is to be said. */
  conditions: Array<VistSystemConditionCount>;
  /** All of them. */
  total: Scalars['Int']['output'];
};

/** All simulators in numbers. */
export type VistSystemsStats = {
  __typename?: 'VistSystemsStats';
  /** How many were seen within three heartbeats. */
  connected: Scalars['Int']['output'];
  /** How many have logged one in the last seven days. */
  loggedLastWeek: Scalars['Int']['output'];
  /** How many have ever logged a run. */
  loggedTotal: Scalars['Int']['output'];
  /** How many in the last 30 days. */
  logsLastMonth: Scalars['Int']['output'];
  /** How many in the last seven days. */
  logsLastWeek: Scalars['Int']['output'];
  /** How many in the last 365 days. */
  logsLastYear: Scalars['Int']['output'];
  /** How many runs they have logged. */
  logsTotal: Scalars['Int']['output'];
};

/** How many people have a reason. */
export type WeekCount = {
  __typename?: 'WeekCount';
  /** The reason. */
  kind: WeekReasonKind;
  /** How many people have it. */
  people: Scalars['Int']['output'];
};

/** What `dismissThisWeek` answers. */
export type WeekDismissal = {
  __typename?: 'WeekDismissal';
  /** The person or invitation. */
  id: Scalars['ID']['output'];
  /** The offer to take it back; null where nothing was changed. */
  undo: Maybe<UndoOffer>;
  /** Until when; null: shown again. */
  until: Maybe<Scalars['DateTime']['output']>;
};

/** A group of who needs a word. */
export type WeekGroup = {
  __typename?: 'WeekGroup';
  /** Its number. */
  id: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** Whether somebody gets the mail of the week. */
export type WeekMail = {
  __typename?: 'WeekMail';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Whether it comes. */
  isOn: Scalars['Boolean']['output'];
  /** Whether the person leads a group, without which there is none. */
  leadsGroups: Scalars['Boolean']['output'];
};

/** A page of those who need a word. */
export type WeekPage = {
  __typename?: 'WeekPage';
  /** When this was read. */
  asOf: Scalars['DateTime']['output'];
  /** Of each reason that there is: how many people have it, whatever the reason and text that the page is narrowed to. */
  counts: Array<WeekCount>;
  /** How many people have reasons that the caller dismissed. */
  dismissed: Scalars['Int']['output'];
  /** Whether all people of the groups were looked at; false beyond 2000. */
  isWhole: Scalars['Boolean']['output'];
  /** Whether the caller leads a group. */
  leadsGroups: Scalars['Boolean']['output'];
  /** Those of the page, the most urgent first. */
  people: Array<WeekPerson>;
  /** How many people there are on all pages. */
  total: Scalars['Int']['output'];
};

/** Somebody who needs a word. */
export type WeekPerson = {
  __typename?: 'WeekPerson';
  /** Until when what is shown is dismissed; null: it is not. */
  dismissedUntil: Maybe<Scalars['DateTime']['output']>;
  /** The address. */
  email: Scalars['String']['output'];
  /** The caller's groups in which they are, or into which they were invited. */
  groups: Array<WeekGroup>;
  /** The reminder that they got last, from any admin; null: none, or long ago. */
  lastReminder: Maybe<LastReminder>;
  /** First and last name; the address where there is neither. */
  name: Scalars['String']['output'];
  /** Why, the most urgent first. */
  reasons: Array<WeekReason>;
  /** When the caller reminded them last; null: never, or long ago. */
  remindedAt: Maybe<Scalars['DateTime']['output']>;
  /** The person's id at the identity service; of who has not joined `invitee:` and a number. */
  subject: Scalars['ID']['output'];
};

/** One reason. */
export type WeekReason = {
  __typename?: 'WeekReason';
  /** The name of the group, the exercise or what was asked for. */
  about: Scalars['String']['output'];
  /** What is late or due; null of other reasons. */
  assignment: Maybe<Assignment>;
  /** Since when, or by when; null where nothing is known of them yet. */
  at: Maybe<Scalars['DateTime']['output']>;
  /** How many there are of it. */
  count: Scalars['Int']['output'];
  /** The number of the group in which it is seen; null where it is none's. */
  groupId: Maybe<Scalars['Int']['output']>;
  /** Tells it from the other reasons of the person. */
  key: Scalars['String']['output'];
  /** What it is. */
  kind: WeekReasonKind;
  /** The number of what it is about: of an invitation, for `inviteAgain`; null where it has none. */
  subjectId: Maybe<Scalars['Int']['output']>;
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
  __typename?: 'WeekReminder';
  /** The person. */
  id: Scalars['ID']['output'];
  /** When the mail was written. */
  remindedAt: Scalars['DateTime']['output'];
};

/** What `withdrawAssignment` answers. */
export type WithdrawAssignmentPayload = {
  __typename?: 'WithdrawAssignmentPayload';
  /** The number of the assignment. */
  assignmentId: Scalars['Int']['output'];
  /** How to take it back. */
  undo: UndoOffer;
};

/** A video of the playlist. */
export type YoutubeVideo = {
  __typename?: 'YoutubeVideo';
  /** The video's id at YouTube. */
  id: Scalars['ID']['output'];
  /** A picture served by the portal itself; null where there is none. */
  thumbnail: Maybe<Scalars['String']['output']>;
  /** The title, as plain text. */
  title: Scalars['String']['output'];
};
