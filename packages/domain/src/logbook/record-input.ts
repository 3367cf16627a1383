import type { Given, InputOf } from "../fields/field.ts";
import type { RecordFields } from "./fields/record-fields.ts";

/**
 * A record before it is checked: the contract's `ActivityInput` with the `attendingName` and `customerId` of
 * `saveActivity`. A form's empty text counts as null, a dose may be the text that was typed.
 */
export type RecordInput = InputOf<RecordFields> & {
  readonly groupId?: Given<number>;
  readonly customerId?: Given<number>;
  readonly type?: Given<string>;
  readonly hospital?: Given<string>;
  readonly attending?: Given<{ readonly id?: Given<string> }>;
  readonly attendingName?: Given<string>;
  readonly participants?: Given<readonly ParticipantInput[]>;
  readonly procedure?: Given<ProcedureInput>;
};

export type ParticipantInput = {
  readonly user?: Given<{ readonly keycloak_id?: Given<string> }>;
  readonly name?: Given<string>;
  readonly role?: Given<string>;
  readonly level?: Given<string>;
};

/** A leaf of the catalogue by its code. Other given fields must agree with it. */
export type ProcedureInput = {
  readonly interventionType?: Given<string>;
  readonly organSystem?: Given<string>;
  readonly category?: Given<string>;
  readonly subCategory?: Given<string>;
  readonly name?: Given<string>;
  readonly code?: Given<string>;
};
