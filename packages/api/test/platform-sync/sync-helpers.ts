import type { OperationId } from "@cathedra/domain";
import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { syncRunner } from "../../src/modules/platform-sync/sync-runner.ts";
import type { LearningPlatform } from "../../src/ports/learning-platform.ts";
import { anOperation } from "../operations/operation-builder.ts";
import { runAsWorker } from "../operations/run-as-worker.ts";
import type { TestApp } from "../support/app.ts";
import type { CastApp } from "../support/cast-app.ts";

export type ToldRun = {
  readonly operation: {
    readonly id: string;
    readonly state: string;
    readonly message: string;
    readonly reason: string | null;
    readonly progress: number;
  };
  readonly counts: Readonly<Record<"added" | "changed" | "gone" | "failed" | "noticed", number>>;
  readonly totals: Readonly<Record<"spaces" | "courses" | "units", number | null>>;
  /** Each as `act name: text`. */
  readonly changes: readonly string[];
};

/** Does a synchronisation that was asked for, as a worker does. */
async function doSync(
  { database }: Pick<TestApp, "database">,
  platform: LearningPlatform,
  id: OperationId,
  callMs?: number,
): Promise<void> {
  await runAsWorker(
    { database },
    "platform_sync",
    id,
    syncRunner(platform, callMs === undefined ? {} : { callMs }),
  );
}

/** Requests a synchronisation, runs it, and returns its outcome as the API reports it. */
export async function sync(
  portal: CastApp,
  platform: LearningPlatform,
  { callMs, isWhole = false }: { readonly callMs?: number; readonly isWhole?: boolean } = {},
): Promise<ToldRun> {
  const id = await anOperation(portal, null, { isWhole });
  await doSync(portal, platform, id, callMs);
  return toldRun(portal, id);
}

type Answer = {
  readonly talentSyncRun: ToldRun["counts"] & ToldRun["totals"] & Pick<ToldRun, "operation">;
  readonly talentSyncChanges: {
    readonly changes: readonly { readonly act: string; readonly name: string; readonly text: string }[];
  };
};

async function toldRun(portal: CastApp, id: OperationId): Promise<ToldRun> {
  const { talentSyncRun, talentSyncChanges } = await portal.get<Answer>(
    cast.ruth,
    `query ($id: ID!) {
      talentSyncRun(id: $id) {
        added changed gone failed noticed spaces courses units
        operation { id state message reason progress }
      }
      talentSyncChanges(id: $id, limit: 100) { changes { act name text } }
    }`,
    { id },
  );
  const { operation, spaces, courses, units, ...counts } = talentSyncRun;
  return {
    operation,
    counts,
    totals: { spaces, courses, units },
    changes: talentSyncChanges.changes.map(({ act, name, text }) => `${act} ${name}: ${text}`),
  };
}

/** Every row of the mirror with the transaction that wrote it last: the same text twice means that nothing was written. */
export async function writtenRows({ database }: Pick<TestApp, "database">): Promise<string> {
  const tables = ["learning_space", "course", "course_unit", "learning_space_course"];
  const parts = await Promise.all(
    tables.map(async (table) => {
      const rows = await sql`
        select md5(string_agg(ctid::text || xmin::text, ',' order by ctid)) as written from ${sql.table(table)}`.execute(
        database.db,
      );
      return JSON.stringify(rows.rows);
    }),
  );
  return parts.join("\n");
}
