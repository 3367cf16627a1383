import type { PartVerdict } from "@cathedra/domain/connection";
import { connectionTexts } from "@cathedra/domain/messages";

type Check = { readonly verdict: string } | null | undefined;

/** The result of a check; null if there is none, or if only a later portal knows its value. */
export function decideVerdict(check: Check): PartVerdict | null {
  return isVerdict(check?.verdict) ? check.verdict : null;
}

/** The number of checks by result, and the number of people without a check. */
export function decideVerdicts(people: readonly { readonly check?: Check }[]) {
  const counts = { good: 0, weak: 0, bad: 0, unknown: 0 };
  for (const { check } of people) {
    const verdict = decideVerdict(check);
    if (verdict !== null) counts[verdict] += 1;
  }
  return { counts, notChecked: people.filter(({ check }) => check == null).length };
}

function isVerdict(text: string | undefined): text is PartVerdict {
  return text !== undefined && Object.hasOwn(connectionTexts.verdicts, text);
}
