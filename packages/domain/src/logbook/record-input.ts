/** Anything that a form or a call may say of a field: absent and null are "not filled in". */
type Given<T> = T | null | undefined;

/**
 * A record before it is checked: the contract's `ActivityInput` with the `attendingName` and `customerId` of
 * `saveActivity`. A form's empty text counts as null, a dose may be the text that was typed.
 */
export type RecordInput = {
  readonly groupId?: Given<number>;
  readonly customerId?: Given<number>;
  readonly type?: Given<string>;
  readonly dateOfProcedure?: Given<string>;
  readonly optionalIdentifier?: Given<string>;
  readonly hospital?: Given<string>;
  readonly sex?: Given<string>;
  readonly ageCategory?: Given<string>;
  readonly setting?: Given<string>;
  readonly attending?: Given<{ readonly id?: Given<string> }>;
  readonly attendingName?: Given<string>;
  readonly participants?: Given<readonly ParticipantInput[]>;
  readonly procedure?: Given<ProcedureInput>;
  readonly procedureIndication?: Given<string>;
  readonly procedureComments?: Given<string>;
  readonly modalityPrimary?: Given<string>;
  readonly modalitySecondary?: Given<string>;
  readonly doseTime?: Given<number | string>;
  readonly doseCtdi?: Given<number | string>;
  readonly doseDlp?: Given<number | string>;
  readonly doseDap?: Given<number | string>;
  readonly doseSkin?: Given<number | string>;
  readonly onCall?: Given<boolean>;
  readonly success?: Given<boolean>;
  readonly successComments?: Given<string>;
  readonly dictated?: Given<string>;
  readonly complications?: Given<string>;
  readonly complicationsComments?: Given<string>;
  readonly ebl?: Given<string>;
  readonly sedation?: Given<string>;
  readonly platelet?: Given<string>;
  readonly inr?: Given<string>;
  readonly inrReversal?: Given<string>;
  readonly closureDevice?: Given<boolean>;
  readonly closureDeviceComments?: Given<string>;
  readonly imageFollowup?: Given<string>;
  readonly imageFollowupNotes?: Given<string>;
  readonly consultFollowup?: Given<string>;
  readonly consultFollowupNotes?: Given<string>;
};

export type ParticipantInput = {
  readonly user?: Given<{ readonly keycloak_id?: Given<string> }>;
  readonly name?: Given<string>;
  readonly role?: Given<string>;
  readonly level?: Given<string>;
};

/** A leaf of the catalogue by its code. The other fields must agree with it where they are given. */
export type ProcedureInput = {
  readonly interventionType?: Given<string>;
  readonly organSystem?: Given<string>;
  readonly category?: Given<string>;
  readonly subCategory?: Given<string>;
  readonly name?: Given<string>;
  readonly code?: Given<string>;
};
