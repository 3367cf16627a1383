import type { GroupId, UserId } from "@cathedra/domain";
import type { LearningFailure } from "@cathedra/domain/learning";
import { classTexts } from "@cathedra/domain/messages";
import { sql } from "kysely";
import { bool, statement, text, uuid } from "../../db/statement.ts";
import { type LearningPlatform, PlatformError } from "../../ports/learning-platform.ts";
import type { ProgressReader } from "../../ports/learning-service.ts";
import { type Runner, type RunningWork, WorkFailed } from "../operations/public.ts";
import { readProgress } from "./read-progress.ts";
import { claimSync, recordSyncFailure } from "./sync-state.ts";

/** The maximum number of people of a class whose progress is read, the same as in the class's table. */
const maxPeople = 500;
/** The number of people who are read concurrently; the platform client limits the rate of the calls. */
const atOnce = 4;
/** Longest duration of the one or two platform calls about a person, in milliseconds; after it the person is not read. */
const maxMs = 45_000;
/** After this number of failures in a row the platform is not called for the remaining people. */
const maxFailuresInRow = 8;

const peopleStatement = statement(
  { userId: uuid<UserId>(), email: text(), isEmailVerified: bool() },
  (groupId: GroupId, operationId: string) => sql`
    select person.id as "userId", person.email, person.email_verified as "isEmailVerified"
    from customer_group_member member join app_user person on person.id = member.user_id
    join customer_group own on own.id = member.group_id and own.removed_at is null
    left join progress_reading reading on reading.user_id = person.id
    where member.group_id = ${groupId} and member.role = 'learner'
      -- A reading that is continued after an interruption leaves out the people whom it has read.
      and (reading.figures_at is null
        or reading.figures_at < (select requested_at from operation where id = ${operationId}::uuid))
    order by person.last_name collate "und-x-icu", person.first_name collate "und-x-icu", person.id
    limit ${sql.lit(maxPeople)}`,
  [1 as GroupId, "00000000-0000-4000-8000-000000000000"],
);

/**
 * Reads the progress of every learner of a group from the platform. A person who was read within the last moments is not
 * read again; a person who cannot be read keeps the known figures, marked as outdated.
 */
export function classProgressReader(platform: LearningPlatform): Runner {
  return async (work) => {
    const people = await peopleStatement.rows(work.db, Number(work.subject) as GroupId, work.operationId);
    const report = (done: number) =>
      work.report({
        step: classTexts.reading.step(done, people.length),
        progress: people.length === 0 ? 100 : (done / people.length) * 100,
      });
    let [next, done, failuresInRow] = [0, 0, 0];
    let reason: LearningFailure | undefined;
    report(0);
    const readNext = async (): Promise<void> => {
      for (;;) {
        work.signal.throwIfAborted();
        if (failuresInRow >= maxFailuresInRow) return;
        const person = people[next];
        if (person === undefined) return;
        next += 1;
        const failure = await readPerson(work, platform, person);
        reason = failure ?? reason;
        failuresInRow = failure === undefined ? 0 : failuresInRow + 1;
        done += 1;
        report(done);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, readNext));
    if (failuresInRow >= maxFailuresInRow || (failuresInRow > 0 && failuresInRow === people.length))
      throw new WorkFailed(`PLATFORM_${(reason ?? "unknown").toUpperCase()}`);
  };
}

/** Reads the progress of one person; returns the reason if the platform prevented it. */
async function readPerson(
  { db, signal: stopping }: RunningWork,
  platform: LearningPlatform,
  reader: ProgressReader,
): Promise<LearningFailure | undefined> {
  const askedAt = await claimSync(db, reader.userId, { hasReturned: false });
  if (askedAt === undefined) return undefined;
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(maxMs)]);
  try {
    await readProgress({ db, platform, signal }, reader, { askedAt });
    return undefined;
  } catch (error) {
    stopping.throwIfAborted();
    await recordSyncFailure(db, reader.userId);
    if (error instanceof PlatformError) return error.missing === "person" ? undefined : error.reason;
    if (signal.aborted) return "slow";
    return undefined;
  }
}
