/**
 * @generated SignedSource<<9afcd0e88be1ebd54ce70eaeebb884f3>>
 * @relayHash 59dda9cdd742cfcb1e99faaa91cfbe9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dfdeeda94550175123fb384203b6b29c49cd395ede5c93c63f3f12d14e5b3450

import type { ConcreteRequest } from 'relay-runtime';
export type VistActivityOutcome = "endedEarly" | "implausible" | "met" | "notEvaluated" | "notMet" | "nothingMeasured" | "partlyMeasured";
export type AttemptsQuery$variables = {
  exerciseKey: string;
  uid: string;
};
export type AttemptsQuery$data = {
  readonly exerciseSeries: {
    readonly attempts: ReadonlyArray<{
      readonly activityStart: string;
      readonly id: string;
      readonly isCompleted: boolean;
      readonly isMet: boolean | null | undefined;
      readonly moduleVersion: string;
      readonly outcome: VistActivityOutcome;
      readonly outcomeText: string;
      readonly progress: number | null | undefined;
    }>;
    readonly count: number;
    readonly exerciseName: string;
    readonly moduleName: string;
    readonly person: {
      readonly first_name: string;
      readonly keycloak_id: string;
      readonly last_name: string;
    };
  } | null | undefined;
};
export type AttemptsQuery = {
  response: AttemptsQuery$data;
  variables: AttemptsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "exerciseKey"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "uid"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "exerciseKey",
        "variableName": "exerciseKey"
      },
      {
        "kind": "Variable",
        "name": "uid",
        "variableName": "uid"
      }
    ],
    "concreteType": "ExerciseSeries",
    "kind": "LinkedField",
    "name": "exerciseSeries",
    "plural": false,
    "selections": [
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
        "concreteType": "SeriesPerson",
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
      },
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
        "concreteType": "ExerciseAttempt",
        "kind": "LinkedField",
        "name": "attempts",
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
            "name": "activityStart",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "moduleVersion",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isCompleted",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isMet",
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "AttemptsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AttemptsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "dfdeeda94550175123fb384203b6b29c49cd395ede5c93c63f3f12d14e5b3450",
    "metadata": {},
    "name": "AttemptsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "02558922d3aa704d5d2a6d621e744a5c";

export default node;
