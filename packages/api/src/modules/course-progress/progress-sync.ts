import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../../db/database.ts";
import { runForEverybody } from "../../db/query-limiter.ts";
import { type LearningPlatform, PlatformError } from "../../ports/learning-platform.ts";
import type {
  ProgressFigures,
  ProgressReader,
  ProgressSync,
  SyncScope,
} from "../../ports/learning-service.ts";
import type { ReadingLimits } from "../../ports/ports.ts";
import { readProgress } from "./read-progress.ts";
import { claimSync, findProgressFigures, recordSyncFailure } from "./sync-state.ts";

type Deps = {
  readonly db: Db;
  readonly platform: LearningPlatform | undefined;
  readonly log: Pick<FastifyBaseLogger, "warn">;
  readonly limits?: ReadingLimits | undefined;
};

/** The longest wait for a reading, in milliseconds, so that the whole page takes less than a second. */
export const usualReadingLimits: ReadingLimits = { waitMs: 800 };
/** The number of concurrent readings of this process; when it is reached, reading is left to the next page request. */
const maxAtOnce = 40;
/** A reading that takes longer is given up. */
const maxMs = 45_000;

/**
 * The readings of one process. For each person and scope there is at most one at a time, which all their pages share, and which
 * continues after the answer was sent.
 */
export function openProgressSync({ db, platform, log, limits = usualReadingLimits }: Deps): ProgressSync {
  const underWay = new Map<string, UnderWay>();
  const closing = new AbortController();

  async function beginSync(reader: ProgressReader, scope: SyncScope): Promise<void> {
    if (platform === undefined || closing.signal.aborted || underWay.size >= maxAtOnce) return;
    const askedAt = await claimSync(db, reader.userId, scope);
    if (askedAt === undefined) return;
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(maxMs)]);
    const key = makeKey(reader, scope);
    const done = runForEverybody(() =>
      readProgress({ db, platform, signal }, reader, { ...scope, askedAt }).catch((error: unknown) =>
        handleSyncFailure(reader, error),
      ),
    ).finally(() => underWay.delete(key));
    underWay.set(key, { userId: reader.userId, done });
    limits.onWork?.(done);
  }

  /** Logs the failure of a synchronisation; the stored progress stays unchanged. */
  async function handleSyncFailure({ userId }: ProgressReader, error: unknown): Promise<void> {
    if (closing.signal.aborted) return;
    const because =
      error instanceof PlatformError ? { reason: error.reason, because: error.message } : { err: error };
    log.warn(because, "a person's progress could not be read");
    await recordSyncFailure(db, userId).catch(() => undefined);
  }

  /**
   * The running reading to wait for when all courses are requested: any reading of the person, because each of them reads all
   * courses.
   */
  function syncOfAllCourses({ userId }: ProgressReader, { courseId }: SyncScope): UnderWay | undefined {
    return courseId === undefined ? [...underWay.values()].find((each) => each.userId === userId) : undefined;
  }

  async function refresh(reader: ProgressReader, wanted: SyncScope): Promise<ProgressFigures> {
    if (!underWay.has(makeKey(reader, wanted))) await beginSync(reader, wanted);
    const reading = underWay.get(makeKey(reader, wanted)) ?? syncOfAllCourses(reader, wanted);
    if (reading !== undefined) {
      const enough = new AbortController();
      const waited = sleep(limits.waitMs, undefined, { signal: enough.signal }).catch(() => undefined);
      await Promise.race([reading.done, waited]);
      enough.abort();
    }
    return findProgressFigures(db, reader.userId, wanted);
  }

  return {
    refresh: (reader, wanted) => {
      const figures = refresh(reader, wanted);
      limits.onWork?.(figures);
      return figures;
    },
    close: async () => {
      closing.abort();
      await Promise.allSettled([...underWay.values()].map(({ done }) => done));
    },
  };
}

type UnderWay = { readonly userId: ProgressReader["userId"]; readonly done: Promise<void> };

function makeKey({ userId }: ProgressReader, { courseId }: SyncScope): string {
  return `${userId} ${courseId ?? ""}`;
}
