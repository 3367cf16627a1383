/**
 * @generated SignedSource<<e7c8df14e7f029a5903f2517752e0b9b>>
 * @relayHash ea4738f92404476ab1737dd0626aa06d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 990805566f07fa3a0c5c3fc3fe199c06115a6b3dd129d119153a0c0e4444c6fe

import type { ConcreteRequest } from 'relay-runtime';
export type AssignmentKind = "course" | "exercise" | "records";
export type AssignmentStatus = "blocked" | "done" | "due" | "late" | "unavailable";
export type PeopleDrawerQuery$variables = {
  assignmentId: number;
};
export type PeopleDrawerQuery$data = {
  readonly assignmentPeople: {
    readonly assignment: {
      readonly dueOn: string;
      readonly id: number;
      readonly isForAll: boolean;
      readonly kind: AssignmentKind;
      readonly minimum: number | null | undefined;
      readonly modifiedAt: string;
      readonly step: number | null | undefined;
      readonly title: string;
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
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "minimum",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "dueOn",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "step",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isForAll",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "modifiedAt",
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
    "id": "990805566f07fa3a0c5c3fc3fe199c06115a6b3dd129d119153a0c0e4444c6fe",
    "metadata": {},
    "name": "PeopleDrawerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "722e17a4594e027b4a34b0dbdd60d559";

export default node;
