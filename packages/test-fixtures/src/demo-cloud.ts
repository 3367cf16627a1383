import type { CaseId } from "@cathedra/domain";
import { cast } from "./cast.ts";
import { cloudModules, type LearningSpaceKey, learningSpaces } from "./cloud-catalogue.ts";
import { type CustomerKey, getCustomer } from "./customers.ts";

type CastSpaceAccess = {
  readonly customer: CustomerKey;
  readonly space: LearningSpaceKey;
  /** `all`: full access, to the cases of tomorrow too. */
  readonly cases: "all" | readonly CaseId[];
};

type CastTopUp = {
  readonly key: string;
  readonly customer: CustomerKey;
  /** The hours that were added; negative for a correction. */
  readonly hours: number;
  readonly daysAgo: number;
};

/** The learning spaces of the two customers, with their access. */
const spaceAccess: readonly CastSpaceAccess[] = [
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
const topUps: readonly CastTopUp[] = [
  { key: "1", customer: "northgate", hours: 120, daysAgo: 80 },
  { key: "2", customer: "lakeside", hours: 60, daysAgo: 74 },
  { key: "3", customer: "northgate", hours: 50, daysAgo: 32 },
  { key: "4", customer: "northgate", hours: -10, daysAgo: 31 },
];

function numbered(moduleKey: string, ...numbers: readonly number[]): readonly CaseId[] {
  return numbers.map((number) => `${moduleKey}-${String(number).padStart(2, "0")}` as CaseId);
}

/** The cloud simulation of the demo world: spaces, modules and cases, the vouchers for them, and the bought hours. */
export const demoCloud = {
  learningSpaces: learningSpaces.map(({ key, ...space }) => ({ ...space, code: key, image: null })),
  modules: cloudModules.map(({ space, ...module }) => ({
    ...module,
    learningSpaceId: getLearningSpace(space).id,
  })),
  access: spaceAccess.map(({ customer, space, cases }) => ({
    customerId: getCustomer(customer).id,
    learningSpaceId: getLearningSpace(space).id,
    cases,
  })),
  topUps: topUps.map(({ customer, ...topUp }) => ({
    ...topUp,
    customerId: getCustomer(customer).id,
    actor: cast.ruth.keycloakId,
  })),
};

function getLearningSpace(key: LearningSpaceKey) {
  const space = learningSpaces.find((each) => each.key === key);
  if (space === undefined) throw new Error(`not in the cast: ${key}`);
  return space;
}
