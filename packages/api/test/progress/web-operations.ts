import { defaultProficiencyRule } from "@cathedra/domain/results";
import { cast, customerOf, groupOf } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";
import { keyOf, makeRuns } from "./run-builders.ts";

const customerId = customerOf("northgate").id;

export const progressWebOperations: readonly WebOperation[] = [
  ["ProgressQuery", cast.maya, 3, () => ({ uid: null })],
  ["CohortQuery", cast.priya, 4, () => ({ customerGroupId: groupOf("irResidents").id })],
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
      return { uid: cast.maya.keycloakId, exerciseKey: await keyOf(portal, 101) };
    },
  ],
];
