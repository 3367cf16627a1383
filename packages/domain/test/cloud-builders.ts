import type { CloudModule } from "../src/cloud/catalogue/catalogue.ts";
import type { AcceptableVoucher } from "../src/cloud/vouchers/accept-voucher.ts";
import type { CaseId, ModuleId } from "../src/ids.ts";
import { type Instant, instant } from "../src/time.ts";

/** Tuesday, 3 March 2026, 12:00 UTC. */
export const noon = instant(Date.UTC(2026, 2, 3, 12));
export const later = (seconds: number, from: Instant = noon): Instant => instant(from + seconds * 1000);

export const caseId = (id: string) => id as CaseId;

/** A module with as many cases, named `carotid-01` and so on. */
export function aModule(name: string, count: number): CloudModule {
  const cases = Array.from({ length: count }, (_, at) => ({
    caseId: caseId(`${name}-0${at + 1}`),
    name: `Case ${at + 1}`,
    description: "",
  }));
  return { moduleId: name as ModuleId, name, description: "", cases };
}

/** A voucher for three people with two hours each, valid for a day. */
export function aVoucher(
  overrides: Partial<Omit<AcceptableVoucher, "kind">> = {},
): AcceptableVoucher & { readonly kind: "cloud_modules" } {
  return {
    kind: "cloud_modules",
    maxDurationInSeconds: 7200,
    maxUses: 3,
    used: 0,
    validTo: later(86_400),
    archivedAt: null,
    reservation: { reservedMs: 3 * 7_200_000, settledAt: null },
    ...overrides,
  };
}
