import type { FeedbackId, Instant, UserId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { readWith } from "@cathedra/domain/input";
import { fieldError } from "@cathedra/domain/messages";
import { type FeedbackForm, feedbackLimits, feedbackSchema } from "@cathedra/domain/reports";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { int, statement } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { invalidInput, rateLimited } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { adoptFile } from "../files/public.ts";
import { forwardFeedbackJob } from "./forwarding-job.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

const hourSeconds = 3_600;

const sentStatement = statement(
  { id: int<FeedbackId>() },
  (userId: UserId, key: string) => sql`
    select id from feedback where user_id = ${userId} and key = ${key}::uuid`,
  ["" as UserId, ""],
);

const latelyStatement = statement(
  { count: int() },
  (userId: UserId) => sql`
    select count(*)::int as count from feedback
    where user_id = ${userId} and created_at > now() - ${hourSeconds} * interval '1 second'`,
  ["" as UserId],
);

/**
 * Stores a person's feedback with its screenshot and queues it for forwarding (G.028). It is stored first, so it can be read in
 * the portal without a receiver. A repeated request, as after a lost answer, returns the stored entry. Requests of one person
 * are serialised.
 */
export async function sendFeedback({ db, clock }: Deps, actor: Actor, value: unknown) {
  const read = readWith(feedbackSchema, value);
  if (!read.ok) throw invalidInput(read.error);
  const form = read.value;
  const { userId } = actor;
  return inLockedTransaction(db, [lockKey("person", userId)], async (tx) => {
    await sql`select from app_user where id = ${userId} for no key update`.execute(tx);
    const there = await sentStatement.first(tx, userId, form.key);
    if (there !== undefined) return there;
    const { count } = await latelyStatement.only(tx, userId);
    if (count >= feedbackLimits.anHour) throw rateLimited(hourSeconds);
    const id = await insert(tx, userId, form, clock());
    await adoptScreenshot(tx, userId, form, id);
    await sql`select graphile_worker.add_job(${forwardFeedbackJob}, job_key => ${forwardFeedbackJob})`.execute(
      tx,
    );
    return { id };
  });
}

async function insert(tx: Tx, userId: UserId, form: FeedbackForm, now: Instant): Promise<FeedbackId> {
  const at = toTimestamp(now);
  const { id } = await tx
    .insertInto("feedback")
    .values({
      key: form.key,
      user_id: userId,
      name: form.name,
      email: form.email,
      description: form.description,
      page: form.page,
      browser: form.browser,
      window_size: form.window,
      client_version: form.clientVersion,
      service_tag: form.serviceTag,
      request_id: form.requestId,
      created_at: at,
      modified_at: at,
      next_try_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The picture now belongs to the report; a picture that was removed in the meantime, or belongs to another person, is ignored. */
async function adoptScreenshot(tx: Tx, userId: UserId, { screenshotId }: FeedbackForm, id: FeedbackId) {
  if (screenshotId === null) return;
  const adoption = { purpose: "feedback_screenshot", owner: `feedback:${id}`, uploadedBy: userId } as const;
  if (!(await adoptFile(tx, screenshotId, adoption)))
    throw invalidInput([fieldError("screenshotId", "NOT_AN_OPTION")]);
  await tx.updateTable("feedback").set({ screenshot_id: screenshotId }).where("id", "=", id).execute();
}
