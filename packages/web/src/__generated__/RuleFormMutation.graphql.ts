/**
 * @generated SignedSource<<5a2411b49f0ef8660641eca6946e2a58>>
 * @relayHash 2755c79e5098c151136dcd9e4b8cb3db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a025c1b5b30957d13a05627249299b0f580d89ba05eeff496388492d894c668

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProficiencyRuleKind = "learning_curve" | "passes_in_a_row";
export type ProficiencyRuleInput = {
  acceptableFailures: number;
  countsRunsByHand: boolean;
  kind: ProficiencyRuleKind;
  limit: number;
  lossLimit: number;
  passes: number;
  unacceptableFailures: number;
};
export type RuleFormMutation$variables = {
  customerId: number;
  modifiedAt?: string | null | undefined;
  rule: ProficiencyRuleInput;
};
export type RuleFormMutation$data = {
  readonly saveProficiencyRule: {
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
    readonly " $fragmentSpreads": FragmentRefs<"RuleForm_account">;
  };
};
export type RuleFormMutation = {
  response: RuleFormMutation$data;
  variables: RuleFormMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "customerId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "modifiedAt"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rule"
},
v3 = [
  {
    "kind": "Variable",
    "name": "customerId",
    "variableName": "customerId"
  },
  {
    "kind": "Variable",
    "name": "modifiedAt",
    "variableName": "modifiedAt"
  },
  {
    "kind": "Variable",
    "name": "rule",
    "variableName": "rule"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
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
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "proficiencyRuleModifiedAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RuleFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "saveProficiencyRule",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RuleForm_account"
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RuleFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "saveProficiencyRule",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4a025c1b5b30957d13a05627249299b0f580d89ba05eeff496388492d894c668",
    "metadata": {},
    "name": "RuleFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1572008702f414d65bcb52f1c61e7d0e";

export default node;
