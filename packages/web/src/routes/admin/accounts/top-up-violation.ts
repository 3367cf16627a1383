import { readTopUpHours } from "@cathedra/domain/cloud";

/** The reason why the typed text cannot be added (9.018, 9.019); null if it can, or the person has only begun to type. */
export function topUpViolation(typed: string): string | null {
  if (/^[+\-\u2212]?0?[.,]?$/.test(typed.trim()) && typed.trim() !== "0") return null;
  const difference = readTopUpHours(typed);
  return difference.ok ? null : difference.error.message;
}
