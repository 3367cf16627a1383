/**
 * @generated SignedSource<<eb789ca7f64f7fe9b9b839b75496f09d>>
 * @relayHash abf69f9e6548a67e503f1e5e141535b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fbbe8a99901bd0191007f7b66666fb6f4fd9eb9daa9530be0ecb11ea8c1bc6f

import type { ConcreteRequest } from 'relay-runtime';
export type AttemptsQuery$variables = {
  exerciseKey: string;
  uid: string;
};
export type AttemptsQuery$data = {
  readonly exerciseSeries: {
    readonly attempts: ReadonlyArray<{
      readonly activityStart: string;
      readonly id: string;
      readonly moduleVersion: string;
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
    "id": "6fbbe8a99901bd0191007f7b66666fb6f4fd9eb9daa9530be0ecb11ea8c1bc6f",
    "metadata": {},
    "name": "AttemptsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bebd10cf9a531e908d6878e292abdb75";

export default node;
