/**
 * @generated SignedSource<<43c36be268d095278b765b75d24dd141>>
 * @relayHash d3b51595360bc3211de24eff59c8c4a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 061cd6b62c240e059e3263b261f954a2d25bcf5aa8653313d07ba9aaab5024b7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OngoingCaseQuery$variables = Record<PropertyKey, never>;
export type OngoingCaseQuery$data = {
  readonly getCloudModulesResourceAccessVouchersAsTrainee: ReadonlyArray<{
    readonly durationLeftInSeconds: number;
    readonly expired: boolean;
    readonly validTo: string;
    readonly voucherId: number;
  }>;
  readonly getVmAssignedToMe: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"OngoingCase_machine">;
  } | null | undefined;
};
export type OngoingCaseQuery = {
  response: OngoingCaseQuery$data;
  variables: OngoingCaseQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "CloudModulesResourceAccessVoucherAsTrainee",
  "kind": "LinkedField",
  "name": "getCloudModulesResourceAccessVouchersAsTrainee",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "voucherId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "durationLeftInSeconds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expired",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OngoingCaseQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CloudCaseVM",
        "kind": "LinkedField",
        "name": "getVmAssignedToMe",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OngoingCase_machine"
          }
        ],
        "storageKey": null
      },
      (v1/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OngoingCaseQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CloudCaseVM",
        "kind": "LinkedField",
        "name": "getVmAssignedToMe",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "is_event",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "case_id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "case_name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "voucher_id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "session_used_in_seconds",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "session_given_back_in_seconds",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "061cd6b62c240e059e3263b261f954a2d25bcf5aa8653313d07ba9aaab5024b7",
    "metadata": {},
    "name": "OngoingCaseQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c2ee47351a37379fb850bc727350195f";

export default node;
