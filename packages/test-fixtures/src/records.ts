import {
  addDays,
  type CustomerId,
  type GroupId,
  type Instant,
  instant,
  type KeycloakId,
  type LocalDate,
  type RecordId,
  type UserId,
} from "@cathedra/domain";
import type {
  Attending,
  InterventionType,
  Level,
  LogbookRecord,
  Participant,
  Procedure,
} from "@cathedra/domain/logbook";
import { getClinical } from "./clinical.ts";
import { indications } from "./indications.ts";
import { proceduresByFrequency } from "./procedure-frequency.ts";
import { type Random, seededRandom } from "./random.ts";

/** A person who keeps a logbook. */
export type RecordAuthor = {
  readonly userId: UserId;
  readonly keycloakId: KeycloakId;
  readonly firstName: string;
  readonly lastName: string;
  readonly groups: readonly { readonly id: GroupId; readonly customerId: CustomerId }[];
  /** The levels in the year before the last, and in the last year. */
  readonly levels: readonly [Level, Level];
  /** This person's share of the records, relative to the other people's weights. */
  readonly weight: number;
};

/** The places, people and procedures from which the records of a customer are generated. */
export type RecordPlace = {
  readonly attendings: readonly Attending[];
  readonly hospitals: readonly string[];
};

export type RecordPlan = {
  readonly seed: number;
  readonly count: number;
  /** The records lie in the two years before this day. */
  readonly today: LocalDate;
  readonly authors: readonly RecordAuthor[];
  readonly getPlace: (customerId: CustomerId) => RecordPlace;
};

const daysOfRecords = 730;
const day = 86_400_000;

/** Realistic logbook records that pass every rule; the same plan yields the same records. */
export function* generateRecords(plan: RecordPlan): Generator<LogbookRecord, void, undefined> {
  const random = seededRandom(plan.seed);
  const authors = plan.authors.flatMap((author) => Array.from({ length: author.weight }, () => author));
  const dates = Array.from({ length: daysOfRecords }, (_, index) =>
    addDays(plan.today, index - daysOfRecords),
  );
  const midnight = Date.parse(`${plan.today}T00:00:00Z`);
  for (let made = 0; made < plan.count; made += 1) {
    const daysAgo = random.int(1, daysOfRecords);
    const date = dates[daysOfRecords - daysAgo] ?? plan.today;
    const writtenAt = midnight - daysAgo * day + random.int(15 * 60, 47 * 60) * 60_000;
    const writtenBefore = midnight - random.int(1, 500) * 1000;
    yield toRecord({
      random,
      author: random.pick(authors),
      procedure: random.pick(random.pick(proceduresByFrequency)),
      date,
      isRecent: daysAgo <= 365,
      createdAt: instant(Math.max(Math.min(writtenAt, writtenBefore), midnight - daysAgo * day)),
      plan,
    });
  }
}

type Draft = {
  readonly random: Random;
  readonly author: RecordAuthor;
  readonly procedure: Procedure;
  readonly date: LocalDate;
  readonly isRecent: boolean;
  readonly createdAt: Instant;
  readonly plan: RecordPlan;
};

function toRecord({ random, author, procedure, date, isRecent, createdAt, plan }: Draft): LogbookRecord {
  const group = random.pick(author.groups);
  const place = plan.getPlace(group.customerId);
  const colleague = random.maybe(0.45, () => random.pick(getColleagues(author, plan.authors, group.id)));
  const reasons = indications[procedure.interventionType as InterventionType][procedure.organSystem] ?? [];
  const imageFollowup = random.maybe(0.2, () => addDays(date, random.int(2, 26) * 7));
  const consultFollowup = random.maybe(0.15, () => addDays(date, random.int(1, 12) * 7));
  return {
    id: random.uuid() as RecordId,
    groupId: group.id,
    customerId: group.customerId,
    createdBy: author.userId,
    participantIds: [
      author.userId,
      ...(colleague === null || colleague === author ? [] : [colleague.userId]),
    ],
    attending: random.pick(place.attendings),
    createdAt,
    modifiedAt: createdAt,
    modifiedBy: author.userId,
    dateOfProcedure: date,
    optionalIdentifier: random.maybe(0.5, () => `case ${random.int(100, 999)}`),
    hospital: random.pick(place.hospitals),
    participants: getParticipants(random, author, colleague, isRecent),
    procedure,
    procedureIndication: random.pick(reasons),
    ...getClinical(procedure, random),
    onCall: random.chance(0.18),
    imageFollowup,
    imageFollowupNotes: imageFollowup === null ? null : random.maybe(0.6, () => random.pick(imagingNotes)),
    consultFollowup,
    consultFollowupNotes: consultFollowup === null ? null : random.maybe(0.6, () => random.pick(visitNotes)),
  };
}

const imagingNotes = ["CT angiography", "Duplex ultrasound", "MRI with contrast", "Chest radiograph"];
const visitNotes = ["Clinic with the attending", "Telephone visit", "Removal of the drain"];
const technologists = ["Jamie Ortega", "Lena Fischer", "Kwame Boateng", "Sofia Marino", "Oskar Nyberg"];

function getParticipants(
  random: Random,
  author: RecordAuthor,
  colleague: RecordAuthor | null,
  isRecent: boolean,
): readonly Participant[] {
  const operator = getParticipant(author, random.chance(0.7) ? "Operator" : "Assistant", isRecent);
  const second =
    colleague === null || colleague === author ? [] : [getParticipant(colleague, "Assistant", isRecent)];
  const technologist: readonly Participant[] = random.chance(0.4)
    ? [
        {
          keycloakId: null,
          name: random.pick(technologists),
          role: random.pick(["Circulator", "Scrub"]),
          level: null,
        },
      ]
    : [];
  return [operator, ...second, ...technologist];
}

function getParticipant(
  { keycloakId, firstName, lastName, levels }: RecordAuthor,
  role: "Operator" | "Assistant",
  isRecent: boolean,
): Participant {
  return { keycloakId, name: `${firstName} ${lastName}`, role, level: levels[isRecent ? 1 : 0] };
}

const colleagues = new WeakMap<readonly RecordAuthor[], Map<GroupId, readonly RecordAuthor[]>>();

/** The authors who share the group; cached, because a million records need it. */
function getColleagues(
  author: RecordAuthor,
  authors: readonly RecordAuthor[],
  groupId: GroupId,
): readonly RecordAuthor[] {
  const known = colleagues.get(authors) ?? new Map<GroupId, readonly RecordAuthor[]>();
  colleagues.set(authors, known);
  const inGroup =
    known.get(groupId) ?? authors.filter(({ groups }) => groups.some(({ id }) => id === groupId));
  known.set(groupId, inGroup);
  return inGroup.length === 0 ? [author] : inGroup;
}
