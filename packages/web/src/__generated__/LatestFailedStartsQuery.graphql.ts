/**
 * @generated SignedSource<<926b0ee7f2552a66a2236f3b55905663>>
 * @relayHash ba2f88d87af8af6d713d04be42ff27c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9502f08d8d9ace0d818227e764097835683a6683e7db0c56561d8bbc2f907c15

import type { ConcreteRequest } from 'relay-runtime';
export type LatestFailedStartsQuery$variables = Record<PropertyKey, never>;
export type LatestFailedStartsQuery$data = {
  readonly failedStarts: {
    readonly count: number;
    readonly starts: ReadonlyArray<{
      readonly at: string;
      readonly cause: string;
      readonly id: string;
      readonly person: {
        readonly first_name: string;
        readonly keycloak_id: string;
        readonly last_name: string;
      } | null | undefined;
      readonly what: string;
    }>;
  };
};
export type LatestFailedStartsQuery = {
  response: LatestFailedStartsQuery$data;
  variables: LatestFailedStartsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "FailedStarts",
    "kind": "LinkedField",
    "name": "failedStarts",
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
        "concreteType": "FailedStart",
        "kind": "LinkedField",
        "name": "starts",
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
            "name": "at",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cause",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "what",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PersonName",
            "kind": "LinkedField",
            "name": "person",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "keycloak_id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "first_name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "last_name",
                "storageKey": null
              }
            ],
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
    "name": "LatestFailedStartsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LatestFailedStartsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "9502f08d8d9ace0d818227e764097835683a6683e7db0c56561d8bbc2f907c15",
    "metadata": {},
    "name": "LatestFailedStartsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d51f5a6c718b370fa58f0ccec2f67ae4";

export default node;
