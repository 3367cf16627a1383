/**
 * @generated SignedSource<<6d8d5382cbe578d3434246238693e860>>
 * @relayHash 58b34608fc82a19bf85c6c079a4838cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aac4ebfd1ac12668a131284d724109acb7628374a3973523126d1bee8dbc2b3b

import type { ConcreteRequest } from 'relay-runtime';
export type ProficiencyRuleKind = "learning_curve" | "passes_in_a_row";
export type latestRuleQuery$variables = {
  customerId: number;
};
export type latestRuleQuery$data = {
  readonly customer: {
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
  };
};
export type latestRuleQuery = {
  response: latestRuleQuery$data;
  variables: latestRuleQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "customerId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "customerId",
        "variableName": "customerId"
      }
    ],
    "concreteType": "Customer",
    "kind": "LinkedField",
    "name": "customer",
    "plural": false,
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "latestRuleQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "latestRuleQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "aac4ebfd1ac12668a131284d724109acb7628374a3973523126d1bee8dbc2b3b",
    "metadata": {},
    "name": "latestRuleQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bbd92124953bf38d442e3278a9edf3be";

export default node;
