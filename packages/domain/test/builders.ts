import fc from "fast-check";
import type { Actor } from "../src/access/actor.ts";
import { roles } from "../src/access/role.ts";
import type { CustomerId, GroupId, KeycloakId, RecordId, UserId } from "../src/ids.ts";
import { catalogue } from "../src/logbook/catalogue/catalogue.ts";
import { getProcedures } from "../src/logbook/catalogue/lookup.ts";
import type { Procedure, RecordFacts } from "../src/logbook/record.ts";
import type { RecordInput } from "../src/logbook/record-input.ts";
import { type Instant, instant, type LocalDate, parseLocalDate, utcDay } from "../src/time.ts";

export const customer = (id: number) => id as CustomerId;
export const group = (id: number) => id as GroupId;
export const user = (id: string) => id as UserId;

export function day(text: string): LocalDate {
  const date = parseLocalDate(text);
  if (date === undefined) throw new Error(text);
  return date;
}

/** A trainee with a logbook and no group. */
export function anActor(overrides: Partial<Actor> = {}): Actor {
  return {
    userId: user("trainee"),
    keycloakId: "subject" as KeycloakId,
    email: "trainee@northgate.example",
    isEmailVerified: true,
    firstName: "Maya",
    lastName: "Lindqvist",
    roles: [],
    logbook: true,
    memberships: [],
    administers: [],
    administeredCustomers: [],
    groupAdminCustomers: [],
    ...overrides,
  };
}

/** Another person's record in group 1 of customer 1. */
export function someFacts(overrides: Partial<RecordFacts> = {}): RecordFacts {
  return {
    id: "record" as RecordId,
    groupId: group(1),
    customerId: customer(1),
    createdBy: user("somebody"),
    participantIds: [user("somebody")],
    ...overrides,
  };
}

export function aProcedure(code = "AI-1201"): Procedure {
  const procedure = getProcedures(catalogue).find((each) => each.code === code);
  if (procedure === undefined) throw new Error(code);
  return procedure;
}

/** The required fields and nothing else. */
export function anInput(overrides: RecordInput = {}): RecordInput {
  return {
    groupId: 1,
    dateOfProcedure: "2026-03-02",
    attendingName: "Whitfield, Eleanor",
    hospital: "Main Campus",
    procedure: { code: "AI-1201" },
    procedureIndication: "Claudication",
    ...overrides,
  };
}

const someUser = fc.constantFrom("trainee", "somebody", "another").map(user);
const someCustomer = fc.constantFrom(1, 2).map(customer);

/** Group 1 and 2 belong to customer 1, group 3 to customer 2. */
const someGroup = fc.constantFrom(
  { groupId: group(1), customerId: customer(1) },
  { groupId: group(2), customerId: customer(1) },
  { groupId: group(3), customerId: customer(2) },
);

export const anyActor: fc.Arbitrary<Actor> = fc
  .record({
    userId: someUser,
    roles: fc.subarray([...roles]),
    logbook: fc.boolean(),
    memberships: fc.array(
      fc.record({ place: someGroup, role: fc.constantFrom("admin" as const, "learner" as const) }),
      { maxLength: 3 },
    ),
    administers: fc.uniqueArray(someCustomer),
  })
  .map(({ memberships, ...rest }) => {
    const led = new Set(
      memberships.filter(({ role }) => role === "admin").map(({ place }) => place.customerId),
    );
    return anActor({
      ...rest,
      memberships: memberships.map(({ place, role }) => ({ ...place, role })),
      groupAdminCustomers: [...led].map((id) => ({ id, name: `Customer ${id}` })),
    });
  });

export const anyFacts: fc.Arbitrary<RecordFacts> = fc
  .record({ place: someGroup, createdBy: someUser, participantIds: fc.uniqueArray(someUser) })
  .map(({ place, ...rest }) => someFacts({ ...place, ...rest }));

export const anyDay: fc.Arbitrary<LocalDate> = fc
  .integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2199, 11, 31) })
  .map((at) => utcDay(instant(at)));

export const anyInstant: fc.Arbitrary<Instant> = fc
  .integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2199, 11, 31) })
  .map(instant);
