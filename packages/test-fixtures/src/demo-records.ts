import type { CustomerId, LocalDate } from "@cathedra/domain";
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
