import { type Instant, instant, type SessionId, type UserId } from "@cathedra/domain";
import { type Actor, allows, mayUseCloudVoucher } from "@cathedra/domain/access";
import {
  type CaseStartRefusal,
  caseAccessRefusals,
  isSingleUserMachineAvailable,
  nextFreeForOne,
  singleUserSessionSeconds,
  startCase,
  voucherState,
} from "@cathedra/domain/cloud";
import { fieldError } from "@cathedra/domain/messages";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { bool, int, nullable, statement, timestamp } from "../../db/statement.ts";
import { newId } from "../../db/uuid.ts";
import { type AppError, appError, invalidInput } from "../../errors.ts";
import type { MutationStartSingleUserCloudCaseArgs } from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { claimFreeMachine, ownMachine } from "./claim-machine.ts";
import { findMachine, type MachineView } from "./fleet-queries.ts";
import { readFleet } from "./read-fleet.ts";
import { lockFleet } from "./store-change.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

/** Starts a case for the caller alone (4.014-4.024, X63, X64): 5 free machines are given to 5 people, however many ask. */
export async function startSingleUserCase(
  { db, clock }: Deps,
  actor: Actor,
  { moduleId, caseId, voucherId }: MutationStartSingleUserCloudCaseArgs,
): Promise<MachineView> {
  return inLockedTransaction(db, [lockKey("person", actor.userId), lockKey("fleet")], async (tx) => {
    const time = await lockTimeOf(tx, actor.userId, voucherId, { moduleId, caseId });
    const hasAccepted = allows(
      mayUseCloudVoucher(actor, { userIds: time === undefined ? [] : [actor.userId] }),
    );
    if (time === undefined || !hasAccepted) throw refusedStart(caseAccessRefusals.notAccepted);
    if (!time.hasCase) throw refusedStart(caseAccessRefusals.otherCases);
    await lockFleet(tx);
    const now = clock();
    const own = await ownMachine(tx, actor.userId, now);
    const fleet = await readFleet(tx, now, instant(now + singleUserSessionSeconds * 1000));
    const start = startCase({
      access: "accepted",
      durationLeftInSeconds: time.left,
      hasOtherSession: own !== undefined,
      isMachineAvailable: isSingleUserMachineAvailable(fleet, now),
      isVoucherActive: voucherState(time, now) === "active",
    });
    if (!start.ok) throw refusedStart(start.error.code);
    const claim = {
      sessionId: newId<SessionId>(),
      kind: "SINGLE_USER_CLOUD_CASE",
      voucherId,
      moduleId,
      caseId,
      startedBy: actor.userId,
      claimedAt: now,
      limit: { kind: "for", ms: start.value.limitInSeconds * 1000 },
    } as const;
    const machine = await claimFreeMachine(tx, claim, now);
    if (machine === undefined) throw appError("NO_FREE_MACHINE");
    return findMachine(tx, machine.id);
  });
}

/** A voucher that the person has no part in is answered as missing, and a case of another voucher as an invalid choice. */
function refusedStart(code: CaseStartRefusal["code"]): AppError {
  if (code === "VOUCHER_NOT_ACCEPTED") return appError("NOT_FOUND");
  if (code === "CASE_NOT_IN_VOUCHER") return invalidInput([fieldError("caseId", "NOT_AN_OPTION")]);
  return appError(code);
}

/** Whether one person could start a case of this length now (4.016, 4.019, X64). */
export async function isMachineFree({ db, clock }: Deps, seconds: number): Promise<boolean> {
  if (seconds < 1 || seconds > 86_400)
    throw invalidInput([fieldError("durationInSeconds", "OUT_OF_RANGE", { min: 1, max: 86_400 })]);
  const now = clock();
  const fleet = await readFleet(db, now, instant(now + seconds * 1000));
  return isSingleUserMachineAvailable(fleet, now, seconds);
}

/** When one person can probably start a case, if none can be started now; null if it is possible now, or the time is unknown. */
export async function expectedAt({ db, clock }: Deps): Promise<Instant | null> {
  const now = clock();
  const fleet = await readFleet(db, now, instant(now + 2 * singleUserSessionSeconds * 1000));
  if (isSingleUserMachineAvailable(fleet, now)) return null;
  const at = nextFreeForOne(fleet, now);
  return at;
}

type ChosenCase = { readonly moduleId: string; readonly caseId: string };
const lockTimeOfStatement = statement(
  { left: int(), valid_to: timestamp(), archived_at: nullable(timestamp()), has_case: bool() },
  (caseId: ChosenCase["caseId"], moduleId: ChosenCase["moduleId"], userId: UserId, voucherId: number) => sql`
    select voucher_user.granted_s - voucher_user.used_s as left, valid_to, archived_at, exists (
        select from voucher_case join cloud_case on cloud_case.id = voucher_case.case_id
        where voucher_case.voucher_id = voucher.id and cloud_case.id = ${caseId} and cloud_case.module_id = ${moduleId}
      ) as has_case
    from voucher_user join resource_access_voucher voucher on voucher.id = voucher_user.voucher_id
    where voucher_user.user_id = ${userId} and voucher.id = ${voucherId} and voucher.kind = 'cloud_modules'
    for no key update of voucher_user`,
);

/** The remaining time of a voucher that the person has accepted, locked until the transaction ends. */
async function lockTimeOf(tx: Tx, userId: UserId, voucherId: number, { moduleId, caseId }: ChosenCase) {
  const row = await lockTimeOfStatement.first(tx, caseId, moduleId, userId, voucherId);
  if (row === undefined) return undefined;
  const { left, valid_to, archived_at, has_case: hasCase } = row;
  return {
    left,
    hasCase,
    validTo: valid_to,
    archivedAt: archived_at,
  };
}
