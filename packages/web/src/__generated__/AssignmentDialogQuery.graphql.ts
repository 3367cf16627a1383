/**
 * @generated SignedSource<<8163e058641fabe2a474013351c32735>>
 * @relayHash be41ea71941a08ccc030d0e20e9c62c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d858b0c466bbec6c930c740b9792eb9f70679d85b20ada5ccf613e76790f6d12

import type { ConcreteRequest } from 'relay-runtime';
export type AssignmentDialogQuery$variables = {
  customerGroupId: number;
};
export type AssignmentDialogQuery$data = {
  readonly assignmentChoices: {
    readonly courses: ReadonlyArray<{
      readonly id: number;
      readonly name: string;
    }>;
    readonly exercises: ReadonlyArray<{
      readonly exerciseKey: string;
      readonly exerciseName: string;
      readonly moduleName: string;
    }>;
    readonly people: ReadonlyArray<{
      readonly first_name: string;
      readonly keycloak_id: string;
      readonly last_name: string;
    }>;
  };
};
export type AssignmentDialogQuery = {
  response: AssignmentDialogQuery$data;
  variables: AssignmentDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "customerGroupId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "customerGroupId",
        "variableName": "customerGroupId"
      }
    ],
    "concreteType": "AssignmentChoices",
    "kind": "LinkedField",
    "name": "assignmentChoices",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AssignmentCourse",
        "kind": "LinkedField",
        "name": "courses",
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
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AssignmentExercise",
        "kind": "LinkedField",
        "name": "exercises",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "exerciseKey",
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
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PersonName",
        "kind": "LinkedField",
        "name": "people",
        "plural": true,
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AssignmentDialogQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AssignmentDialogQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d858b0c466bbec6c930c740b9792eb9f70679d85b20ada5ccf613e76790f6d12",
    "metadata": {},
    "name": "AssignmentDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "63bfff6e1fb3a7514cc923cd148f9e64";

export default node;
