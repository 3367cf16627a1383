/**
 * @generated SignedSource<<f931c8c689bb0d7022bbd268d9ce146c>>
 * @relayHash d4880feb1054db34038368b2271e7025
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b7c039962fe00e3b2f6d2db83c322a09b3b3dbcb36d5b07dabf6d51bc44b503

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCaseStartMutation$variables = {
  caseId: string;
  moduleId: string;
  voucherId: number;
};
export type useCaseStartMutation$data = {
  readonly startSingleUserCloudCase: {
    readonly " $fragmentSpreads": FragmentRefs<"ownMachine_vm">;
  };
};
export type useCaseStartMutation = {
  response: useCaseStartMutation$data;
  variables: useCaseStartMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "caseId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "moduleId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "voucherId"
},
v3 = [
  {
    "kind": "Variable",
    "name": "caseId",
    "variableName": "caseId"
  },
  {
    "kind": "Variable",
    "name": "moduleId",
    "variableName": "moduleId"
  },
  {
    "kind": "Variable",
    "name": "voucherId",
    "variableName": "voucherId"
  }
],
v4 = [
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
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "session_used_in_seconds",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCaseStartMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "CloudCaseVM",
        "kind": "LinkedField",
        "name": "startSingleUserCloudCase",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "ownMachine_vm",
            "selections": (v4/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
          }
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
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCaseStartMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "CloudCaseVM",
        "kind": "LinkedField",
        "name": "startSingleUserCloudCase",
        "plural": false,
        "selections": (v4/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5b7c039962fe00e3b2f6d2db83c322a09b3b3dbcb36d5b07dabf6d51bc44b503",
    "metadata": {},
    "name": "useCaseStartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d5bb5a7cad3ff5e2dc214f41c9502906";

export default node;
