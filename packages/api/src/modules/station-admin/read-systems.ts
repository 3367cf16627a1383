import type { StationId } from "@cathedra/domain";
import { isUuid } from "@cathedra/domain";
import { type Actor, mayAdministerStations, maySeeStation } from "@cathedra/domain/access";
import { type ComputerMessage, daysToMiss, getConditions, isConnected } from "@cathedra/domain/stations";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { filled, int, json, nullable, statement, timestamp } from "../../db/statement.ts";
import { authorize } from "../../errors.ts";
import type {
  QueryVistSystemsByServiceTagArgs,
  QueryVistSystemsFoundArgs,
  VistSystemComputer,
  VistSystemComputerInfo,
  VistSystemSoftware,
} from "../../graphql/generated/contract.ts";
import { readPageArgs } from "../../graphql/pagination.ts";
import type { Clock } from "../../ports/clock.ts";
import { authorizeStation } from "../devices/public.ts";
import { getSoftware, type SystemRow, systemById, systemPage, systems } from "./system-queries.ts";

export type Deps = { readonly db: Db; readonly clock: Clock };

const maxSearchLength = 100;

/** A page of the stations (10.009). */
export async function systemsByServiceTag(
  { db, clock }: Deps,
  actor: Actor,
  args: QueryVistSystemsByServiceTagArgs,
) {
  authorize(mayAdministerStations(actor));
  const part = readPageArgs(args, { usual: 25, most: 200 });
  const days = getDays(args.days);
  const query = { text: getText(args.serviceTag), condition: args.condition ?? null, days };
  const rows = await systems(db, query, args.order ?? null, part);
  return rows.map((row) => systemView(row, clock, days));
}

/** The number of stations, in all and by condition. */
export async function countSystems({ db }: Deps, actor: Actor, args: QueryVistSystemsFoundArgs) {
  authorize(mayAdministerStations(actor));
  const found = await systemPage(db, { text: getText(args.serviceTag), days: getDays(args.days) });
  const { total, counts } = found;
  return {
    total,
    conditions: Object.entries(counts).map(([condition, count]) => ({
      condition: condition as keyof typeof counts,
      count,
    })),
  };
}

/** One station, for its administrators; undefined if there is none. */
export async function readSystem({ db, clock }: Deps, actor: Actor, id: string) {
  authorize(mayAdministerStations(actor));
  const row = isUuid(id) ? await systemById(db, id) : undefined;
  return row && systemView(row, clock);
}

/** A station as staff sees it. */
export function systemView(row: SystemRow, clock: Clock, days: number = daysToMiss.usual) {
  const { seenAt, computer, factsAt, ...system } = row;
  const outdatedCount = row.software.filter(({ newerVersion }) => newerVersion !== null).length;
  const standing = { ...row, outdatedCount, clockAheadSeconds: row.clockAheadSeconds ?? 0 };
  const now = clock();
  return {
    ...system,
    lastSeen: seenAt,
    connected: isConnected(standing, now),
    conditions: getConditions(standing, now, days),
    computer: computer && getInfo({ ...row, computer, at: factsAt }),
  };
}

type Known = {
  readonly computer: ComputerMessage;
  readonly diskFreeBytes: number | null;
  readonly diskTotalBytes: number | null;
  readonly software: readonly VistSystemSoftware[];
  readonly at: VistSystemComputerInfo["at"];
};

/** The facts about a simulator's computer (10.017); facts that an older client does not report are unknown. */
function getInfo({ computer, diskFreeBytes, diskTotalBytes, software, at }: Known): VistSystemComputerInfo {
  const { serviceTag, manufacturer, model, biosVersion, biosDate, gpu, gpuDriver } = computer;
  return {
    servicetag: serviceTag ?? null,
    manufacturer: manufacturer ?? null,
    model: model ?? null,
    biosVersion: biosVersion ?? null,
    biosDate: biosDate ?? null,
    gpu: gpu ?? null,
    gpuDriver: gpuDriver ?? null,
    diskFree: diskFreeBytes,
    diskTotal: diskTotalBytes,
    software,
    at,
  };
}

const computerStatement = statement(
  {
    computer: nullable(json<ComputerMessage>()),
    at: nullable(timestamp()),
    diskFreeBytes: nullable(int()),
    diskTotalBytes: nullable(int()),
    software: filled(json<readonly VistSystemSoftware[]>()),
  },
  (id: StationId) => sql`
    select facts.computer, facts.changed_at as at, state.disk_free_bytes as "diskFreeBytes",
      state.disk_total_bytes as "diskTotalBytes", ${getSoftware(sql`${id}::uuid`)} as software
    from (select) one
    left join station_facts facts on facts.station_id = ${id}::uuid
    left join station_state state on state.station_id = ${id}::uuid`,
  ["" as StationId],
);

/** The computer of a station, for people who may see the station (10.018, X10): knowing the service tag gives no right. */
export async function findComputer(
  { db }: Deps,
  actor: Actor,
  serviceTag: string,
): Promise<VistSystemComputer> {
  const { id, name, place, serviceTag: tag } = await authorizeStation(db, actor, serviceTag, maySeeStation);
  const { computer, ...known } = await computerStatement.only(db, id);
  return { id, serviceTag: tag, name, place, info: computer && getInfo({ ...known, computer }) };
}

function getText(text: string): string {
  return text.trim().slice(0, maxSearchLength);
}

function getDays(value: number | null | undefined): number {
  return Math.min(3_650, Math.max(1, value ?? daysToMiss.usual));
}
