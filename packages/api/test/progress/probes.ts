import { defaultProficiencyRule } from "@cathedra/domain/results";
import { cast, getCustomer, getGroup } from "@cathedra/test-fixtures";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import { makeKey, makeRuns } from "./run-builders.ts";

const person = (uid: string) => ({
  query: `{ personProgress(uid: "${uid}") { isOwn exercises { standing } } }`,
});

const cohort = (group: number) => ({
  query: `{ cohortProgress(customerGroupId: ${group}) { totalCount people { attempts } } }`,
});

/** Admins of a customer know its groups and people. */
const ofLakeside = {
  lets: ["customerAdminOfOtherCustomer", "adminOfGroupAndOtherCustomer", "sysAdmin"],
  otherwise: "notFound",
} as const;

const choice = `mutation ($rule: ProficiencyRuleInput!) {
  saveProficiencyRule(customerId: ${getCustomer("northgate").id}, rule: $rule) { proficiencyRule { passes } }
}`;

export const probes: readonly Probe[] = [
  {
    operation: "Mutation.saveProficiencyRule",
    call: { query: choice, variables: async () => ({ rule: { ...defaultProficiencyRule, passes: 4 } }) },
  },
  { operation: "Query.personProgress", about: "of Maya", call: person(cast.maya.keycloakId) },
  { operation: "Query.practiceReminders", call: { query: "{ practiceReminders { again { count } } }" } },
  { operation: "Query.cohortProgress", about: "of Maya's group", call: cohort(getGroup("irResidents").id) },
  {
    operation: "Query.cohortProgress",
    about: "of a group of Lakeside that one is not in",
    call: cohort(getGroup("vascularRotation").id),
    rule: ofLakeside,
  },
];

export const ownProbes: readonly OwnProbe[] = [
  {
    operation: "Query.practiceReminders",
    query: `{ practiceReminders {
      onePassShort { count steps { exerciseKey } } again { count steps { exerciseKey } }
    } }`,
    // The default rule, of no institution: an institution's rule applies to all its people.
    give: async (portal, whose) => {
      await makeRuns(portal, whose, { exerciseId: 102, outcomes: "ffp", customerId: null });
      return {};
    },
  },
];

const customerId = getCustomer("northgate").id;

export const webOperations: readonly WebOperation[] = [
  ["ProgressQuery", cast.maya, 4, () => ({ uid: null, isOwn: true })],
  ["CohortQuery", cast.priya, 4, () => ({ customerGroupId: getGroup("irResidents").id })],
  ["ProficiencyRuleQuery", cast.george, 4, () => ({ customerId })],
  ["latestRuleQuery", cast.george, 4, () => ({ customerId })],
  [
    "RuleFormMutation",
    cast.george,
    8,
    () => ({ customerId, rule: { ...defaultProficiencyRule, passes: 3 }, modifiedAt: null }),
  ],
  [
    "AttemptsQuery",
    cast.priya,
    5,
    async (portal) => {
      await makeRuns(portal, cast.maya, { exerciseId: 101, outcomes: "fp" });
      return { uid: cast.maya.keycloakId, exerciseKey: await makeKey(portal, 101) };
    },
  ],
];
