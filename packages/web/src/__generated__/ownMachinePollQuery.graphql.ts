/**
 * @generated SignedSource<<6f11aa8825d53e174006952be8439045>>
 * @relayHash 61bcb65c3d97d18983c32f319baf0f2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f275d21d39acb84f85ac8c9aa9eb3def887f50cd574af0aa47418cf52298c95

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ownMachinePollQuery$variables = Record<PropertyKey, never>;
export type ownMachinePollQuery$data = {
  readonly getVmAssignedToMe: {
    readonly " $fragmentSpreads": FragmentRefs<"ownMachine_vm">;
  } | null | undefined;
};
export type ownMachinePollQuery = {
  response: ownMachinePollQuery$data;
  variables: ownMachinePollQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
    "name": "status",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "status_since",
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
    "name": "detail",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "session_id",
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
    "name": "module_id",
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
    "name": "module_name",
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
    "name": "claimed_at",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ownMachinePollQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CloudCaseVM",
        "kind": "LinkedField",
        "name": "getVmAssignedToMe",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "ownMachine_vm",
            "selections": (v0/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ownMachinePollQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CloudCaseVM",
        "kind": "LinkedField",
        "name": "getVmAssignedToMe",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2f275d21d39acb84f85ac8c9aa9eb3def887f50cd574af0aa47418cf52298c95",
    "metadata": {},
    "name": "ownMachinePollQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "66ddeca58be7649acf2b8641450cbebe";

export default node;
