import { readTopUpHours } from "@cathedra/domain/cloud";

/** Why what stands in the field adds nothing (9.018, 9.019); null: nothing is wrong, or somebody has only begun to type. */
export function topUpViolation(typed: string): string | null {
  if (/^[+\-\u2212]?0?[.,]?$/.test(typed.trim()) && typed.trim() !== "0") return null;
  const difference = readTopUpHours(typed);
  return difference.ok ? null : difference.error.message;
}
