import { randomBytes } from "node:crypto";
import { type CustomerId, type Instant, instant, isUuid, type StationId } from "@cathedra/domain";
import { type Actor, mayAdministerStations } from "@cathedra/domain/access";
import { readWith } from "@cathedra/domain/input";
import { appErrorText, fieldError } from "@cathedra/domain/messages";
import {
  enrolment,
  enrolmentToken,
  readEnrolmentToken,
  type StationForm,
  stationSchema,
} from "@cathedra/domain/stations";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { bool, filled, int, nullable, statement, text, uuid } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { AppError, appError, authorize, invalidInput } from "../../errors.ts";
import { audit } from "../audit/public.ts";
import { deactivateStation, endStationSessions, hashOfToken } from "../devices/public.ts";
import { type Deps, systemView } from "./read-systems.ts";
import { systemById } from "./system-queries.ts";

const stationColumns = {
  id: uuid<StationId>(),
  serviceTag: text(),
  name: text(),
  place: text(),
  customerId: int<CustomerId>(),
  isRemoved: filled(bool()),
  key: nullable(text()),
};
const selected = sql`id, service_tag as "serviceTag", name, place, customer_id as "customerId",
  removed_at is not null as "isRemoved", public_key ->> 'x' as key`;

const byTagStatement = statement(
  stationColumns,
  (tag: string) => sql`select ${selected} from station where service_tag = ${tag} for update`,
);

const byIdStatement = statement(
  stationColumns,
  (id: string) =>
    sql`select ${selected} from station where id = ${id}::uuid and removed_at is null for update`,
);

const putStatement = statement(
  { id: uuid<StationId>() },
  ({ serviceTag, name, place, customerId }: StationForm) => sql`
    insert into station (service_tag, name, place, customer_id)
    values (${serviceTag}, ${name}, ${place ?? ""}, ${customerId})
    on conflict (service_tag) do update set
      name = excluded.name, place = excluded.place, customer_id = excluded.customer_id, removed_at = null, created_at = now(),
      public_key = null, enrolled_at = null, revoked_at = null, cloned_at = null, kept_computer = null, kept_at = now()
    returning id`,
  [{ serviceTag: "", name: "", place: null, customerId: 1 as CustomerId }],
);

/**
 * Creates a station without a key. A repeated request with the same facts returns the existing one; a removed station is
 * restored with its runs.
 */
export async function createSystem(deps: Deps, actor: Actor, value: unknown) {
  authorize(mayAdministerStations(actor));
  const form = read(value);
  const id = await inLockedTransaction(deps.db, [], async (tx) => {
    await lockTag(tx, form.serviceTag);
    await assertCustomerExists(tx, form.customerId);
    const there = await byTagStatement.first(tx, form.serviceTag);
    if (there !== undefined && !there.isRemoved) {
      if (isSame(there, form)) return there.id;
      throw new AppError("SERVICE_TAG_EXISTS", appErrorText("SERVICE_TAG_EXISTS"));
    }
    const made = await putStatement.only(tx, form);
    await audit(tx, actor, "station.created", made.id, { customer: form.customerId, after: form });
    return made.id;
  });
  return present(deps, id);
}

/** Serialises the concurrent creation of stations with one tag. */
async function lockTag(tx: Tx, tag: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('station:' || ${tag}, 0))`.execute(tx);
}

/**
 * Changes the name, place and customer of a system; the service tag is fixed. With another customer, everyone who is signed in
 * on it is signed out, and links of the former customer's people are deleted, because their knowledge of the pin is no right
 * any longer.
 */
export async function editSystem(deps: Deps, actor: Actor, { id, ...given }: { readonly id: string }) {
  authorize(mayAdministerStations(actor));
  await inLockedTransaction(deps.db, [], async (tx) => {
    const before = await lockStation(tx, id);
    const form = read({ ...given, serviceTag: before.serviceTag });
    await assertCustomerExists(tx, form.customerId);
    if (isSame(before, form)) return;
    const { name, place, customerId } = form;
    await tx
      .updateTable("station")
      .set({ name, place: place ?? "", customer_id: customerId })
      .where("id", "=", before.id)
      .execute();
    if (customerId !== before.customerId) {
      await endStationSessions(tx, before.id, "revoked");
      await tx.deleteFrom("user_system").where("station_id", "=", before.id).execute();
      await sql`delete from qr_login where station_id = ${before.id} and state in ('pending', 'approved')`.execute(
        tx,
      );
    }
    await audit(tx, actor, "station.changed", before.id, {
      customer: before.customerId,
      before: makeForm(before),
      after: form,
    });
  });
  return present(deps, id);
}

/** Ends the work of a station and hides it. Its row stays, because runs refer to it; repeating it changes nothing. */
export async function removeSystem({ db, clock }: Deps, actor: Actor, id: string): Promise<string> {
  authorize(mayAdministerStations(actor));
  if (!isUuid(id)) throw appError("NOT_FOUND");
  await inLockedTransaction(db, [], async (tx) => {
    const station = await byIdStatement.first(tx, id);
    if (station === undefined) return;
    await deactivateStation(tx, station.id, clock());
    // The facts that the removed station reported are deleted, because otherwise they would be shown for the next station with
    // this service tag.
    for (const table of ["user_system", "station_state", "station_facts", "station_software"] as const)
      await tx.deleteFrom(table).where("station_id", "=", station.id).execute();
    await sql`update station set removed_at = now(), pin_hash = null where id = ${station.id}`.execute(tx);
    await audit(tx, actor, "station.removed", station.id, {
      customer: station.customerId,
      before: makeForm(station),
    });
  });
  return id;
}

/** Creates an enrolment token. It is shown only now, because only its hash is stored. */
export async function createToken(
  { db, clock }: Deps,
  actor: Actor,
  id: string,
): Promise<{ readonly token: string; readonly expiresAt: Instant }> {
  authorize(mayAdministerStations(actor));
  const token = enrolmentToken(randomBytes(enrolment.tokenBytes));
  const expiresAt = instant(clock() + enrolment.lifeMs);
  await inLockedTransaction(db, [], async (tx) => {
    const station = await lockStation(tx, id);
    await sql`
      update station_enrolment set expires_at = now()
      where station_id = ${station.id} and used_at is null and expires_at > now()`.execute(tx);
    await tx
      .insertInto("station_enrolment")
      .values({
        station_id: station.id,
        token_hash: hashOfToken(readEnrolmentToken(token) ?? token),
        created_by: actor.userId,
        expires_at: toTimestamp(expiresAt),
      })
      .execute();
    await audit(tx, actor, "station.token_made", station.id, { customer: station.customerId });
  });
  return { token, expiresAt };
}

/** Ends a station's key, tokens, sign-ins and work. */
export async function revokeKey(deps: Deps, actor: Actor, id: string) {
  authorize(mayAdministerStations(actor));
  await inLockedTransaction(deps.db, [], async (tx) => {
    const station = await lockStation(tx, id);
    const isNew = await deactivateStation(tx, station.id, deps.clock());
    if (isNew)
      await audit(tx, actor, "station.revoked", station.id, {
        customer: station.customerId,
        before: { key: station.key },
      });
  });
  return present(deps, id);
}

function read(value: unknown): StationForm {
  const form = readWith(stationSchema, value);
  if (!form.ok) throw invalidInput(form.error);
  return form.value;
}

async function lockStation(tx: Tx, id: string) {
  const station = isUuid(id) ? await byIdStatement.first(tx, id) : undefined;
  if (station === undefined) throw appError("NOT_FOUND");
  return station;
}

async function assertCustomerExists(tx: Tx, id: CustomerId): Promise<void> {
  const customer = await tx.selectFrom("customer").select("id").where("id", "=", id).executeTakeFirst();
  if (customer === undefined) throw invalidInput([fieldError("customerId", "NOT_AN_OPTION")]);
}

type Station = Pick<StationForm, "serviceTag" | "name" | "customerId"> & { readonly place: string };

const makeForm = ({ serviceTag, name, place, customerId }: Station) => ({
  serviceTag,
  name,
  place,
  customerId,
});

function isSame(station: Station, form: StationForm): boolean {
  const { name, place, customerId } = station;
  return name === form.name && place === (form.place ?? "") && customerId === form.customerId;
}

async function present({ db, clock }: Deps, id: string) {
  const row = await systemById(db, id);
  if (row === undefined) throw appError("NOT_FOUND");
  return systemView(row, clock);
}
