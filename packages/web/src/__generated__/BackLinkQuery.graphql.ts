/**
 * @generated SignedSource<<c5c0c8c21e06e14ac9afe0d746d6550f>>
 * @relayHash 2d5b029574f155eb5304bb6bd5ea52e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cf31c9f6bb5c488a8f32702e43d91940f479a796e6db2af000d87bc08410137

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BackLinkQuery$variables = Record<PropertyKey, never>;
export type BackLinkQuery$data = {
  readonly logbookConfirmationCounts: {
    readonly isAttending: boolean;
    readonly open: number;
    readonly reopening: number;
    readonly " $fragmentSpreads": FragmentRefs<"Unfinished_counts">;
  };
};
export type BackLinkQuery = {
  response: BackLinkQuery$data;
  variables: BackLinkQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isAttending",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "open",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reopening",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "BackLinkQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "LogbookConfirmationCounts",
        "kind": "LinkedField",
        "name": "logbookConfirmationCounts",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Unfinished_counts"
          },
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BackLinkQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "LogbookConfirmationCounts",
        "kind": "LinkedField",
        "name": "logbookConfirmationCounts",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "toCompleteCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "toCompleteSince",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "returnedCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ReturnedRecord",
            "kind": "LinkedField",
            "name": "returned",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "dateOfProcedure",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "procedureName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "by",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "word",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7cf31c9f6bb5c488a8f32702e43d91940f479a796e6db2af000d87bc08410137",
    "metadata": {},
    "name": "BackLinkQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "734d886694c23db093364bed3b886d24";

export default node;
