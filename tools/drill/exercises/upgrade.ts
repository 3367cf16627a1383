import { setTimeout as sleep } from "node:timers/promises";
import type { Outcome } from "../outcome.ts";
import { underLoad } from "../under-load.ts";
import { query } from "../world/database-server.ts";
import type { FormerVersion } from "../world/former-version.ts";
import { here, migrate, type PortalCode } from "../world/portal.ts";
import { stopProcess } from "../world/processes.ts";
import type { DrillWorld } from "../world/start-world.ts";

export type UpgradePlan = {
  readonly rate: number;
  readonly newer?: PortalCode;
};

/**
 * A rolling upgrade as in deploy/README.md: the schema first, while the old processes run; then each process is replaced by a
 * new one. No request may fail, and nothing acknowledged may be lost.
 */
export function upgrade(
  world: DrillWorld,
  former: Pick<FormerVersion, "name">,
  { rate, newer = here }: UpgradePlan,
): Promise<Outcome> {
  const exercise = {
    name: "upgrade",
    what: `rolling upgrade from ${former.name} to ${newer.name}, ${world.apis.length} processes of the API behind ${world.balancer.name}`,
    rate,
    mayFail: false,
  };
  return underLoad(world, exercise, async (load) => {
    const notes: string[] = [];
    const started = performance.now();
    const did = (what: string) => notes.push(`${seconds(started).padStart(7)}         ${what}`);
    const since = await getMigrations(world);
    const begun = performance.now();
    const part = { folder: world.folder, settings: world.settings, code: newer };
    await migrate(part, world.url);
    const added = (await getMigrations(world)).filter((name) => !since.includes(name));
    const asked = load.asked();
    notes.push(
      `migrated        ${added.length} migrations under load in ${seconds(begun)}${added.length > 0 ? `, the last one ${added.at(-1)}` : ""}`,
    );
    for (const [n, old] of world.apis.entries()) {
      old.signal("SIGTERM");
      await old.exited;
      did(`${old.name} has gone`);
      await world.replaceApi(n, newer);
      did(`${old.name} is back`);
      await sleep(500);
    }
    for (const [n, old] of world.workers.entries()) {
      await stopProcess(old);
      world.replaceWorker(n, newer);
    }
    notes.push(
      `two versions    side by side on one schema for ${seconds(begun)}, ${load.asked() - asked} requests`,
    );
    return { losses: [], notes };
  });
}

async function getMigrations(world: DrillWorld): Promise<readonly string[]> {
  const rows = await query<{ name: string }>(world.url, "select name from kysely_migration order by name");
  return rows.map(({ name }) => name);
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;
