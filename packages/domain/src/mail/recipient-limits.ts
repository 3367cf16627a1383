import { emailKey } from "../email.ts";
import { err, ok, type Result } from "../result.ts";
import { type Instant, instant } from "../time.ts";

/**
 * How often the portal may write to a person who did not ask for it, no matter who sends: the pause between two mails, and the
 * maximum within 24 hours.
 */
export const recipientLimits = { pauseMs: 3_600_000, mails: 3, periodMs: 86_400_000 } as const;

export type RecipientFacts = {
  /** Whether the recipient has unsubscribed from this kind of mail. */
  readonly hasOptedOut: boolean;
  /** The times at which the recipient was mailed, in any order; times before the period may be left out. */
  readonly mailedAt: readonly Instant[];
};

/** Why no mail is sent to a person now. */
export type RecipientRefusal =
  | { readonly code: "optedOut" }
  /** `from` is the first instant at which the recipient may be mailed again. */
  | { readonly code: "writtenLately"; readonly from: Instant };

/** Whether a recipient may be mailed now, and if so, the times to store. */
export function mailRecipient(
  { hasOptedOut, mailedAt }: RecipientFacts,
  now: Instant,
): Result<readonly Instant[], RecipientRefusal> {
  if (hasOptedOut) return err({ code: "optedOut" });
  const from = mailableFrom(mailedAt);
  if (now < from) return err({ code: "writtenLately", from });
  const counted = mailedAt.filter((at) => at > now - recipientLimits.periodMs);
  return ok([...counted, now]);
}

/** The first instant at which a recipient who was mailed at these times may be mailed again. */
export function mailableFrom(mailedAt: readonly Instant[]): Instant {
  const { pauseMs, mails, periodMs } = recipientLimits;
  const latestFirst = mailedAt.toSorted((one, other) => other - one);
  const [latest] = latestFirst;
  if (latest === undefined) return instant(0);
  const firstOfLimit = latestFirst[mails - 1];
  return instant(Math.max(latest + pauseMs, firstOfLimit === undefined ? 0 : firstOfLimit + periodMs));
}

/**
 * The mailbox of an address: tags (`ada+1@…`) and, for providers that ignore them, dots are removed. Only for comparison; mails
 * go to the address itself.
 */
export function mailboxKey(address: string): string {
  const key = emailKey(address);
  const at = key.lastIndexOf("@");
  if (at <= 0) return key;
  const local = key.slice(0, at).replace(/(?<=.)\+.*$/, "");
  const domain = key.slice(at + 1);
  if (domain !== "gmail.com" && domain !== "googlemail.com") return `${local}@${domain}`;
  return `${local.replaceAll(".", "")}@gmail.com`;
}
