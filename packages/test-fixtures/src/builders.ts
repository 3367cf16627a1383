import { type CustomerId, type GroupId, instant, type LocalDate, type RecordId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import {
  type ClinicalField,
  catalogue,
  clinicalFieldNames,
  findProcedure,
  type LogbookRecord,
  type Procedure,
  type RecordContent,
  type RecordInput,
} from "@cathedra/domain/logbook";
import { cast, getActor } from "./cast.ts";
import { getCustomer, getGroup } from "./customers.ts";
import { attendings, hospitals } from "./logbook-lists.ts";

/** An actor in tests: Maya Lindqvist, a trainee, unless facts are changed. */
export function anActor(overrides: Partial<Actor> = {}): Actor {
  return { ...getActor(cast.maya), ...overrides };
}

/** The group IR Residents of Northgate, unless changed. */
export function aGroup(
  overrides: { readonly id?: GroupId; readonly customerId?: CustomerId; readonly name?: string } = {},
): { readonly id: GroupId; readonly customerId: CustomerId; readonly name: string } {
  const { id, name } = getGroup("irResidents");
  return { id, customerId: getCustomer("northgate").id, name, ...overrides };
}

/** A procedure of the catalogue by its code. */
export function aProcedure(code = "VI-8001"): Procedure {
  const procedure = findProcedure(catalogue, code);
  if (procedure === undefined) throw new Error(`not in the catalogue: ${code}`);
  return procedure;
}

/** The optional fields of a record, all empty. */
export const emptyClinicalFields = Object.fromEntries(clinicalFieldNames.map((name) => [name, null])) as {
  readonly [Name in ClinicalField]: null;
};

/** A record with the required fields and nothing else. */
export function aRecordContent(overrides: Partial<RecordContent> = {}): RecordContent {
  return {
    ...emptyClinicalFields,
    dateOfProcedure: "2026-03-02" as LocalDate,
    optionalIdentifier: null,
    hospital: hospitals[0]?.name ?? "",
    participants: [
      { keycloakId: cast.maya.keycloakId, name: "Maya Lindqvist", role: "Operator", level: "R3" },
    ],
    procedure: aProcedure(),
    procedureIndication: "Embolism with contraindication to anticoagulation",
    ...overrides,
  };
}

/** A stored record of Maya's in IR Residents, with the required fields and nothing else. */
export function aRecord(overrides: Partial<LogbookRecord> = {}): LogbookRecord {
  const attending = attendings[0];
  if (attending === undefined) throw new Error("the cast has no attending");
  const { id, customerId } = aGroup();
  return {
    ...aRecordContent(),
    id: "4ec04d00-0000-4000-8000-000000000001" as RecordId,
    groupId: id,
    customerId,
    createdBy: cast.maya.userId,
    participantIds: [cast.maya.userId],
    attending: { id: attending.id, firstName: attending.firstName, lastName: attending.lastName },
    createdAt: instant(Date.UTC(2026, 2, 2, 18)),
    modifiedAt: instant(Date.UTC(2026, 2, 2, 18)),
    modifiedBy: cast.maya.userId,
    ...overrides,
  };
}

/** A record as a person fills it in, with the required fields and nothing else. */
export function aRecordInput(overrides: Partial<RecordInput> = {}): RecordInput {
  return { ...toRecordInput(aRecord()), ...overrides };
}

/** The call that would save the record as it is, `id` and the server's own fields left out. */
export function toRecordInput(record: LogbookRecord): RecordInput {
  const fields = Object.keys(aRecordContent()) as (keyof RecordContent)[];
  const content = Object.fromEntries(fields.map((field) => [field, record[field]])) as RecordContent;
  return {
    ...content,
    groupId: record.groupId,
    customerId: record.customerId,
    type: "irlog",
    attending: { id: record.attending.id },
    participants: record.participants.map(({ keycloakId, name, role, level }) => ({
      user: keycloakId === null ? null : { keycloak_id: keycloakId },
      name,
      role,
      level,
    })),
  };
}
