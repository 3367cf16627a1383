import {
  type CustomerId,
  fullVersion,
  type Instant,
  isUuid,
  type ReleaseId,
  type StationId,
} from "@cathedra/domain";
import { type Actor, mayKeepSoftware } from "@cathedra/domain/access";
import { fieldError } from "@cathedra/domain/messages";
import { type DocumentKind, isSoftwareCode, releaseVersion } from "@cathedra/domain/software";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { int, statement, uuids } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { appError, authorize, invalidInput, unconfirmedRollout } from "../../errors.ts";
import { audit } from "../audit/public.ts";
import { callOffDeviceWork } from "../operations/public.ts";
import { offerSoftware, withdrawNotices } from "../software-updates/public.ts";
import { isReached } from "./release-progress.ts";
import { type ReleaseView, releaseById } from "./release-queries.ts";

type Deps = { readonly db: Db; readonly clock: () => Instant };

const oneAtATime = lockKey("modules", "software");

export type NewRelease = {
  readonly softwareCode: string;
  readonly softwareName: string;
  readonly version: string;
};

/** Creates a draft, and its software if it is new; a repeated request returns the existing draft. */
export async function createRelease({ db }: Deps, actor: Actor, input: NewRelease): Promise<ReleaseView> {
  authorize(mayKeepSoftware(actor));
  const { code, name, version } = checked(input);
  return inLockedTransaction(db, [oneAtATime], async (tx) => {
    const { id: softwareId } = await tx
      .insertInto("software")
      .values({ code, name })
      .onConflict((conflict) => conflict.column("code").doUpdateSet({ name }))
      .returning("id")
      .executeTakeFirstOrThrow();
    const made = await tx
      .insertInto("software_release")
      .values({
        software_id: softwareId,
        string_identifier: `${code}-${version}`,
        version,
        created_by: actor.userId,
      })
      .onConflict((conflict) => conflict.constraint("unique_software_versions").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (made !== undefined) {
      await audit(tx, actor, "software_release.created", String(made.id), {
        customer: null,
        after: { code, version },
      });
      return present(tx, made.id);
    }
    const { id } = await tx
      .selectFrom("software_release")
      .select("id")
      .where("software_id", "=", softwareId)
      .where("version", "=", version)
      .executeTakeFirstOrThrow();
    return present(tx, id);
  });
}

function checked({ softwareCode, softwareName, version }: NewRelease) {
  const [code, name, number] = [softwareCode.trim(), softwareName.trim(), version.trim()];
  const wrong = [
    ...(isSoftwareCode(code) ? [] : [fieldError("softwareCode", "NOT_A_CODE")]),
    ...(name !== "" && name.length <= 120 ? [] : [fieldError("softwareName", "REQUIRED")]),
    ...(releaseVersion(number) === undefined ? [fieldError("version", "NOT_A_RELEASE_VERSION")] : []),
  ];
  if (wrong.length > 0) throw invalidInput(wrong);
  return { code, name, version: fullVersion(number) };
}

/** Deletes the draft of a release; its files are deleted by the next sweep. */
export async function deleteRelease({ db }: Deps, actor: Actor, id: number): Promise<boolean> {
  authorize(mayKeepSoftware(actor));
  return inLockedTransaction(db, [oneAtATime], async (tx) => {
    const release = await lock(tx, id);
    if (release === undefined) return true;
    if (release.state !== "draft") throw appError("RELEASE_PUBLISHED");
    await tx.deleteFrom("software_release").where("id", "=", release.id).execute();
    await audit(tx, actor, "software_release.deleted", String(id), {
      customer: null,
      before: { stringIdentifier: release.stringIdentifier },
    });
    return true;
  });
}

export async function removeDocument({ db }: Deps, actor: Actor, id: number, kind: DocumentKind) {
  return change({ db }, actor, id, async (tx, release) => {
    const { numDeletedRows } = await tx
      .deleteFrom("software_document")
      .where("release_id", "=", release.id)
      .where("kind", "=", kind)
      .executeTakeFirst();
    if (numDeletedRows > 0n)
      await audit(tx, actor, "software_release.document_removed", String(id), {
        customer: null,
        before: { kind },
      });
  });
}

export type RolloutInput = {
  readonly isForAll: boolean;
  readonly customerIds: readonly number[];
  readonly stationIds: readonly string[];
  /** The number of further stations that was shown to the person. */
  readonly newStations?: number | null | undefined;
};

const maxRollouts = 2_000;
const byNumber = (one: number, other: number) => one - other;

/**
 * Sets the recipients of a release. New recipients of a published release get it at once, so their number has to be confirmed.
 * Counting them reads the stations and choices, thousands at most.
 */
export async function setRollout(deps: Deps, actor: Actor, id: number, input: RolloutInput) {
  const customers = input.isForAll ? [] : [...new Set(input.customerIds)];
  const stations = input.isForAll ? [] : [...new Set(input.stationIds)];
  if (customers.length + stations.length > maxRollouts) throw appError("BAD_REQUEST");
  if (!stations.every(isUuid)) throw appError("NOT_FOUND");
  const changed = await change(deps, actor, id, async (tx, release) => {
    const before = release.rollout;
    const reachedBefore = await reachedStatement.only(tx, release.id);
    await tx.deleteFrom("software_rollout").where("release_id", "=", release.id).execute();
    const rows = [
      ...(input.isForAll ? [{ release_id: release.id }] : []),
      ...customers.map((one) => ({ release_id: release.id, customer_id: one as CustomerId })),
      ...stations.map((one) => ({ release_id: release.id, station_id: one as StationId })),
    ];
    if (!(await allThere(tx, customers, stations))) throw appError("NOT_FOUND");
    if (rows.length > 0) await tx.insertInto("software_rollout").values(rows).execute();
    const reached = await reachedStatement.only(tx, release.id);
    const newStations = reached.stations.filter((id) => !reachedBefore.stations.includes(id)).length;
    if (release.state === "published" && newStations > 0 && input.newStations !== newStations)
      throw unconfirmedRollout(newStations);
    await audit(tx, actor, "software_release.rollout_set", String(id), {
      customer: null,
      before: {
        isForAll: before.isForAll,
        customers: before.customers.flatMap(({ customerId }) => customerId ?? []).toSorted(byNumber),
        stations: before.stations.flatMap(({ stationId }) => stationId ?? []).toSorted(),
      },
      after: {
        isForAll: input.isForAll,
        customers: customers.toSorted(byNumber),
        stations: stations.toSorted(),
      },
    });
  });
  if (changed.state === "published") await offerSoftware(deps.db, changed.softwareCode);
  return changed;
}

const reachedStatement = statement(
  { stations: uuids<StationId>() },
  (release: ReleaseId) => sql`
    select array(
      select station.id from station
      where ${isReached(sql`${release}`, sql`station`)}
    ) as stations`,
);

const thereStatement = statement(
  { count: int() },
  (customers: readonly number[], stations: readonly string[]) => sql`
    select (select count(*) from customer where id = any(${customers}::int[]))
      + (select count(*) from station where id = any(${stations}::uuid[]) and removed_at is null) as count`,
);

async function allThere(tx: Tx, customers: readonly number[], stations: readonly string[]): Promise<boolean> {
  const { count } = await thereStatement.only(tx, customers, stations);
  return count === customers.length + stations.length;
}

/** Publishes a release: its stations get it from now on. */
export async function publishRelease(deps: Deps, actor: Actor, id: number): Promise<ReleaseView> {
  const published = await change(deps, actor, id, async (tx, release) => {
    if (release.state !== "draft") return;
    if (release.package === null) throw appError("RELEASE_WITHOUT_PACKAGE");
    await tx
      .updateTable("software_release")
      .set({ published_at: toTimestamp(deps.clock()) })
      .where("id", "=", release.id)
      .execute();
    await audit(tx, actor, "software_release.published", String(id), {
      customer: null,
      after: { stringIdentifier: release.stringIdentifier, rollout: { ...release.rollout } },
    });
  });
  // A first batch of stations gets the release at once, the others when the worker runs next.
  await offerSoftware(deps.db, published.softwareCode);
  return published;
}

/** Stations start no more work with the release, and running work is cancelled. */
export async function withdrawRelease(deps: Deps, actor: Actor, id: number): Promise<ReleaseView> {
  return change(deps, actor, id, async (tx, release) => {
    if (release.state !== "published") return;
    await tx
      .updateTable("software_release")
      .set({ withdrawn_at: toTimestamp(deps.clock()) })
      .where("id", "=", release.id)
      .execute();
    const updates = await tx
      .selectFrom("software_update")
      .select("id")
      .where("release_id", "=", release.id)
      .execute();
    const subjects = updates.map((update) => String(update.id));
    await callOffDeviceWork(tx, subjects, "WITHDRAWN");
    await withdrawNotices(tx, release.id);
    await audit(tx, actor, "software_release.withdrawn", String(id), {
      customer: null,
      after: { stringIdentifier: release.stringIdentifier },
    });
  });
}

async function change(
  { db }: Pick<Deps, "db">,
  actor: Actor,
  id: number,
  act: (tx: Tx, release: ReleaseView) => Promise<void>,
): Promise<ReleaseView> {
  authorize(mayKeepSoftware(actor));
  return inLockedTransaction(db, [oneAtATime], async (tx) => {
    const release = await lock(tx, id);
    if (release === undefined) throw appError("NOT_FOUND");
    await act(tx, release);
    return present(tx, release.id);
  });
}

async function lock(tx: Tx, id: number): Promise<ReleaseView | undefined> {
  const { rows } = await sql`select from software_release where id = ${id} for update`.execute(tx);
  return rows.length === 0 ? undefined : releaseById(tx, id);
}

async function present(tx: Tx, id: ReleaseId): Promise<ReleaseView> {
  const release = await releaseById(tx, id);
  if (release === undefined) throw new Error("a release that was there is gone");
  return release;
}
