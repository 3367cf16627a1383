import { createHash, randomBytes } from "node:crypto";
import { type Instant, instant } from "@cathedra/domain";
import { mailboxKey, mailRecipient, type RecipientRefusal } from "@cathedra/domain/mail";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { bool, floats, statement, text } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import type { Clock } from "../../ports/clock.ts";

/** The purposes for which people get mails that they did not ask for. Each has its own limit and its own way to unsubscribe. */
export type MailPurpose = (typeof mailPurposes)[number];
const mailPurposes = ["invitation", "confirmations", "attendingAddress", "reminder"] as const;

/** The id by which a recipient who did not ask for mail is remembered: a hash of their mailbox instead of the address. */
export function recipientHash(address: string, purpose: MailPurpose = "invitation"): string {
  const mailbox = mailboxKey(address);
  return createHash("sha256")
    .update(purpose === "invitation" ? mailbox : `${purpose}:${mailbox}`)
    .digest("hex");
}

/** All ids by which the recipient is remembered. */
export function recipientHashes(address: string): readonly string[] {
  return mailPurposes.map((purpose) => recipientHash(address, purpose));
}

/** Whether the recipient may be mailed; if so, the mail must contain `stopKey` for unsubscribing. */
type RecipientOutcome =
  | { readonly isAllowed: true; readonly stopKey: string }
  | { readonly isAllowed: false; readonly refusal: RecipientRefusal };

/** The key in the link that unsubscribes. */
export const newStopKey = (): string => randomBytes(24).toString("base64url");

/** Inserts missing rows in a fixed order, so that two concurrent senders to the same people cannot deadlock. */
const insertStatement = (rows: readonly { hash: string; key: string }[]) => sql`
  insert into mail_recipient (recipient, stop_key)
  select hash, key from json_to_recordset(${JSON.stringify(rows)}::json) as given (hash text, key text)
  order by 1 on conflict (recipient) do nothing`;

const lockStatement = statement(
  { hash: text(), stopKey: text(), hasOptedOut: bool(), mailedAt: floats() },
  (hashes: readonly string[]) => sql`
    select recipient as hash, stop_key as "stopKey", stopped_at is not null as "hasOptedOut",
      array(select extract(epoch from at)::float8 * 1000 from unnest(mailed_at) given (at)) as "mailedAt"
    from mail_recipient
    where recipient in (select json_array_elements_text(${JSON.stringify(hashes)}::json))
    order by recipient for update`,
  [[]],
);

const rememberStatement = (rows: readonly { hash: string; at: readonly string[] }[]) => sql`
  update mail_recipient set mailed_at = array(select json_array_elements_text(given.at)::timestamptz)
  from json_to_recordset(${JSON.stringify(rows)}::json) as given (hash text, at json)
  where recipient = given.hash`;

/**
 * The recipients among these who may get a mail now, from any sender; each is counted as having got one. Their rows stay
 * locked until the transaction ends, so that the limits hold across processes. Three statements, for any number of
 * recipients.
 */
export async function takeRecipients(
  tx: Tx,
  addresses: readonly string[],
  now: Instant,
  purpose: MailPurpose = "invitation",
): Promise<ReadonlyMap<string, RecipientOutcome>> {
  const outcomes = new Map<string, RecipientOutcome>();
  if (addresses.length === 0) return outcomes;
  const computeHash = new Map(addresses.map((address) => [address, recipientHash(address, purpose)]));
  const hashes = [...new Set(computeHash.values())];
  await insertStatement(hashes.map((hash) => ({ hash, key: newStopKey() }))).execute(tx);
  const locked = await lockStatement.rows(tx, hashes);
  const known = new Map(
    locked.map(({ hash, mailedAt, ...row }) => [hash, { ...row, mailedAt: mailedAt.map(wholeInstant) }]),
  );
  const changed = new Map<string, readonly Instant[]>();
  for (const [address, hash] of computeHash) {
    const row = known.get(hash);
    if (row === undefined) throw new Error("a recipient that was just made is not there");
    // Two addresses of the same mailbox in one list are counted one after the other.
    const decided = mailRecipient({ ...row, mailedAt: changed.get(hash) ?? row.mailedAt }, now);
    if (decided.ok) changed.set(hash, decided.value);
    outcomes.set(
      address,
      decided.ok ? { isAllowed: true, stopKey: row.stopKey } : { isAllowed: false, refusal: decided.error },
    );
  }
  await rememberStatement(
    [...changed].map(([hash, times]) => ({ hash, at: times.map((at) => new Date(at).toISOString()) })),
  ).execute(tx);
  return outcomes;
}

function wholeInstant(time: number): Instant {
  return instant(Math.round(time));
}

const stopStatement = statement(
  { hash: text() },
  (key: string, at: Date) => sql`
    update mail_recipient set stopped_at = coalesce(stopped_at, ${at}) where stop_key = ${key}
    returning recipient as hash`,
);

const hasStoppedStatement = statement(
  { hasStopped: bool() },
  (key: string) => sql`
    select exists (select from mail_recipient where stop_key = ${key} and stopped_at is not null) as "hasStopped"`,
);

/** Whether the recipient with this key has unsubscribed since a mail with the key was queued. */
export async function hasStopped(db: Db, key: string): Promise<boolean> {
  return (await hasStoppedStatement.only(db, key)).hasStopped;
}

/**
 * Unsubscribes the recipient whose mail contained this key from invitations; false if there is none. Repeating it returns the
 * same.
 */
export async function stopInvitationMails(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  key: string,
): Promise<boolean> {
  return inLockedTransaction(
    db,
    [],
    async (tx) => (await stopStatement.first(tx, key, new Date(clock()))) !== undefined,
  );
}

/** Stops mails of this purpose to a mailbox, whatever plus tag the address has; allows them again if `at` is null. */
export async function setOptOut(
  tx: Tx,
  address: string,
  purposes: readonly MailPurpose[],
  at: Instant | null,
): Promise<void> {
  const stopped_at = at === null ? null : toTimestamp(at);
  await tx
    .insertInto("mail_recipient")
    .values(
      purposes
        .map((purpose) => recipientHash(address, purpose))
        .toSorted()
        .map((recipient) => ({ recipient, stop_key: newStopKey(), stopped_at })),
    )
    .onConflict((conflict) => conflict.column("recipient").doUpdateSet({ stopped_at }))
    .execute();
}
