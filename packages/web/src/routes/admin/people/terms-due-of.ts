import { instant, utcDay } from "@cathedra/domain";
import { termsToAccept } from "@cathedra/domain/legal";
import { isTermsDue } from "../../../shell/is-terms-due.ts";

/**
 * The version of the terms that the portal asks a person to accept before it shows them any page; null: none. `accepted` is
 * the newest version that they accepted.
 */
export function termsDueOf(accepted: string | null | undefined, now: number = Date.now()): string | null {
  const terms = termsToAccept(accepted ?? null, utcDay(instant(now)));
  return terms !== undefined && isTermsDue(terms, now) ? terms.version : null;
}
