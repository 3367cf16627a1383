import type { PlainRecordField } from "../fields/record-fields.ts";
import type { Procedure, RecordContent } from "../record.ts";

/** The part that the owner of a logbook has in a record of it. */
export const ownParts = ["author", "participant", "authorAndParticipant"] as const;
export type OwnPart = (typeof ownParts)[number];

/** A person by the names of the contract. */
export type ExportedPerson = {
  readonly keycloak_id: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
};

export type ExportedParticipant = {
  readonly user: { readonly keycloak_id: string | null } | null;
  readonly name: string;
  readonly role: string | null;
  readonly level: string | null;
};

/** A record of somebody's own logbook as a file holds it, with the names and values of the contract; instants are ISO 8601 texts. */
export type ExportedRecord = { readonly [Name in PlainRecordField]: RecordContent[Name] } & {
  readonly id: string;
  readonly part: OwnPart;
  readonly customerId: number;
  readonly groupId: number;
  readonly groupName: string;
  readonly hospital: string;
  readonly attending: { readonly id: string; readonly firstName: string; readonly lastName: string };
  readonly procedure: Procedure;
  readonly participants: readonly ExportedParticipant[];
  readonly confirmation: {
    readonly state: string;
    readonly askedAt: string;
    readonly at: string | null;
    readonly word: string | null;
    readonly by: ExportedPerson | null;
    /** The stored confirmation; null unless the record is confirmed. */
    readonly confirmed: {
      readonly byName: string;
      readonly byAddress: string;
      readonly capacity: string;
      /** Why an administrator confirmed it; null if its attending did. */
      readonly reason: string | null;
      readonly at: string;
      readonly recordVersion: string;
      readonly attending: string;
      readonly hospital: string;
      readonly procedure: string;
    } | null;
  };
  /** The import that brought the record; null for a record that was entered. */
  readonly import: { readonly id: string; readonly importedAt: string; readonly fileName: string } | null;
  readonly createdAt: string;
  readonly createdBy: ExportedPerson | null;
  readonly modifiedAt: string;
  readonly modifiedBy: ExportedPerson | null;
};
