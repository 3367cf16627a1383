import { fullName, type Instant } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { nextMailDay } from "@cathedra/domain/mail";
import { fieldError } from "@cathedra/domain/messages";
import { readReminder, reminderLimits } from "@cathedra/domain/this-week";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { invalidInput, reminderRefused } from "../../errors.ts";
import type {
  MutationRemindPeopleArgs,
  MutationRemindThisWeekArgs,
  ReminderRefusal,
} from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import {
  enqueueMails,
  mailsToday,
  takeAllowance,
  takeInstitutionAllowance,
  takeRecipients,
} from "../mail/public.ts";
import { findWeekPeople } from "./week-person.ts";

/** Whether a person was reminded; otherwise why not, and when it is possible. */
type Outcome = {
  readonly id: string;
  readonly remindedAt: Instant | null;
  readonly refusal: ReminderRefusal | null;
  readonly againFrom: Instant | null;
};

type Deps = { readonly db: Db; readonly clock: Clock; readonly sendsMail: boolean };

/** Reminds one person; an error says why the person cannot be reminded. */
export async function remindThisWeek(deps: Deps, actor: Actor, { id, text }: MutationRemindThisWeekArgs) {
  const [outcome] = await remindPeople(deps, actor, { ids: [id], text });
  if (outcome === undefined) throw new Error("a person has no outcome");
  const { remindedAt, refusal, againFrom } = outcome;
  if (remindedAt === null) throw reminderRefused(refusal ?? "notInGroup", againFrom);
  return { id, remindedAt };
}

/**
 * Mails trainees of groups that the caller leads, each once, with the caller's text: only to verified addresses, and within the
 * daily limits of a mailbox, a sender and an institution. A refused recipient does not prevent the others; beyond the limits of a
 * sender or an institution no one is mailed.
 */
export async function remindPeople(
  { db, clock, sendsMail }: Deps,
  actor: Actor,
  { ids, text }: MutationRemindPeopleArgs,
): Promise<readonly Outcome[]> {
  const read = readReminder(text);
  const named = [...new Set(ids)];
  const { aDay: max } = reminderLimits;
  if (named.length > max) throw invalidInput([fieldError("ids", "TOO_MANY", { max })]);
  return inLockedTransaction(db, [], async (tx) => {
    const people = await findWeekPeople(tx, actor, named);
    if (!read.ok) throw invalidInput([read.error]);
    if (!sendsMail) throw reminderRefused("noMail");
    const now = clock();
    const verified = [...people.values()].filter(({ emailVerified }) => emailVerified);
    const recipients = await takeRecipients(
      tx,
      verified.map(({ email }) => email),
      now,
      "reminder",
    );
    const toMail = verified.flatMap((person) => {
      const recipient = recipients.get(person.email);
      return recipient?.isAllowed === true ? [{ ...person, stopKey: recipient.stopKey }] : [];
    });
    if (toMail.length > 0) await mail(tx, actor, toMail, { text: read.value, now });
    const mailed = new Set(toMail.map(({ id }) => id));
    return named.map((id): Outcome => {
      if (mailed.has(id)) return { id, remindedAt: now, refusal: null, againFrom: null };
      const refused = { id, remindedAt: null, againFrom: null };
      const person = people.get(id);
      if (person === undefined) return { ...refused, refusal: "notInGroup" };
      const recipient = recipients.get(person.email);
      if (recipient === undefined || recipient.isAllowed) return { ...refused, refusal: "unverified" };
      return recipient.refusal.code === "writtenLately"
        ? { ...refused, refusal: "writtenLately", againFrom: recipient.refusal.from }
        : { ...refused, refusal: "optedOut" };
    });
  });
}

type Recipient = (Awaited<ReturnType<typeof findWeekPeople>> extends Map<string, infer Person>
  ? Person
  : never) & { readonly stopKey: string };

async function mail(
  tx: Tx,
  actor: Actor,
  people: readonly Recipient[],
  { text, now }: { readonly text: string; readonly now: Instant },
): Promise<void> {
  await takeAllowances(tx, actor, people, now);
  await enqueueMails(
    tx,
    people.map(({ userId, email, group: { customer }, stopKey }) => ({
      kind: "reminder",
      cause: `reminder:${actor.userId}:${userId}:${now}`,
      to: email,
      facts: { sender: fullName(actor), customer, text, stopKey },
    })),
    now,
  );
  const sent = { sent_at: toTimestamp(now) };
  await tx
    .insertInto("week_reminder")
    .values(
      people
        .map(({ userId }) => userId)
        .toSorted()
        .map((userId) => ({ sender_id: actor.userId, person_id: userId, ...sent })),
    )
    .onConflict((conflict) => conflict.columns(["sender_id", "person_id"]).doUpdateSet(sent))
    .execute();
  for (const { id: groupId, customerId } of new Map(people.map(({ group }) => [group.id, group])).values()) {
    const members = people.filter(({ group }) => group.id === groupId);
    const facts = { customer: customerId, people: members.map(({ userId }) => userId) };
    const [first, ...others] = members;
    if (first !== undefined && others.length === 0)
      await audit(tx, actor, "person.reminded", first.id, { ...facts, details: { groupId } });
    else
      await audit(tx, actor, "group.people_reminded", String(groupId), {
        ...facts,
        details: { count: members.length },
      });
  }
}

/** Counts the mails of a sender and of each institution; if one of the limits would be exceeded, none is counted. */
async function takeAllowances(
  tx: Tx,
  { userId }: Actor,
  people: readonly Recipient[],
  now: Instant,
): Promise<void> {
  const sender = `reminders-of:${userId}`;
  const { aDay: most } = reminderLimits;
  if (!(await takeAllowance(tx, sender, { count: people.length, most, now })))
    throw reminderRefused("dailyLimit", nextMailDay(now), most - (await mailsToday(tx, sender, now)));
  const customers = new Set(people.map(({ group }) => group.customerId));
  // The allowances of institutions are taken in the order of the ids, so that two senders cannot deadlock.
  for (const customerId of [...customers].toSorted((one, other) => one - other)) {
    const { length: count } = people.filter(({ group }) => group.customerId === customerId);
    const { isTaken, left } = await takeInstitutionAllowance(tx, "reminders", { customerId, count, now });
    if (!isTaken) throw reminderRefused("dailyLimit", nextMailDay(now), left);
  }
}
