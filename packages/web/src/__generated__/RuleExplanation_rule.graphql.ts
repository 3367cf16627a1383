/**
 * @generated SignedSource<<4d46950e564c6a162c7ae41eeaab6b9e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProficiencyRuleKind = "learning_curve" | "passes_in_a_row";
import type { FragmentRefs } from "relay-runtime";
export type RuleExplanation_rule$data = {
  readonly acceptableFailures: number;
  readonly countsRunsByHand: boolean;
  readonly kind: ProficiencyRuleKind;
  readonly limit: number;
  readonly lossLimit: number;
  readonly passes: number;
  readonly unacceptableFailures: number;
  readonly " $fragmentType": "RuleExplanation_rule";
};
export type RuleExplanation_rule$key = {
  readonly " $data"?: RuleExplanation_rule$data;
  readonly " $fragmentSpreads": FragmentRefs<"RuleExplanation_rule">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RuleExplanation_rule",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "passes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "limit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "acceptableFailures",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unacceptableFailures",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lossLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countsRunsByHand",
      "storageKey": null
    }
  ],
  "type": "ProficiencyRule",
  "abstractKey": null
};

(node as any).hash = "396fa0c1f21188057caf641fb7acde29";

export default node;
