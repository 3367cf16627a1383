/**
 * @generated SignedSource<<2e85127a277c7aee9634369f218d4d99>>
 * @relayHash 02e6f789fc5aca7be999a4be3b650248
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aab068e878e769f0f0a5693eff83048aa40169a8037972d7b0fa69a4a28ada5b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSyncMutation$variables = Record<PropertyKey, never>;
export type useSyncMutation$data = {
  readonly syncWithTalent: {
    readonly id: string;
    readonly message: string;
    readonly " $fragmentSpreads": FragmentRefs<"OperationCard_operation">;
  };
};
export type useSyncMutation = {
  response: useSyncMutation$data;
  variables: useSyncMutation$variables;
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
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSyncMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Operation",
        "kind": "LinkedField",
        "name": "syncWithTalent",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OperationCard_operation"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSyncMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Operation",
        "kind": "LinkedField",
        "name": "syncWithTalent",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "progress",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "step",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "requestedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "startedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "usualSeconds",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isCancelling",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanCancel",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanTryAgain",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "aab068e878e769f0f0a5693eff83048aa40169a8037972d7b0fa69a4a28ada5b",
    "metadata": {},
    "name": "useSyncMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0115856bf7d36d6218b3c832caafa4ef";

export default node;
