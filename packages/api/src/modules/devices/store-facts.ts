import { fullVersion, type StationId } from "@cathedra/domain";
import type { FactsMessage } from "@cathedra/domain/stations";
import { sql } from "kysely";
import { hashPin, isPin } from "../../auth/pin-hash.ts";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { nullable, statement, text } from "../../db/statement.ts";
import { detectOtherComputer } from "./detect-clones.ts";

/** Stores a station's report about its computer, licences, software and pin; only differences are written. */
export async function storeFacts(
  db: Db,
  id: StationId,
  { pin, ...facts }: FactsMessage,
  address: string,
): Promise<void> {
  const pinHash = await changedPin(db, id, pin);
  await inLockedTransaction(db, [], async (tx) => {
    // Written first, because it locks the station's row, changed or not, so that reports of one station are serialised.
    await storeComputer(tx, id, facts);
    await detectOtherComputer(tx, id, facts.computer, address);
    await storeSoftware(tx, id, facts.software);
    if (pinHash !== undefined)
      await tx.updateTable("station").set({ pin_hash: pinHash }).where("id", "=", id).execute();
  });
}

const pinStatement = statement(
  { hash: nullable(text()) },
  (id: StationId) => sql`select pin_hash as hash from station where id = ${id}`,
);

/**
 * The columns to store for a changed pin; undefined if it is the same or was not reported. Earlier wrong attempts still count.
 */
async function changedPin(
  db: Db,
  id: StationId,
  pin: FactsMessage["pin"],
): Promise<string | null | undefined> {
  if (pin === undefined) return undefined;
  const { hash } = await pinStatement.only(db, id);
  if (pin === null) return hash === null ? undefined : null;
  return hash !== null && (await isPin(pin, hash)) ? undefined : hashPin(pin);
}

async function storeComputer(tx: Tx, id: StationId, facts: Omit<FactsMessage, "pin">): Promise<void> {
  const computer = JSON.stringify(facts.computer);
  const licences = JSON.stringify(facts.licences);
  await sql`
    insert into station_facts (station_id, computer, licences, facts_hash)
    values (${id}, ${computer}::jsonb, ${licences}::jsonb, ${facts.hash})
    on conflict (station_id) do update set
      computer = excluded.computer, licences = excluded.licences, facts_hash = excluded.facts_hash, changed_at = now()
    where (station_facts.computer, station_facts.licences, station_facts.facts_hash)
      is distinct from (excluded.computer, excluded.licences, excluded.facts_hash)`.execute(tx);
}

/**
 * Stores changed versions, and removes software that is no longer reported. Versions are normalised like those of releases, so
 * that they can be compared as text.
 */
async function storeSoftware(tx: Tx, id: StationId, software: FactsMessage["software"]): Promise<void> {
  const reported = JSON.stringify(software.map((each) => ({ ...each, version: fullVersion(each.version) })));
  await sql`
    with said as (
      select code, name, version from jsonb_to_recordset(${reported}::jsonb) as said (code text, name text, version text)
    ), gone as (
      delete from station_software
      where station_id = ${id} and software_code not in (select code from said)
    )
    insert into station_software (station_id, software_code, name, version)
    select ${id}::uuid, code, name, version from said
    on conflict (station_id, software_code) do update set
      name = excluded.name, version = excluded.version,
      since = case when station_software.version = excluded.version then station_software.since else now() end
    where (station_software.name, station_software.version) is distinct from (excluded.name, excluded.version)`.execute(
    tx,
  );
}
