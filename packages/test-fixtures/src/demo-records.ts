import { type CustomerId, instant, type LocalDate } from "@cathedra/domain";
import type { LogbookRecord } from "@cathedra/domain/logbook";
import { type CastPerson, cast } from "./cast.ts";
import { customerOf, customers, groupOf } from "./customers.ts";
import { attendings, hospitals, misspelt } from "./logbook-lists.ts";
import { generateRecords, type RecordAuthor, type RecordPlace } from "./records.ts";

/** The people of the cast who keep a logbook; half of the records are Maya's. */
export const demoAuthors: readonly RecordAuthor[] = [
  author(cast.maya, ["R3", "R4"], 50),
  author(cast.tomas, ["R4", "IR1"], 22),
  author(cast.aiko, ["IR1", "IR2"], 20),
  author(cast.priya, ["IR7", "IR7"], 4),
  author(cast.lukas, ["IR7", "IR7"], 4),
];

/** The logbook records of the local world: 300 over the two years before `today`. */
export function demoRecords(today: LocalDate): readonly LogbookRecord[] {
  const records = generateRecords({
    seed: 20_261,
    count: 300,
    today,
    authors: demoAuthors,
    placeOf: demoPlaceOf,
  });
  return [...records].map(misspelling);
}

/**
 * The records with a case that two trainees of one group have logged: one of Tomás's is of the same case as one of Maya's,
 * entered an hour later. No record is added, so that everybody has as many as before.
 */
export function withDoubleEntry(records: readonly LogbookRecord[]): readonly LogbookRecord[] {
  const ofGroup = (person: CastPerson) =>
    records
      .filter(
        ({ createdBy, groupId }) => createdBy === person.userId && groupId === groupOf("irResidents").id,
      )
      .toSorted((one, other) => other.createdAt - one.createdAt);
  // Recent, but not what either of them entered last.
  const meant = ofGroup(cast.maya)[4];
  const changed = ofGroup(cast.tomas)[2];
  if (meant === undefined || changed === undefined) throw new Error("too few records for a double entry");
  const enteredAt = instant(meant.createdAt + 3_600_000);
  const { id, createdBy, modifiedBy, participants, participantIds, optionalIdentifier } = changed;
  const double: LogbookRecord = {
    ...meant,
    id,
    createdBy,
    modifiedBy,
    participants,
    participantIds,
    optionalIdentifier,
    createdAt: enteredAt,
    modifiedAt: enteredAt,
  };
  return records.map((record) => (record === changed ? double : record));
}

/** Some records have an attending or hospital with a misspelt name. */
function misspelling(record: LogbookRecord, index: number): LogbookRecord {
  const { attending, hospital } = misspelt;
  if (index % 4 !== 0) return record;
  if (record.attending.lastName === attending.meant) {
    const { id, firstName, lastName } = attending.entry;
    return { ...record, attending: { id, firstName, lastName } };
  }
  return record.hospital === hospital.meant ? { ...record, hospital: hospital.entry.name } : record;
}

/** The attendings and hospitals of a customer of the cast. */
export function demoPlaceOf(customerId: CustomerId): RecordPlace {
  const place = places.get(customerId);
  if (place === undefined) throw new Error(`not in the cast: customer ${customerId}`);
  return place;
}

const places: ReadonlyMap<CustomerId, RecordPlace> = new Map(
  customers.map(({ id, key }) => [
    id,
    {
      attendings: attendings
        .filter(({ customer }) => customer === key)
        .map((each) => ({ id: each.id, firstName: each.firstName, lastName: each.lastName })),
      hospitals: hospitals.filter(({ customer }) => customer === key).map(({ name }) => name),
    },
  ]),
);

function author(person: CastPerson, levels: RecordAuthor["levels"], weight: number): RecordAuthor {
  const { userId, keycloakId, firstName, lastName } = person;
  const groups = person.groups.map(({ group }) => {
    const { id, customer } = groupOf(group);
    return { id, customerId: customerOf(customer).id };
  });
  return { userId, keycloakId, firstName, lastName, groups, levels, weight };
}
