import { type Db, type RecordRows, recordRows } from "@cathedra/api";
import type { CustomerId, GroupId, LearningSpaceId, LocalDate } from "@cathedra/domain";
import { toRecordInput } from "@cathedra/test-fixtures";
import { learningOf } from "./learning-world.ts";
import type { BenchWorld } from "./world.ts";

type Asking = { readonly userId: string; readonly token: string };

/** A new record, as the web would send it and as its rows. */
export type Saving = {
  readonly by: Asking;
  readonly input: { readonly activity: unknown; readonly customerId: number };
  /** The record's row and those of its participants, as JSON. */
  readonly rows: () => readonly [record: string, people: string];
};

/** The people and words of a round: people with logbooks, and words that occur in some of their records. */
export type Subjects = {
  readonly people: readonly (Asking & { readonly recordIds: readonly string[]; readonly hospital: string })[];
  readonly admins: readonly (Asking & { readonly customerId: number; readonly classId: GroupId })[];
  readonly words: readonly string[];
  readonly savings: readonly Saving[];
  /** The learning space with many courses. */
  readonly spaceId: LearningSpaceId;
};

const askedPeople = 40;
const recordsOfPerson = 40;

/** The subjects of a round, chosen evenly among all people of a world that is stored already. */
export async function subjectsOf(
  db: Db,
  { world, residents, admins, newRecords }: BenchWorld,
  tokenOf: (person: BenchWorld["residents"][number]) => Promise<string>,
  today: LocalDate,
): Promise<Subjects> {
  const step = Math.max(1, Math.floor(residents.length / askedPeople));
  const sample = residents.filter((_, n) => n % step === 0).slice(0, askedPeople);
  const people = await Promise.all(
    sample.map(async (person) => {
      const rows = await db
        .selectFrom("logbook_record")
        .select(["id", "hospital_name"])
        .where("created_by", "=", person.userId)
        .limit(recordsOfPerson)
        .execute();
      return {
        userId: person.userId,
        token: await tokenOf(person),
        recordIds: rows.map(({ id }) => id),
        hospital: rows[0]?.hospital_name ?? "",
      };
    }),
  );
  const rows = await recordRows(db, world.people);
  const records = [...newRecords(sample, today)];
  const { spaceId, classes } = await learningOf(db);
  return {
    people,
    admins: await Promise.all(
      admins.slice(0, askedPeople).map(async (admin) => ({
        userId: admin.userId,
        customerId: admin.customerId,
        classId: classOfAccount(classes, admin.customerId),
        token: await tokenOf(admin),
      })),
    ),
    words: ["biopsy", "catheter", "angio", "drain", "vein"],
    savings: records.map((record) => savingOf(record, people, rows)),
    spaceId,
  };
}

function classOfAccount(classes: ReadonlyMap<CustomerId, GroupId>, customerId: CustomerId): GroupId {
  const found = classes.get(customerId);
  if (found === undefined) throw new Error("an account without a class: a database of an earlier bench?");
  return found;
}

function savingOf(
  record: ReturnType<BenchWorld["newRecords"]> extends Iterable<infer Each> ? Each : never,
  people: readonly Asking[],
  { recordRow, peopleRows }: RecordRows,
): Saving {
  const by = people.find(({ userId }) => userId === record.createdBy);
  if (by === undefined) throw new Error("a new record of somebody who is not asked");
  const { customerId, attendingName: _, ...activity } = toRecordInput(record);
  if (customerId === null || customerId === undefined) throw new Error("a new record of no customer");
  return {
    by,
    input: { activity, customerId },
    rows: () => [JSON.stringify(recordRow(record)), JSON.stringify(peopleRows(record))],
  };
}
