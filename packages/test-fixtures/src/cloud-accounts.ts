import type { CaseId } from "@cathedra/domain";
import type { LearningSpaceKey } from "./cloud-catalogue.ts";
import type { CustomerKey } from "./customers.ts";

export type CastSpaceAccess = {
  readonly customer: CustomerKey;
  readonly space: LearningSpaceKey;
  /** `all`: full access, to the cases of tomorrow too. */
  readonly cases: "all" | readonly CaseId[];
};

export type CastTopUp = {
  readonly key: string;
  readonly customer: CustomerKey;
  /** Negative: a correction. */
  readonly hours: number;
  readonly daysAgo: number;
};

/** Which learning spaces the two customers have, and what they may use of them. */
export const spaceAccess: readonly CastSpaceAccess[] = [
  { customer: "northgate", space: "endovascular", cases: "all" },
  {
    customer: "northgate",
    space: "neuro",
    cases: [...numbered("stroke-thrombectomy", 1, 2, 3), ...numbered("carotid-stenting", 1, 2, 3, 4)],
  },
  { customer: "northgate", space: "peripheral", cases: numbered("sfa-revascularization", 1, 2) },
  { customer: "lakeside", space: "endovascular", cases: "all" },
  { customer: "lakeside", space: "peripheral", cases: "all" },
  { customer: "lakeside", space: "cardio", cases: numbered("coronary-intervention", 1, 2, 3) },
];

/** The hours that the two customers were given, in the order in which they got them. */
export const topUps: readonly CastTopUp[] = [
  { key: "1", customer: "northgate", hours: 120, daysAgo: 80 },
  { key: "2", customer: "lakeside", hours: 60, daysAgo: 74 },
  { key: "3", customer: "northgate", hours: 50, daysAgo: 32 },
  { key: "4", customer: "northgate", hours: -10, daysAgo: 31 },
];

function numbered(moduleKey: string, ...numbers: readonly number[]): readonly CaseId[] {
  return numbers.map((number) => `${moduleKey}-${String(number).padStart(2, "0")}` as CaseId);
}
