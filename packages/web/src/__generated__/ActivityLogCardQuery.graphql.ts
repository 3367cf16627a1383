/**
 * @generated SignedSource<<c7800303963f8c9f7f7d18428f026a7c>>
 * @relayHash 8b1a096995aae85659dafc42bab22f7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a69842d53d2f9ff4d39ac818b3a51e036e821666124d4df8d46cd740de078706

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
                "name": "outcome",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "outcomeText",
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
    "id": "a69842d53d2f9ff4d39ac818b3a51e036e821666124d4df8d46cd740de078706",
    "metadata": {},
    "name": "ActivityLogCardQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "56df8e867caf440ba5439ca3d24e80e2";

export default node;
