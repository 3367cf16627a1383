/** A saved record that this browser holds until the portal has it. */
export type QueuedRecord = {
  /** The id of its draft, under which it is saved: sent twice, it is one record. */
  readonly id: string;
  /** The person's `keycloak_id`: it is never sent in another person's name. */
  readonly owner: string;
  /** The session in which it was saved. In another one it is sent when the person asks for it. */
  readonly session: string;
  /** Epoch milliseconds. Records are sent in this order. */
  readonly savedAt: number;
  readonly procedureName: string;
  /** `YYYY-MM-DD` */
  readonly dateOfProcedure: string;
  readonly customerId: number | undefined;
  /** The revision of the draft that the portal holds, if one is known. */
  readonly draftRevision: number | undefined;
  /** The content of the form, as its draft has it. */
  readonly content: unknown;
  /** Why the portal did not take it: the person has to look at it. */
  readonly refusal: QueueRefusal | null;
};

export type QueueRefusal = { readonly code: string; readonly message: string };
