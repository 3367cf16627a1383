import { randomUUID } from "node:crypto";
import type { KeycloakId } from "@cathedra/domain";
import { demoWorld, type Random, seededRandom } from "@cathedra/test-fixtures";
import { type OpenDatabase, openDatabase } from "../../src/db/database.ts";
import { migrateToLatest } from "../../src/db/migrate-to-latest.ts";
import { allInvariants } from "../../src/invariants/all.ts";
import { checkInvariants, type Violation } from "../../src/invariants/invariant.ts";
import { seedDemo } from "../../src/seed/seed-world.ts";
import { type Caller, toClaims } from "../support/cast-app.ts";
import { startIdentity } from "../support/identity.ts";
import { unbranded } from "../support/unbranded.ts";
import { type StormClient, stormClient } from "./client.ts";
import { type KillablePostgres, startKillablePostgres } from "./killable-postgres.ts";
import { type MachineWorld, startMachineWorld } from "./machine-world.ts";
import { type PortalProcesses, startProcesses } from "./processes.ts";
import { type Board, newBoard } from "./shared-state.ts";
import { administratorActs, pickAct, prepareBoard, traineeActs } from "./storm-acts.ts";

export type StormPlan = {
  readonly seed: number;
  readonly servers: number;
  readonly workers: number;
  readonly machines: number;
  readonly preload?: string;
};

export type Storm = OpenDatabase & {
  readonly postgres: KillablePostgres;
  readonly portal: PortalProcesses;
  readonly machines: MachineWorld;
  readonly board: Board;
  readonly clients: readonly StormClient[];
  readonly administrator: StormClient;
  readonly random: Random;
  readonly stop: () => Promise<void>;
};

export const clientCount = 64;
const administrators = 16;

/** A portal of real processes, and the people who are about to use it; what it has started when it fails is stopped. */
export async function gatherStorm(plan: StormPlan): Promise<Storm> {
  const started: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of started.toReversed()) await end();
  };
  try {
    return { ...(await gather(plan, (end) => started.push(end))), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function gather(
  { seed, machines: count, ...plan }: StormPlan,
  stopsBy: (end: () => Promise<unknown>) => void,
): Promise<Omit<Storm, "stop">> {
  const postgres = await startKillablePostgres();
  stopsBy(postgres.stop);
  const identity = await startIdentity();
  stopsBy(() => identity.close());
  const machines = await startMachineWorld();
  stopsBy(machines.close);
  await migrateToLatest(postgres.url);
  const database = openDatabase(postgres.url, { poolSize: 3 });
  stopsBy(database.close);
  await seedDemo(database.db, demoWorld, []);
  const ids = await machines.join(database.db, count);
  const portal = await startProcesses({
    ...plan,
    databaseUrl: postgres.url,
    issuer: identity.issuer,
    machinesUrl: machines.driverUrl,
  });
  stopsBy(portal.stop);
  const rows = await unbranded(database.db)
    .selectFrom("vm")
    .select(["id", "url"])
    .where("id", "in", ids)
    .execute();
  const clients = await Promise.all(
    Array.from({ length: clientCount }, async (_, at) => {
      const who = somebody(at);
      const token = await identity.token({ ...toClaims(who), exp: Math.floor(Date.now() / 1000) + 3600 });
      const random = seededRandom(seed * 1000 + at);
      return stormClient({ who, random, token, address: `10.0.0.${at}`, urls: portal.urls });
    }),
  );
  const [administrator] = clients;
  if (administrator === undefined) throw new Error("nobody came");
  const board = newBoard(rows);
  await prepareBoard(administrator, board);
  return {
    ...database,
    postgres,
    portal,
    machines,
    board,
    clients,
    administrator,
    random: seededRandom(seed),
  };
}

function somebody(at: number): Caller {
  const keycloakId = randomUUID() as KeycloakId;
  const roles = at < administrators ? (["sys_admin"] as const) : [];
  return {
    keycloakId,
    email: `${keycloakId}@northgate.example`,
    firstName: "Storm",
    lastName: `Petrel ${at}`,
    roles,
  };
}

export type Tally = Readonly<Record<string, number>>;

/**
 * Has every client do so many things, one after the other. What happens between is called with the number of those that
 * are done.
 */
export async function rage(
  { clients, board }: Storm,
  actsEach: number,
  between: (done: number) => void,
): Promise<Tally> {
  const tally: Record<string, number> = {};
  let done = 0;
  await Promise.all(
    clients.map(async (client, at) => {
      const acts = at < administrators ? administratorActs : traineeActs;
      for (let count = 0; count < actsEach; count += 1) {
        const { name, act } = pickAct(acts, client.random);
        const outcome = `${name}: ${await act(client, board)}`;
        tally[outcome] = (tally[outcome] ?? 0) + 1;
        done += 1;
        between(done);
      }
    }),
  );
  return tally;
}

/** The invariants that fail at this moment; undefined while the database is unreachable. */
export async function violationsNow({ db }: Storm): Promise<readonly Violation[] | undefined> {
  try {
    return await checkInvariants(db, allInvariants);
  } catch {
    return undefined;
  }
}
