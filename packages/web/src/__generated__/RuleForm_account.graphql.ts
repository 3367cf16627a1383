/**
 * @generated SignedSource<<93c6614f15c87569104352ed2cb90261>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProficiencyRuleKind = "learning_curve" | "passes_in_a_row";
import type { FragmentRefs } from "relay-runtime";
export type RuleForm_account$data = {
  readonly id: number;
  readonly name: string;
  readonly proficiencyRule: {
    readonly acceptableFailures: number;
    readonly countsRunsByHand: boolean;
    readonly kind: ProficiencyRuleKind;
    readonly limit: number;
    readonly lossLimit: number;
    readonly passes: number;
    readonly unacceptableFailures: number;
  } | null | undefined;
  readonly proficiencyRuleModifiedAt: string | null | undefined;
  readonly " $fragmentType": "RuleForm_account";
};
export type RuleForm_account$key = {
  readonly " $data"?: RuleForm_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"RuleForm_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RuleForm_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProficiencyRule",
      "kind": "LinkedField",
      "name": "proficiencyRule",
      "plural": false,
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
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "proficiencyRuleModifiedAt",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "c90e431db7d66f6e3ef232b1d640883b";

export default node;
