/**
 * @generated SignedSource<<50fcb9db6eb0a1f16fe2baab3bf33390>>
 * @relayHash e8bb179939a0ef769cc978fd5247f891
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8923f8dcb2c4b6dfba452834399ae5996a9a46829921b87ddb4ff048b7afe279

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useAddSystemMutation$variables = {
  pin: string;
  serviceTag: string;
};
export type useAddSystemMutation$data = {
  readonly AddSystem: {
    readonly id: number;
    readonly " $fragmentSpreads": FragmentRefs<"SystemRow_system">;
  };
};
export type useAddSystemMutation = {
  response: useAddSystemMutation$data;
  variables: useAddSystemMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pin"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "serviceTag"
},
v2 = [
  {
    "kind": "Variable",
    "name": "pin",
    "variableName": "pin"
  },
  {
    "kind": "Variable",
    "name": "serviceTag",
    "variableName": "serviceTag"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAddSystemMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "UserSystem",
        "kind": "LinkedField",
        "name": "AddSystem",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SystemRow_system"
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
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAddSystemMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "UserSystem",
        "kind": "LinkedField",
        "name": "AddSystem",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "serviceTag",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pin",
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
            "kind": "ScalarField",
            "name": "place",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "systemId",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8923f8dcb2c4b6dfba452834399ae5996a9a46829921b87ddb4ff048b7afe279",
    "metadata": {},
    "name": "useAddSystemMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ed503a9e58dca4fb36ff7427595d154b";

export default node;
