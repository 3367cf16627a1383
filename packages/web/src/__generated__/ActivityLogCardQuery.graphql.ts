/**
 * @generated SignedSource<<f4cf6ae458402264e96c4e2ff7ec061c>>
 * @relayHash 78ad968de1582f220fe3f2d369ac424f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67a93bec751e183cd8a2c85a18a2bd3ac04feb3f4a00f92583a63a374b854897

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActivityLogCardQuery$variables = Record<PropertyKey, never>;
export type ActivityLogCardQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ActivityLogCard_query">;
};
export type ActivityLogCardQuery = {
  response: ActivityLogCardQuery$data;
  variables: ActivityLogCardQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ActivityLogCardQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ActivityLogCard_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ActivityLogCardQuery",
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "limit",
            "value": 6
          }
        ],
        "concreteType": "VistActivitiesPage",
        "kind": "LinkedField",
        "name": "vistActivities",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "VistActivity",
            "kind": "LinkedField",
            "name": "activities",
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
                "name": "exerciseName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "moduleName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "courseName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unitName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "activityStart",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "result",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "progress",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "vistActivities(limit:6)"
      }
    ]
  },
  "params": {
    "id": "67a93bec751e183cd8a2c85a18a2bd3ac04feb3f4a00f92583a63a374b854897",
    "metadata": {},
    "name": "ActivityLogCardQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "56df8e867caf440ba5439ca3d24e80e2";

export default node;
