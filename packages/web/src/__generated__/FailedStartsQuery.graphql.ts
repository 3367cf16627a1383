/**
 * @generated SignedSource<<48e45ca44fe07919ebb324ad0db6bd6b>>
 * @relayHash 9a8db41291a660abc104319b4cb5b338
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61611bd4dd78be897790bd47cad9cd98fc3c127f9bc7908d74193a297eba4728

import type { ConcreteRequest } from 'relay-runtime';
export type FailedStartsQuery$variables = Record<PropertyKey, never>;
export type FailedStartsQuery$data = {
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
export type FailedStartsQuery = {
  response: FailedStartsQuery$data;
  variables: FailedStartsQuery$variables;
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
    "name": "FailedStartsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FailedStartsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "61611bd4dd78be897790bd47cad9cd98fc3c127f9bc7908d74193a297eba4728",
    "metadata": {},
    "name": "FailedStartsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1cd20cf3de442d01306250a48b70a082";

export default node;
