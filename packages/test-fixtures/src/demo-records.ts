import { type CustomerId, instant, type LocalDate } from "@cathedra/domain";
import {
  catalogue,
  getProcedures,
  type InterventionType,
  type LogbookRecord,
} from "@cathedra/domain/logbook";
import { type CastPerson, cast } from "./cast.ts";
import { getClinical } from "./clinical.ts";
import { customers, getCustomer, getGroup } from "./customers.ts";
import { indications } from "./indications.ts";
import { attendings, hospitals, misspelt } from "./logbook-lists.ts";
import { seededRandom } from "./random.ts";
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
    getPlace: getDemoPlace,
  });
  return [...records].map(misspelling);
}

/**
 * The records with a case that two trainees of one group have logged: one of Tomás's is of the same case as one of Maya's,
 * entered an hour later. No record is added, so that everybody has as many as before.
 */
export function withDuplicateEntry(records: readonly LogbookRecord[]): readonly LogbookRecord[] {
  const ofGroup = (person: CastPerson) =>
    records
      .filter(
        ({ createdBy, groupId }) => createdBy === person.userId && groupId === getGroup("irResidents").id,
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

/** The kinds of procedure that two trainees do often with one attending, all of which have a simulator module. */
const supervised: readonly { readonly author: CastPerson; readonly codes: readonly string[] }[] = [
  { author: cast.maya, codes: ["AI-1203", "AI-1204", "AI-1214"] },
  { author: cast.maya, codes: ["AI-1111", "AI-1102"] },
  { author: cast.tomas, codes: ["AI-1103", "AI-1111"] },
];
const supervisedCases = 14;
/** Recent records stay as they are, because other parts of the demo life refer to them. */
const recentRecords = 16;

/**
 * The records with enough cases of one kind under Eleanor Whitfield that ratings of them show a course over time. No record is
 * added; the oldest ones that another attending supervised are changed.
 */
export function withSupervisedCases(records: readonly LogbookRecord[]): readonly LogbookRecord[] {
  const { id, firstName, lastName } = attendingNamed(cast.eleanor.lastName);
  const random = seededRandom(3_026);
  const changed = new Map<LogbookRecord, LogbookRecord>();
  for (const { author: person, codes } of supervised) {
    const procedures = getProcedures(catalogue).filter(({ code }) => codes.includes(code));
    const free = records
      .filter(
        (record) => record.createdBy === person.userId && record.attending.id !== id && !changed.has(record),
      )
      .toSorted((one, other) => other.createdAt - one.createdAt)
      .slice(recentRecords);
    const step = Math.max(1, Math.floor(free.length / supervisedCases));
    for (const record of free.filter((_, index) => index % step === 0).slice(0, supervisedCases)) {
      const procedure = random.pick(procedures);
      const reasons =
        indications[procedure.interventionType as InterventionType][procedure.organSystem] ?? [];
      changed.set(record, {
        ...record,
        attending: { id, firstName, lastName },
        procedure,
        procedureIndication: random.pick(reasons),
        ...getClinical(procedure, random),
      });
    }
  }
  return records.map((record) => changed.get(record) ?? record);
}

function attendingNamed(name: string) {
  const found = attendings.find(({ lastName }) => lastName === name);
  if (found === undefined) throw new Error(`no such attending: ${name}`);
  return found;
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
export function getDemoPlace(customerId: CustomerId): RecordPlace {
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
    const { id, customer } = getGroup(group);
    return { id, customerId: getCustomer(customer).id };
  });
  return { userId, keycloakId, firstName, lastName, groups, levels, weight };
}
