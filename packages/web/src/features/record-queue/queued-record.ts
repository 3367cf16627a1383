/** What is sent: a new record, a change of a stored one, or its deletion. An entry of an earlier version has a new record. */
export type QueuedKind = "new" | "change" | "deletion";

/** A saved record, or the deletion of one, that this browser holds until the portal has it. */
export type QueuedRecord = {
  /** The id of its draft, under which it is saved: sent twice, it is one record. That of a stored record is the record's. */
  readonly id: string;
  readonly kind?: QueuedKind;
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
  /** The content of the form, as its draft has it; of a deletion what names the record to the portal. */
  readonly content: unknown;
  /** Whether the person called the record complete although it lacks something. */
  readonly isCompleteAsIs?: boolean;
  /** What waited of this record before it was deleted. It waits again when the deletion is refused or taken back. */
  readonly replaces?: QueuedRecord;
  /** Why the portal did not take it: the person has to look at it. */
  readonly refusal: QueueRefusal | null;
};

export type QueueRefusal = { readonly code: string; readonly message: string };
