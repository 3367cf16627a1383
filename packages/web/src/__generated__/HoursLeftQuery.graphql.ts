/**
 * @generated SignedSource<<ccaedd35c24bf565e7712ab7d8251a6a>>
 * @relayHash 7be891443ea84b7f4e4a601f46b12723
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c80802fa94dc9775a7440ab77b7d7b228a7f2b70127e380f63da18c30c74c61

import type { ConcreteRequest } from 'relay-runtime';
export type HoursLeftQuery$variables = Record<PropertyKey, never>;
export type HoursLeftQuery$data = {
  readonly accountHours: ReadonlyArray<{
    readonly id: number;
    readonly name: string;
    readonly spendableTimeInMs: number;
  }>;
};
export type HoursLeftQuery = {
  response: HoursLeftQuery$data;
  variables: HoursLeftQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AccountHours",
    "kind": "LinkedField",
    "name": "accountHours",
    "plural": true,
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
        "kind": "ScalarField",
        "name": "spendableTimeInMs",
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
    "name": "HoursLeftQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HoursLeftQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "0c80802fa94dc9775a7440ab77b7d7b228a7f2b70127e380f63da18c30c74c61",
    "metadata": {},
    "name": "HoursLeftQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2799f9b6c4dad96af4304d211545efa2";

export default node;
