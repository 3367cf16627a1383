import { err, type Instant, ok, type Result, type UserId } from "@cathedra/domain";
import { type Actor, isEventOrganizer } from "@cathedra/domain/access";
import { type AcceptVoucherRefusal, acceptVoucher as decide, parseAccessCode } from "@cathedra/domain/cloud";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { bool, float, floats, nullable, statement, texts, uuid } from "../../db/statement.ts";
import { type AppError, appError, oldVoucher, rateLimited, voucherAlreadyUsed } from "../../errors.ts";
import {
  type LockedVoucher,
  lockVoucherByCode,
  type OrganizerColumns,
  organizerEmails,
} from "../access-vouchers/public.ts";
import { audit } from "../audit/public.ts";
import {
  type CodeDeps,
  type CodeSubjects,
  codeSubjects,
  insertWrongCode,
  lockCodeSubjects,
  remainingWaitSeconds,
  tryCode,
  type WrongCodeColumns,
  wrongCodes,
} from "../invite-codes/public.ts";
import { storeAcceptedVoucher } from "./store-accepted-voucher.ts";

type Refusal = AcceptVoucherRefusal | { readonly code: "RATE_LIMITED"; readonly retryAfterSeconds: number };

/** Gives the caller access by the code of an event or of cloud modules (2.004, 2.007-2.013). */
export async function acceptVoucher(deps: CodeDeps, actor: Actor, code: string): Promise<LockedVoucher> {
  return tryCode(deps, actor, parseAccessCode(code)?.code, (tx) => accept(tx, deps, actor, code), toError);
}

async function accept(
  tx: Tx,
  { clock, address }: CodeDeps,
  actor: Actor,
  code: string,
): Promise<Result<LockedVoucher, Refusal>> {
  const subjects = codeSubjects(actor.userId, address);
  const parsed = parseAccessCode(code);
  await lockCodeSubjects(tx, subjects);
  const voucher = await lockVoucherByCode(tx, parsed?.code);
  // The time is read after acquiring the lock, so that a request that waited until the voucher had ended is refused.
  const now = clock();
  const status = await acceptanceStatus(tx, voucher, actor, subjects, now);
  const retryAfterSeconds = remainingWaitSeconds(status, now);
  if (retryAfterSeconds > 0) return err({ code: "RATE_LIMITED", retryAfterSeconds });

  const decided = decide(voucher, status, now);
  if (voucher === undefined || !decided.ok) {
    const refusal = decided.ok ? ({ code: "INVALID_VOUCHER" } as const) : decided.error;
    if (refusal.code === "INVALID_VOUCHER") await insertWrongCode(tx, subjects, now);
    return err(refusal);
  }
  const { id, customer } = voucher;
  await storeAcceptedVoucher(
    tx,
    { voucher, userId: actor.userId, actorId: actor.userId },
    decided.value,
    now,
  );
  await audit(tx, actor, "voucher.accepted", String(id), {
    customer: customer.id,
    after: { grantedInSeconds: decided.value.grantedInSeconds },
  });
  return ok(voucher);
}

type Row = WrongCodeColumns & OrganizerColumns & { readonly hasAccepted: boolean };
type AcceptanceStatus = Row & { readonly isOrganizer: boolean };

const acceptanceStatusStatement = statement(
  {
    byUser: floats(),
    lastOfAddress: nullable(float()),
    organizers: texts(),
    creatorId: nullable(uuid<UserId>()),
    hasAccepted: bool(),
  },
  (id: unknown, actor: Actor, subjects: CodeSubjects, now: Instant) => sql`
    select
      exists (select from voucher_user where voucher_id = ${id}::int and user_id = ${actor.userId}) as "hasAccepted",
      coalesce((
        select ${organizerEmails} from resource_access_voucher voucher where id = ${id}::int and kind = 'event'
      ), '{}') as organizers,
      (select creator_id from resource_access_voucher where id = ${id}::int and kind = 'event') as "creatorId",
      ${wrongCodes(subjects, now)}`,
);

/** The person's relation to a voucher; read under its lock, in a statement that begins after the lock was acquired. */
async function acceptanceStatus(
  tx: Tx,
  voucher: LockedVoucher | undefined,
  actor: Actor,
  subjects: CodeSubjects,
  now: Instant,
): Promise<AcceptanceStatus> {
  const id = voucher?.id ?? null;
  const row = await acceptanceStatusStatement.first(tx, id, actor, subjects, now);
  if (row === undefined) throw new Error("a statement without a table has answered with no row");
  return { ...row, isOrganizer: isEventOrganizer(actor, row) };
}

function toError(refusal: Refusal): AppError {
  if (refusal.code === "RATE_LIMITED") return rateLimited(refusal.retryAfterSeconds);
  if (refusal.code === "VOUCHER_ALREADY_USED") {
    const { isOrganizer, isArchived } = refusal;
    return voucherAlreadyUsed({ isOrganizer, isArchived });
  }
  return refusal.code === "OLD_VOUCHER" ? oldVoucher(refusal.validTo) : appError(refusal.code);
}
