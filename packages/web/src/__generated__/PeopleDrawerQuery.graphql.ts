/**
 * @generated SignedSource<<d8bf90637ae1313683a508168036c718>>
 * @relayHash 74675df0581ebb94e18c0a3ce1cbba6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ae5f1bedeefb013111113656b639eefb11c80b3ad46cead347ea9059882cab7

import type { ConcreteRequest } from 'relay-runtime';
export type AssignmentKind = "course" | "exercise" | "records";
export type AssignmentStatus = "blocked" | "done" | "due" | "late" | "unavailable";
export type PeopleDrawerQuery$variables = {
  assignmentId: number;
};
export type PeopleDrawerQuery$data = {
  readonly assignmentPeople: {
    readonly assignment: {
      readonly id: number;
      readonly kind: AssignmentKind;
      readonly minimum: number | null | undefined;
    };
    readonly people: ReadonlyArray<{
      readonly amount: number | null | undefined;
      readonly doneAt: string | null | undefined;
      readonly person: {
        readonly first_name: string;
        readonly keycloak_id: string;
        readonly last_name: string;
      };
      readonly status: AssignmentStatus;
    }>;
    readonly totalCount: number;
  };
};
export type PeopleDrawerQuery = {
  response: PeopleDrawerQuery$data;
  variables: PeopleDrawerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "assignmentId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "assignmentId",
        "variableName": "assignmentId"
      },
      {
        "kind": "Literal",
        "name": "limit",
        "value": 500
      }
    ],
    "concreteType": "AssignmentPeople",
    "kind": "LinkedField",
    "name": "assignmentPeople",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Assignment",
        "kind": "LinkedField",
        "name": "assignment",
        "plural": false,
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
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "minimum",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AssignmentPerson",
        "kind": "LinkedField",
        "name": "people",
        "plural": true,
        "selections": [
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "doneAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "amount",
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
    "name": "PeopleDrawerQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PeopleDrawerQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6ae5f1bedeefb013111113656b639eefb11c80b3ad46cead347ea9059882cab7",
    "metadata": {},
    "name": "PeopleDrawerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "27fe8037783ce64131807ed2363e95df";

export default node;
