import type { CustomerId, Instant, UserId } from "@cathedra/domain";
import { type Actor, type CustomerFacts, mayAdministerLogbook } from "@cathedra/domain/access";
import { type EntrustmentScaleKey, nextVersion } from "@cathedra/domain/logbook";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { bool, nullable, statement, text, timestamp, uuid } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { appError, authorize } from "../../errors.ts";
import type { LogbookSettings, MutationUpdateLogbookSettingsArgs } from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { lockCustomer } from "../accounts/public.ts";
import { audit } from "../audit/public.ts";
import { refuseStale } from "../stale-save.ts";
import { type AdminDeps, administeredCustomer } from "./list-entries.ts";

const settingsStatement = statement(
  {
    entrustmentScale: nullable(text<EntrustmentScaleKey>()),
    countImported: bool(),
    modifiedAt: timestamp(),
    modifiedBy: nullable(uuid<UserId>()),
  },
  (customerId: CustomerId) => sql`
    select entrustment_scale as "entrustmentScale", count_imported as "countImported", modified_at as "modifiedAt",
      modified_by as "modifiedBy"
    from logbook_settings where customer_id = ${customerId}`,
);

type Settings = {
  readonly entrustmentScale: EntrustmentScaleKey | null;
  readonly countImported: boolean;
};

/** The settings of an institution that chose none. */
const defaults: Settings = { entrustmentScale: null, countImported: true };

/** The settings that an institution chose for the logbooks of its trainees. */
export async function readLogbookSettings(
  deps: AdminDeps,
  actor: Actor,
  customerId: number,
): Promise<LogbookSettings> {
  const customer = await administeredCustomer(deps, actor, customerId);
  return getSettings(deps.db, customer);
}

/** Chooses the settings of an institution's logbook. Choosing the same again writes nothing. */
export async function updateLogbookSettings(
  { db, clock, logbookAdminCustomers }: AdminDeps & { readonly clock: Clock },
  actor: Actor,
  { customerId, settings: input, modifiedAt: read }: MutationUpdateLogbookSettingsArgs,
): Promise<LogbookSettings> {
  return inLockedTransaction(db, [lockKey("account", customerId)], async (tx) => {
    const customer = await lockCustomer(tx, customerId);
    if (customer === undefined) throw appError("NOT_FOUND");
    authorize(mayAdministerLogbook(actor, customer, logbookAdminCustomers));
    const settings = {
      entrustmentScale: input.entrustmentScale ?? null,
      countImported: input.countImported,
    };
    const stored = await settingsStatement.first(tx, customer.id);
    const before = stored === undefined ? defaults : settingsFacts(stored);
    const isSame =
      before.entrustmentScale === settings.entrustmentScale &&
      before.countImported === settings.countImported;
    if (isSame) return getSettings(tx, customer);
    // A caller who read the defaults saw that nothing was stored, so what is stored now is newer than what they saw.
    if (stored !== undefined) await refuseStale(tx, "logbook's settings", read === null ? 0 : read, stored);
    const now = clock();
    const modifiedAt = stored === undefined ? now : nextVersion(stored.modifiedAt, now);
    await writeSettings(tx, customer.id, settings, { modifiedAt, modifiedBy: actor.userId });
    await audit(tx, actor, "logbook.settings_changed", String(customer.id), {
      customer: customer.id,
      before,
      after: settings,
    });
    return getSettings(tx, customer);
  });
}

async function getSettings(db: Db | Tx, { id, name }: CustomerFacts): Promise<LogbookSettings> {
  const stored = await settingsStatement.first(db, id);
  return {
    id: `logbook-settings:${id}`,
    customer: { id, name },
    ...(stored === undefined ? defaults : settingsFacts(stored)),
    modifiedAt: stored?.modifiedAt ?? null,
  };
}

function settingsFacts({ entrustmentScale, countImported }: Settings): Settings {
  return { entrustmentScale, countImported };
}

async function writeSettings(
  tx: Tx,
  customerId: CustomerId,
  settings: Settings,
  { modifiedAt, modifiedBy }: { readonly modifiedAt: Instant; readonly modifiedBy: UserId },
): Promise<void> {
  const columns = {
    entrustment_scale: settings.entrustmentScale,
    count_imported: settings.countImported,
    modified_at: toTimestamp(modifiedAt),
    modified_by: modifiedBy,
  };
  await tx
    .insertInto("logbook_settings")
    .values({ customer_id: customerId, ...columns })
    .onConflict((conflict) => conflict.column("customer_id").doUpdateSet(columns))
    .execute();
}
