import { catalogue, findProcedure, type Me, type Procedure } from "@cathedra/domain/logbook";
import { cast, filledFields, getCustomer, getGroup } from "@cathedra/test-fixtures";
import type { Choices } from "../src/routes/logbook/records/form/choices.ts";
import { getChoices } from "../src/routes/logbook/records/form/choices.ts";
import {
  type FormGroup,
  newRecordForm,
  type RecordForm,
} from "../src/routes/logbook/records/form/record-form.ts";
import type { LoadedRecord } from "../src/routes/logbook/records/form/record-mapping.ts";

// Shared parts of the record form's tests.

export const maya: Me = cast.maya;

export const northgateGroups: readonly FormGroup[] = [formGroup("irResidents"), formGroup("irFellows")];
export const lakesideGroup: FormGroup = formGroup("endovascularTrainees");

export const endoleak: Procedure = getProcedure("AI-1004");

export const choices: Choices = getChoices({
  attending: [
    {
      id: "a0000000-0000-4000-8000-000000000001",
      firstName: "Anna",
      lastName: "Berg",
      customerId: 1,
      customerName: "Northgate",
    },
    {
      id: "a0000000-0000-4000-8000-000000000002",
      firstName: "Luca",
      lastName: "Conti",
      customerId: 2,
      customerName: "Lakeside",
    },
  ],
  hospitals: [
    { name: "Northgate Main", customerId: 1 },
    { name: "Lakeside Clinic", customerId: 2 },
  ],
});

/** A form without errors. */
export function aForm(change: Partial<RecordForm> = {}): RecordForm {
  return {
    ...newRecordForm(maya, northgateGroups.slice(0, 1)),
    dateOfProcedure: "2026-03-07",
    attendingId: "a0000000-0000-4000-8000-000000000001",
    attendingName: "Berg, Anna",
    hospital: "Northgate Main",
    procedure: endoleak,
    procedureIndication: "Growing sac",
    ...change,
  };
}

/** A stored record with every field filled in, so that one that is lost is seen. */
export function aRecord(change: Partial<LoadedRecord> = {}): LoadedRecord {
  return {
    ...filledFields,
    id: "b0000000-0000-4000-8000-000000000001",
    groupId: 1,
    groupName: "IR Residents",
    customerId: 1,
    type: "irlog",
    dateOfProcedure: "2026-03-07",
    hospital: "Northgate Main",
    attending: { id: "a0000000-0000-4000-8000-000000000001", firstName: "Anna", lastName: "Berg" },
    participants: [
      { user: { keycloak_id: maya.keycloakId }, name: "Maya Lindqvist", role: "Operator", level: "R3" },
      { user: null, name: "Jo Visitor", role: "Scrub", level: "NP" },
    ],
    procedure: endoleak,
    procedureIndication: "Growing sac",
    createdBy: { keycloak_id: maya.keycloakId, first_name: "Maya", last_name: "Lindqvist" },
    modifiedAt: "2026-03-08T10:00:00.000Z",
    viewerCanEdit: true,
    ...change,
  };
}

export const somebodyElse = cast.priya.keycloakId;

function formGroup(key: Parameters<typeof getGroup>[0]): FormGroup {
  const { id, name, customer } = getGroup(key);
  return { id, name, customer: { id: getCustomer(customer).id, name: getCustomer(customer).name } };
}

function getProcedure(code: string): Procedure {
  const procedure = findProcedure(catalogue, code);
  if (procedure === undefined) throw new Error(`not in the catalogue: ${code}`);
  return procedure;
}
