import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Db, fillLogbook, migrateToLatest, openDatabase } from "@cathedra/api";
import { instant, type StationId, utcDay } from "@cathedra/domain";
import { makeStationKeys, type RequestToSign, signedByStation, toRecordInput } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import type { startIssuer } from "../../bench/issuer.ts";
import { fillMillions } from "../../bench/ten-million/fill.ts";
import { benchWorld } from "../../bench/world.ts";
import { migrate, type PortalCode } from "./portal.ts";

const stationsAtWork = 20;
const askedPeople = 40;

export type DrillPerson = { readonly userId: string; readonly token: string };
/** A save that each repetition sends under a new key. */
export type DrillSave = { readonly by: DrillPerson; readonly activity: object; readonly customerId: number };
export type DrillStation = { readonly id: StationId; readonly sign: (request: RequestToSign) => string };

export type People = {
  readonly people: readonly DrillPerson[];
  readonly saves: readonly DrillSave[];
  readonly stations: readonly DrillStation[];
};

type Issuer = Awaited<ReturnType<typeof startIssuer>>;

/** The functions of the API that fill a database: those of another version know its own schema. */
type Filling = Pick<typeof import("@cathedra/api"), "fillLogbook" | "openDatabase">;

/** Fills a migrated database with records of as many people as in the bench. */
export async function fillPeople(
  url: string,
  records: number,
  { fillLogbook: fill, openDatabase: open }: Filling = { fillLogbook, openDatabase },
): Promise<void> {
  const world = benchWorld(records, today());
  const database = open(url, { poolSize: 4, statementTimeoutMs: 600_000, connectTimeoutMs: 20_000 });
  try {
    await fill(database, world.world, world.records);
  } finally {
    await database.close();
  }
}

const many = 200_000;

/** Like `fillPeople` for any number of records: of a large number, most are copies for other people. */
export async function fillMany(url: string, records: number): Promise<void> {
  await migrateToLatest(url);
  if (records < many) return fillPeople(url, records);
  const database = openDatabase(url, { poolSize: 4, statementTimeoutMs: 0, connectTimeoutMs: 20_000 });
  try {
    await fillMillions(database, { records, runs: 0, today: today() }, () => undefined);
  } finally {
    await database.close();
  }
}

/** Fills a database with another version: that version's migrations create the schema, and its own code fills it. */
export function fillOf(code: PortalCode, records: number, folder: string) {
  return async (url: string): Promise<void> => {
    await migrate({ code, folder, settings: {} }, url);
    const api: Filling = await import(pathToFileURL(join(code.root, "packages/api/src/index.ts")).href);
    await fillPeople(url, records, api);
  };
}

/** Some people of the filled database with tokens, and twenty stations of the first customer. */
export async function getPeople(url: string, records: number, issuer: Issuer): Promise<People> {
  const { residents, newRecords } = benchWorld(records, today());
  const sample = residents.slice(0, askedPeople);
  const people = await Promise.all(
    sample.map(async (person) => ({ userId: person.userId, token: await issuer.token(person) })),
  );
  const saves = [...newRecords(sample, today())].flatMap((record): DrillSave[] => {
    const by = people.find(({ userId }) => userId === record.createdBy);
    const { customerId, attendingName: _, ...activity } = toRecordInput(record);
    return by === undefined || customerId === null || customerId === undefined
      ? []
      : [{ by, activity, customerId }];
  });
  const { db, close } = openDatabase(url, { poolSize: 1, connectTimeoutMs: 20_000 });
  const stations = await stationsIn(db).finally(close);
  return { people, saves, stations };
}

async function stationsIn(db: Db): Promise<readonly DrillStation[]> {
  const keys = makeStationKeys();
  const { rows } = await sql<{ id: StationId }>`
    insert into station (service_tag, name, place, customer_id, public_key, enrolled_at)
    select 'DRILL' || n, 'Simulator ' || n, 'Room ' || n, (select min(id) from customer), ${JSON.stringify(keys.publicKey)}::jsonb,
      now()
    from generate_series(1, ${stationsAtWork}::int) n
    on conflict (service_tag) do update set public_key = excluded.public_key
    returning id`.execute(db);
  return rows.map(({ id }) => ({ id, sign: (request) => signedByStation(id, keys, request) }));
}

const today = () => utcDay(instant(Date.now()));
