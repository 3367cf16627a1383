/**
 * @generated SignedSource<<b328a32208f50c1afdb11a4e28e48438>>
 * @relayHash 0aa74fcf96199bb80ee9c7b6a6ce09ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff4fead83d03f0b791f7943cb877f99bde7dd45093cfdd7eadac3bc161e71c00

import type { ConcreteRequest } from 'relay-runtime';
export type LatestFailedStartsQuery$variables = Record<PropertyKey, never>;
export type LatestFailedStartsQuery$data = {
  readonly failedStarts: {
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
    "id": "ff4fead83d03f0b791f7943cb877f99bde7dd45093cfdd7eadac3bc161e71c00",
    "metadata": {},
    "name": "LatestFailedStartsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "32d66c338b152a5a1322b91306879397";

export default node;
