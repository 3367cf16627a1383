import { largeCatalogue } from "../../local/learning/catalogue.ts";
import { openLearningPlatform } from "../../local/learning/server.ts";
import type { Outcome } from "../outcome.ts";
import { underLoad } from "../under-load.ts";
import { query } from "../world/database-server.ts";
import { stopProcess, until } from "../world/processes.ts";
import type { DrillWorld } from "../world/start-world.ts";
import type { LossPlan } from "./losses.ts";

const spaces = 10;
const courses = 600;

type Work = { readonly outcome: string | null; readonly attempt: number; readonly progress: number };

/**
 * Kills a worker (kill -9) during a long operation (mirroring the courses of a learning platform): another worker takes over when
 * the lease expires, and the result is complete.
 */
export async function loseWorker(world: DrillWorld, { rate }: LossPlan): Promise<Outcome> {
  await Promise.all(world.workers.map(stopProcess));
  const platform = await openLearningPlatform({
    key: "a-key-of-the-drill",
    portal: "http://localhost:3000",
    catalogue: largeCatalogue(spaces, courses),
    limits: { perHour: 10_000_000, burst: 1_000_000 },
  });
  const settings = {
    LEARNING_PLATFORM_URL: platform.url,
    LEARNING_PLATFORM_KEY: platform.key,
    LEARNING_PLATFORM_WORKER_CALLS: "10000",
  };
  const work = async (): Promise<Work | undefined> =>
    (
      await query<Work>(
        world.url,
        "select outcome, attempt, progress from operation where kind = 'platform_sync' order by requested_at desc limit 1",
      )
    )[0];
  const exercise = {
    name: "worker",
    what: "kill -9 of a worker in the middle of long work",
    rate,
    mayFail: false,
  };
  try {
    return await underLoad(world, exercise, async () => {
      world.replaceWorker(0, undefined, settings);
      await until("the work", async () => ((await work())?.progress ?? 0) >= 20);
      world.replaceWorker(1, undefined, settings);
      const losses = [performance.now()];
      world.workers[0]?.signal("SIGKILL");
      await until("the work being taken up", async () => ((await work())?.attempt ?? 0) >= 2);
      const recoveriesMs = [performance.now() - (losses[0] ?? 0)];
      await until("the end of the work", async () => (await work())?.outcome !== null);
      const last = await work();
      const [found] = await query<{ count: number }>(world.url, "select count(*)::int as count from course");
      const isWhole = last?.outcome === "succeeded" && found?.count === courses;
      return {
        losses,
        recoveriesMs,
        notes: [
          `work            ${last?.outcome} at attempt ${last?.attempt}, ${found?.count} of ${courses} courses; recovery is until another worker has it, after a lease of 30 s`,
        ],
        broken: isWhole ? [] : ["the work is not whole"],
      };
    });
  } finally {
    for (const [n, worker] of world.workers.entries()) {
      await stopProcess(worker);
      world.replaceWorker(n);
    }
    await platform.stop();
  }
}
