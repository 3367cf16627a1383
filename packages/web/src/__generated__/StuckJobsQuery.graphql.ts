/**
 * @generated SignedSource<<f1619b0676e98a3517ad9ff95a05b17a>>
 * @relayHash 56cc153984b1f40c17ec5d6e7ff85b14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6174704ed2ce1a6d47a4721d08ff8d71c07a2ba67f64e14ea61e7f92bb0b9c49

import type { ConcreteRequest } from 'relay-runtime';
export type HangingState = "failing" | "given_up" | "running" | "waiting";
export type StuckJobsQuery$variables = Record<PropertyKey, never>;
export type StuckJobsQuery$data = {
  readonly hangingWork: {
    readonly count: number;
    readonly items: ReadonlyArray<{
      readonly id: string;
      readonly kind: string;
      readonly since: string;
      readonly state: HangingState;
    }>;
  };
};
export type StuckJobsQuery = {
  response: StuckJobsQuery$data;
  variables: StuckJobsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "HangingWork",
    "kind": "LinkedField",
    "name": "hangingWork",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "count",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "HangingItem",
        "kind": "LinkedField",
        "name": "items",
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
            "name": "kind",
            "storageKey": null
          },
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
            "name": "since",
            "storageKey": null
          }
        ],
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
    "name": "StuckJobsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "StuckJobsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "6174704ed2ce1a6d47a4721d08ff8d71c07a2ba67f64e14ea61e7f92bb0b9c49",
    "metadata": {},
    "name": "StuckJobsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ebd2259a69863fbaeac322bdd4e9943a";

export default node;
