import { daysBetween, type LocalDate, utcDay } from "@cathedra/domain";
import { mayReadRecord } from "@cathedra/domain/access";
import { catalogue, getProcedures, type LogbookRecord, validateRecord } from "@cathedra/domain/logbook";
import { beforeAll, describe, expect, test } from "vitest";
import { aRecord, aRecordInput, toRecordInput } from "./builders.ts";
import { cast, getActor, people } from "./cast.ts";
import {
  demoAuthors,
  demoRecords,
  getDemoPlace,
  withDuplicateEntry,
  withSupervisedCases,
} from "./demo-records.ts";
import { indications } from "./indications.ts";
import { misspelt } from "./logbook-lists.ts";
import { frequentProcedures } from "./procedure-frequency.ts";
import { generateRecords } from "./records.ts";

const today = "2026-03-10" as LocalDate;
const plan = { seed: 7, count: 3000, today, authors: demoAuthors, getPlace: getDemoPlace };

function validate(record: LogbookRecord) {
  return validateRecord(toRecordInput(record), {
    latestDay: today,
    groups: [{ id: record.groupId, customerId: record.customerId }],
    catalogue,
    hospitals: ({ customerId }) => getDemoPlace(customerId).hospitals,
  });
}

describe("generated records", () => {
  let records: readonly LogbookRecord[] = [];

  beforeAll(() => {
    records = [...generateRecords(plan)];
  });

  test("records pass every rule and are stored unchanged", () => {
    for (const record of records) {
      const read = validate(record);
      expect(read.ok ? [] : read.error).toEqual([]);
      if (read.ok) expect(record).toMatchObject(read.value.content);
    }
  });

  test("records are the same for the same plan, and different for another seed", () => {
    expect([...generateRecords({ ...plan, count: 50 })]).toEqual(records.slice(0, 50));
    const [other] = generateRecords({ ...plan, seed: 8, count: 1 });
    expect(other?.id).not.toBe(records[0]?.id);
  });

  test("every record has its own id", () => {
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
  });

  test("records lie within the two years before the day, and are written on their day or soon after, before today", () => {
    for (const { dateOfProcedure, createdAt } of records) {
      const ago = daysBetween(dateOfProcedure, today);
      expect(ago).toBeGreaterThan(0);
      expect(ago).toBeLessThanOrEqual(730);
      const later = daysBetween(dateOfProcedure, utcDay(createdAt));
      expect(later).toBeGreaterThanOrEqual(0);
      expect(later).toBeLessThanOrEqual(2);
      expect(utcDay(createdAt) < today).toBe(true);
    }
    expect(
      Math.max(...records.map(({ dateOfProcedure }) => daysBetween(dateOfProcedure, today))),
    ).toBeGreaterThan(700);
  });

  test("records can be read by their authors and participants, whose accounts match", () => {
    for (const record of records) {
      const accounts = record.participants.flatMap(({ keycloakId }) => keycloakId ?? []);
      const listed = people.filter(({ keycloakId }) => accounts.includes(keycloakId));
      expect(new Set(record.participantIds)).toEqual(new Set(listed.map(({ userId }) => userId)));
      expect(record.participantIds[0]).toBe(record.createdBy);
      for (const person of listed) expect(mayReadRecord(getActor(person), record)).toBe("allowed");
    }
  });

  test("attendings and hospitals belong to the record's customer", () => {
    for (const { customerId, attending, hospital } of records) {
      const place = getDemoPlace(customerId);
      expect(place.attendings).toContainEqual(attending);
      expect(place.hospitals).toContain(hospital);
    }
  });

  test("records use every intervention type and most of the catalogue, with frequent procedures most often", () => {
    const codes = records.map(({ procedure }) => procedure.code);
    expect(new Set(records.map(({ procedure }) => procedure.interventionType)).size).toBe(8);
    expect(new Set(codes).size).toBeGreaterThan(getProcedures(catalogue).length * 0.6);
    expect(codes.filter((code) => frequentProcedures.includes(code)).length).toBeGreaterThan(
      codes.length * 0.6,
    );
  });
});

test("every organ system of the catalogue has indications, and no indication is unused", () => {
  const known = Object.entries(indications).flatMap(([type, systems]) =>
    Object.keys(systems).map((system) => `${type}/${system}`),
  );
  const wanted = catalogue.interventionTypes.flatMap(({ name, organSystems }) =>
    organSystems.map((system) => `${name}/${system.name}`),
  );
  expect(known.toSorted()).toEqual(wanted.toSorted());
});

test("the frequent procedures are in the catalogue", () => {
  const known = new Set(getProcedures(catalogue).map(({ code }) => code));
  expect(frequentProcedures.filter((code) => !known.has(code))).toEqual([]);
  expect(new Set(frequentProcedures).size).toBe(frequentProcedures.length);
});

test("about half of the 300 demo records are Maya's", () => {
  const records = demoRecords(today);
  expect(records).toHaveLength(300);
  const mayas = records.filter(({ createdBy }) => createdBy === cast.maya.userId).length;
  expect(mayas).toBeGreaterThan(130);
  expect(mayas).toBeLessThan(170);
});

test("one case of the demo life is logged by Maya and by Tomás, and every record is still valid", () => {
  const records = demoRecords(today);
  const doubled = withDuplicateEntry(records);
  const [changed, ...more] = doubled.filter((record) => !records.includes(record));
  expect([changed?.createdBy, more.length, doubled.length]).toEqual([cast.tomas.userId, 0, records.length]);
  if (changed !== undefined) expect(validate(changed).ok).toBe(true);
  const same = doubled.filter(
    ({ dateOfProcedure, hospital, procedure, attending }) =>
      dateOfProcedure === changed?.dateOfProcedure &&
      hospital === changed.hospital &&
      procedure.code === changed.procedure.code &&
      attending.id === changed.attending.id,
  );
  expect(new Set(same.map(({ createdBy }) => createdBy))).toEqual(
    new Set([cast.maya.userId, cast.tomas.userId]),
  );
});

test("Maya and Tomás do many cases of a kind with one attending, and their records are valid", () => {
  const records = demoRecords(today);
  const supervised = withSupervisedCases(records);
  const changed = supervised.filter((record, index) => record !== records[index]);
  expect(supervised.map(({ id, createdBy }) => [id, createdBy])).toEqual(
    records.map(({ id, createdBy }) => [id, createdBy]),
  );
  const counted = [cast.maya, cast.tomas].map(
    ({ userId }) => changed.filter(({ createdBy }) => createdBy === userId).length,
  );
  expect(counted).toEqual([28, 14]);
  // A misspelt hospital was not on the list before either.
  const invalid = changed.filter((record) => !validate(record).ok);
  expect(invalid.filter(({ hospital }) => hospital !== misspelt.hospital.entry.name)).toEqual([]);
});

describe("builders", () => {
  test("a built record is valid, and takes the values of the test", () => {
    expect(validate(aRecord()).ok).toBe(true);
    expect(aRecord({ hospital: "Elsewhere" }).hospital).toBe("Elsewhere");
    expect(aRecordInput({ doseTime: "1,5" }).doseTime).toBe("1,5");
  });

  test("a record's input has the fields of the call without those of the server", () => {
    const input = toRecordInput(aRecord());
    for (const own of ["id", "createdAt", "createdBy", "modifiedAt", "modifiedBy", "participantIds"]) {
      expect(input).not.toHaveProperty(own);
    }
  });
});
