import { err, ok, type Result } from "../../result.ts";

/** An account's cloud-case time (4.049). The sum of the three is the sum of the top-ups, and none is ever negative. */
export type QuotaBalances = {
  readonly spendableMs: number;
  readonly reservedMs: number;
  readonly consumedMs: number;
};

/** The kinds of movement of an account's time, into the account and between its balances (X57). */
export const quotaEntryKinds = ["top_up", "reserve", "consume", "release", "refund", "give_back"] as const;
export type QuotaEntryKind = (typeof quotaEntryKinds)[number];

/**
 * One movement of time; it is never changed once written. A top-up is added to Spendable and is negative for a correction
 * (X58). All other amounts are positive: `reserve` moves from Spendable to Reserved, `release` moves it back, `consume` moves
 * from Reserved to Consumed, `refund` returns what an event consumed and lost by our fault, or what was given to a person and
 * taken back. `give_back` does not change the
 * account: a person gets the time of a lost session again, which the account paid for when they accepted (0060).
 */
export type QuotaEntry = { readonly kind: QuotaEntryKind; readonly amountMs: number };

/** Refused with: `Too little spendable time in cloud cases time quota.` (2.047, 3.048) */
export type QuotaRefusal = {
  readonly code: "TOO_LITTLE_SPENDABLE_TIME";
  readonly neededMs: number;
  readonly spendableMs: number;
};

export const emptyQuota: QuotaBalances = { spendableMs: 0, reservedMs: 0, consumedMs: 0 };

/**
 * The balances after an entry (4.049). Refused when Spendable is too low. Taking more from Reserved than it contains is an
 * error of the caller: every reservation is also counted on its voucher.
 */
export function postEntry(balances: QuotaBalances, entry: QuotaEntry): Result<QuotaBalances, QuotaRefusal> {
  checkAmount(entry);
  const { kind, amountMs } = entry;
  const after = moved(balances, entry);
  if (after.spendableMs < 0) {
    const neededMs = kind === "top_up" ? -amountMs : amountMs;
    return err({ code: "TOO_LITTLE_SPENDABLE_TIME", neededMs, spendableMs: balances.spendableMs });
  }
  if (after.reservedMs < 0)
    throw new RangeError(`${kind} of ${amountMs} ms, reserved ${balances.reservedMs}`);
  if (after.consumedMs < 0)
    throw new RangeError(`${kind} of ${amountMs} ms, consumed ${balances.consumedMs}`);
  return ok(after);
}

/** The balances that result from these entries, starting with an empty account (4.049). */
export function computeBalances(entries: readonly QuotaEntry[]): QuotaBalances {
  return entries.reduce(moved, emptyQuota);
}

function moved({ spendableMs, reservedMs, consumedMs }: QuotaBalances, entry: QuotaEntry): QuotaBalances {
  const { kind, amountMs } = entry;
  switch (kind) {
    case "top_up":
      return { spendableMs: spendableMs + amountMs, reservedMs, consumedMs };
    case "reserve":
      return { spendableMs: spendableMs - amountMs, reservedMs: reservedMs + amountMs, consumedMs };
    case "release":
      return { spendableMs: spendableMs + amountMs, reservedMs: reservedMs - amountMs, consumedMs };
    case "consume":
      return { spendableMs, reservedMs: reservedMs - amountMs, consumedMs: consumedMs + amountMs };
    case "refund":
      return { spendableMs: spendableMs + amountMs, reservedMs, consumedMs: consumedMs - amountMs };
    case "give_back":
      return { spendableMs, reservedMs, consumedMs };
  }
}

function checkAmount({ kind, amountMs }: QuotaEntry): void {
  const isRight = Number.isSafeInteger(amountMs) && (kind === "top_up" ? amountMs !== 0 : amountMs > 0);
  if (!isRight) throw new RangeError(`${kind} of ${amountMs} ms`);
}
