import type { SeedWorld } from "@cathedra/api";
import type {
  AttendingId,
  CustomerId,
  GroupId,
  HospitalId,
  KeycloakId,
  LocalDate,
  UserId,
} from "@cathedra/domain";
import {
  attendings,
  generateRecords,
  hospitals,
  type RecordAuthor,
  type RecordPlace,
} from "@cathedra/test-fixtures";

const recordsAPerson = 200;
const peopleACustomer = 50;
const savedRecords = 400;

/**
 * A world that grows in the number of its people, each with about as many records as a resident writes in two years.
 * The first person of each customer administers it.
 */
export function benchWorld(records: number, today: LocalDate) {
  const people = Array.from({ length: Math.max(1, Math.round(records / recordsAPerson)) }, (_, n) =>
    personAt(n),
  );
  const numbers = Array.from({ length: Math.ceil(people.length / peopleACustomer) }, (_, n) => n);
  const places = numbers.map((n) => placeAt(n));
  const world: SeedWorld = {
    customers: numbers.map((n) => ({ id: (n + 1) as CustomerId, name: `Institution ${n + 1}` })),
    groups: numbers.map((n) => ({
      id: (n + 1) as GroupId,
      customerId: (n + 1) as CustomerId,
      name: "Residents",
      description: null,
    })),
    people: people.map(({ userId, keycloakId, firstName, lastName, groups }, n) => ({
      userId,
      keycloakId,
      email: `${firstName}.${lastName}@bench.example`.toLowerCase(),
      firstName,
      lastName,
      logbook: true,
      memberships: groups.map(({ id, customerId }) => ({
        groupId: id,
        customerId,
        role: "learner" as const,
      })),
      administers: isAdmin(n) ? groups.map(({ customerId }) => customerId) : [],
    })),
    attendings: places.flatMap(({ attendings: all, customerId }) =>
      all.map((attending) => ({ ...attending, customerId, email: null })),
    ),
    hospitals: places.flatMap(({ hospitals: all, customerId }) =>
      all.map((hospital) => ({ ...hospital, customerId })),
    ),
  };
  const getPlace = (id: CustomerId): RecordPlace => {
    const place = places[id - 1];
    if (place === undefined) throw new RangeError(`no such customer: ${id}`);
    return { attendings: place.attendings, hospitals: place.hospitals.map(({ name }) => name) };
  };
  return {
    world,
    residents: people.filter((_, n) => !isAdmin(n)),
    admins: people.flatMap((person, n) => (isAdmin(n) ? [{ ...person, customerId: customerAt(n) }] : [])),
    records: generateRecords({ seed: 11, count: records, today, authors: people, getPlace }),
    /** Makes new records whose authors and other participants are among these people. */
    newRecords: (authors: readonly RecordAuthor[], day: LocalDate) =>
      generateRecords({ seed: 12, count: savedRecords, today: day, authors, getPlace }),
  };
}

export type BenchWorld = ReturnType<typeof benchWorld>;

const isAdmin = (n: number): boolean => n % peopleACustomer === 0;
const customerAt = (n: number): CustomerId => (Math.floor(n / peopleACustomer) + 1) as CustomerId;

function personAt(n: number): RecordAuthor {
  const customerId = customerAt(n);
  return {
    userId: uuid(1, n) as UserId,
    keycloakId: uuid(2, n) as KeycloakId,
    firstName: `Person${n}`,
    lastName: "Bench",
    groups: [{ id: customerId as number as GroupId, customerId }],
    levels: ["R3", "R4"],
    weight: 1,
  };
}

function placeAt(n: number) {
  return {
    customerId: (n + 1) as CustomerId,
    attendings: attendings.map(({ firstName, lastName }, index) => ({
      id: uuid(3, n * 100 + index) as AttendingId,
      firstName,
      lastName,
    })),
    hospitals: [...new Set(hospitals.map(({ name }) => name))].map((name, index) => ({
      id: uuid(4, n * 100 + index) as HospitalId,
      name,
    })),
  };
}

function uuid(kind: number, n: number): string {
  return `${String(kind).padStart(8, "0")}-0000-4000-8000-${n.toString(16).padStart(12, "0")}`;
}
