/**
 * @generated SignedSource<<90fa244de9b9599f7d3967e9f5337a0f>>
 * @relayHash ec3d6571e74e57e4c04aa2a208e2ac4f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 987d3ab17bd28ded68ba9ac699f09d0b82e7deb0ff31a1a850f405b550ef4f1a

import type { ConcreteRequest } from 'relay-runtime';
export type inboxRequestsNumberQuery$variables = Record<PropertyKey, never>;
export type inboxRequestsNumberQuery$data = {
  readonly inbox: {
    readonly id: string;
    readonly unseen: number;
  };
};
export type inboxRequestsNumberQuery = {
  response: inboxRequestsNumberQuery$data;
  variables: inboxRequestsNumberQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Inbox",
    "kind": "LinkedField",
    "name": "inbox",
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
        "name": "unseen",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "inboxRequestsNumberQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "inboxRequestsNumberQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "987d3ab17bd28ded68ba9ac699f09d0b82e7deb0ff31a1a850f405b550ef4f1a",
    "metadata": {},
    "name": "inboxRequestsNumberQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3dfc1d89d589570827130ff77b087235";

export default node;
