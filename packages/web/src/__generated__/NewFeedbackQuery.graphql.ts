/**
 * @generated SignedSource<<695f94e1ab1a1052654575cc4ab5b5db>>
 * @relayHash 4806bc76f558e13abec90e6393fbbba0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc1dce6d36dd8df1fd82725c5aa09b65f423f5d53da8cf65c0bed7bbf1a208a0

import type { ConcreteRequest } from 'relay-runtime';
export type NewFeedbackQuery$variables = Record<PropertyKey, never>;
export type NewFeedbackQuery$data = {
  readonly feedback: {
    readonly reports: ReadonlyArray<{
      readonly createdAt: string;
      readonly description: string;
      readonly id: number;
      readonly name: string;
    }>;
    readonly total: number;
  };
};
export type NewFeedbackQuery = {
  response: NewFeedbackQuery$data;
  variables: NewFeedbackQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "limit",
        "value": 1
      },
      {
        "kind": "Literal",
        "name": "state",
        "value": "new"
      }
    ],
    "concreteType": "FeedbackPage",
    "kind": "LinkedField",
    "name": "feedback",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "total",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Feedback",
        "kind": "LinkedField",
        "name": "reports",
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
            "name": "description",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "createdAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "feedback(limit:1,state:\"new\")"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewFeedbackQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewFeedbackQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "dc1dce6d36dd8df1fd82725c5aa09b65f423f5d53da8cf65c0bed7bbf1a208a0",
    "metadata": {},
    "name": "NewFeedbackQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5306ebd7403610497840e7553ce5ee1f";

export default node;
