import { fullName } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { nextMailDay } from "@cathedra/domain/mail";
import { readReminder, reminderLimits } from "@cathedra/domain/this-week";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { appError, invalidInput, reminderRefused } from "../../errors.ts";
import type { MutationRemindThisWeekArgs } from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import { enqueueMails, takeAllowance, takeInstitutionAllowance, takeRecipients } from "../mail/public.ts";
import { weekPersonOf } from "./week-person.ts";

type Deps = { readonly db: Db; readonly clock: Clock; readonly sendsMail: boolean };

/**
 * Mails a trainee of a group that the caller leads, with the caller's text: only to the verified address, and within the daily
 * limits of a mailbox, a sender and an institution.
 */
export async function remindThisWeek(
  { db, clock, sendsMail }: Deps,
  actor: Actor,
  { id, text: given }: MutationRemindThisWeekArgs,
) {
  const read = readReminder(given);
  return inLockedTransaction(db, [], async (tx) => {
    const person = await weekPersonOf(tx, actor, id);
    // An invited person gets the invitation again, without any text of the sender.
    if (person.userId === null) throw appError("NOT_FOUND");
    if (!read.ok) throw invalidInput([read.error]);
    if (!sendsMail) throw reminderRefused("noMail");
    if (!person.emailVerified) throw reminderRefused("unverified");
    const now = clock();
    const { customerId, customer } = person.group;
    const outcome = (await takeRecipients(tx, [person.email], now, "reminder")).get(person.email);
    if (outcome?.isAllowed !== true)
      throw outcome?.refusal.code === "writtenLately"
        ? reminderRefused("writtenLately", outcome.refusal.from)
        : reminderRefused("optedOut");
    const bySender = { count: 1, most: reminderLimits.aDay, now };
    const isTaken =
      (await takeAllowance(tx, `reminders-of:${actor.userId}`, bySender)) &&
      (await takeInstitutionAllowance(tx, "reminders", { customerId, count: 1, now })).isTaken;
    if (!isTaken) throw reminderRefused("dailyLimit", nextMailDay(now));
    await enqueueMails(
      tx,
      [
        {
          kind: "reminder",
          cause: `reminder:${actor.userId}:${person.userId}:${now}`,
          to: person.email,
          facts: {
            sender: fullName(actor),
            customer,
            text: read.value,
            stopKey: outcome.stopKey,
          },
        },
      ],
      now,
    );
    const sent = { sent_at: toTimestamp(now) };
    await tx
      .insertInto("week_reminder")
      .values({ sender_id: actor.userId, person_id: person.userId, ...sent })
      .onConflict((conflict) => conflict.columns(["sender_id", "person_id"]).doUpdateSet(sent))
      .execute();
    await audit(tx, actor, "person.reminded", id, {
      customer: customerId,
      people: [person.userId],
      details: { groupId: person.group.id },
    });
    return { id, remindedAt: now };
  });
}
