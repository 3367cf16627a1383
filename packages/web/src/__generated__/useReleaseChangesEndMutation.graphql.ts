/**
 * @generated SignedSource<<f363d9271d4e16e3ff796d2df68a0493>>
 * @relayHash 76047748df0dea21c298e18ebf132e9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba733e8d8eccd3bc020b61879dbc5d1050be7c986994e34e3d58f34e1165366d

import type { ConcreteRequest } from 'relay-runtime';
export type OperationState = "cancelled" | "failed" | "running" | "succeeded" | "waiting";
export type useReleaseChangesEndMutation$variables = {
  id: string;
};
export type useReleaseChangesEndMutation$data = {
  readonly forceEndOperation: {
    readonly id: string;
    readonly state: OperationState;
  };
};
export type useReleaseChangesEndMutation = {
  response: useReleaseChangesEndMutation$data;
  variables: useReleaseChangesEndMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Operation",
    "kind": "LinkedField",
    "name": "forceEndOperation",
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
        "name": "state",
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
    "name": "useReleaseChangesEndMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReleaseChangesEndMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ba733e8d8eccd3bc020b61879dbc5d1050be7c986994e34e3d58f34e1165366d",
    "metadata": {},
    "name": "useReleaseChangesEndMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b0da79684f21329d7b67774fca3d2971";

export default node;
