import type { PartVerdict } from "@cathedra/domain/connection";
import { connectionTexts } from "@cathedra/domain/messages";

type Check = { readonly verdict: string } | null | undefined;

/** What a check came to; null: there is none, or it is of a later portal. */
export function verdictOf(check: Check): PartVerdict | null {
  return isVerdict(check?.verdict) ? check.verdict : null;
}

/** How many checks came to what, and how many people made none. */
export function verdictsOf(people: readonly { readonly check?: Check }[]) {
  const counts = { good: 0, weak: 0, bad: 0, unknown: 0 };
  for (const { check } of people) {
    const verdict = verdictOf(check);
    if (verdict !== null) counts[verdict] += 1;
  }
  return { counts, notChecked: people.filter(({ check }) => check == null).length };
}

function isVerdict(text: string | undefined): text is PartVerdict {
  return text !== undefined && Object.hasOwn(connectionTexts.verdicts, text);
}
