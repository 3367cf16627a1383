import { getStartRefusal, refusedStartLimits as limits } from "@cathedra/domain/reports";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../errors.ts";
import type { RefusedStart, StartFailure } from "../../ports/refused-start.ts";
import { toAppError } from "../../to-app-error.ts";
import { boundedLog } from "./bounded-log.ts";

type Begun = Pick<RefusedStart, "kind"> & {
  readonly thing: string | number;
  readonly voucherId?: number | null;
};

/** Passes on the outcome of a start. What failed or was refused is recorded, so that support can later see what it was and why. */
export async function recordFailedStart<Started>(
  context: { readonly recordFailedStart: (start: StartFailure) => void },
  { kind, thing, voucherId = null }: Begun,
  started: Promise<Started>,
): Promise<Started> {
  try {
    return await started;
  } catch (error) {
    const refusal = error instanceof AppError ? (getStartRefusal(kind, error.code) ?? null) : null;
    // A client can send any text as an id; one that cannot be stored would cost the whole batch.
    const isId = /^[\x20-\x7e]{1,100}$/.test(String(thing));
    const { code } = toAppError(error);
    context.recordFailedStart({ kind, thing: isId ? String(thing) : "", voucherId, code, refusal });
    throw error;
  }
}

/** Collects refused starts; of one person at most a few a minute. */
export function refusedStartLog(
  db: Db,
  parts: { readonly onDropped: (count: number) => void; readonly now: () => number },
) {
  return boundedLog<RefusedStart>({
    ...parts,
    limits: { buffered: limits.buffered, aMinute: limits.aMinute, sameAMinute: limits.ofPersonAMinute },
    makeKey: ({ userId }) => userId,
    write: (starts) => writeRefusedStarts(db, starts),
  });
}

/** Writes a batch of refused starts, each with the name of its thing and institution; of one person a limited number a day. */
async function writeRefusedStarts(db: Db, starts: readonly RefusedStart[]): Promise<void> {
  await sql`
    insert into refused_start (at, user_id, kind, thing, what, customer_id, code)
    select to_timestamp(given.at / 1000.0), person.id, given.kind, given.thing,
      coalesce(cloud_case.name, voucher.name, course.name, exercise.name, ''),
      concerned.customer_id, given.code
    from (
      select *, case when thing ~ '^[0-9]{1,9}$' then thing::int end as number
      from json_to_recordset(${JSON.stringify(starts)}::json) as each (
        at bigint, "userId" uuid, kind text, thing text, "voucherId" int, code text
      )
    ) given
    join app_user person on person.id = given."userId"
    left join cloud_case on given.kind = 'case' and cloud_case.id = given.thing
    left join resource_access_voucher concerned on concerned.id = given."voucherId"
    left join resource_access_voucher voucher on given.kind = 'event' and voucher.id = given."voucherId"
    left join course on given.kind = 'course' and course.id = given.number
    left join simulator_exercise exercise on given.kind = 'exercise' and exercise.id = given.number
    where (
      select count(*) from (
        select from refused_start where user_id = person.id and at > now() - interval '1 day'
        limit ${sql.lit(limits.ofPersonADay)}
      ) latest
    ) < ${sql.lit(limits.ofPersonADay)}`.execute(db);
}
