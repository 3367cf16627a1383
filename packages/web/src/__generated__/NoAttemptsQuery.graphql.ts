/**
 * @generated SignedSource<<ad9741ec4027eb728e7ab6c7e866fe6b>>
 * @relayHash 6727254cc756cec8387689ed5f6cd318
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5aa277ea9585bc051f7cc34564e134bad8d0c32149c5d985e68e2bd10410626

import type { ConcreteRequest } from 'relay-runtime';
export type AssignmentKind = "course" | "exercise" | "records";
export type AssignmentStatus = "blocked" | "done" | "due" | "late" | "unavailable";
export type NoAttemptsQuery$variables = Record<PropertyKey, never>;
export type NoAttemptsQuery$data = {
  readonly myAssignments: {
    readonly assignments: ReadonlyArray<{
      readonly assignment: {
        readonly dueOn: string;
        readonly exerciseKey: string | null | undefined;
        readonly kind: AssignmentKind;
      };
      readonly status: AssignmentStatus;
    }>;
  } | null | undefined;
  readonly vistActivityChoices: ReadonlyArray<{
    readonly code: string;
    readonly exercises: ReadonlyArray<{
      readonly key: string;
      readonly name: string;
    }>;
    readonly name: string;
  }>;
};
export type NoAttemptsQuery = {
  response: NoAttemptsQuery$data;
  variables: NoAttemptsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "isOpen",
      "value": true
    },
    {
      "kind": "Literal",
      "name": "limit",
      "value": 50
    }
  ],
  "concreteType": "MyAssignments",
  "kind": "LinkedField",
  "name": "myAssignments",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MyAssignment",
      "kind": "LinkedField",
      "name": "assignments",
      "plural": true,
      "selections": [
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
          "concreteType": "Assignment",
          "kind": "LinkedField",
          "name": "assignment",
          "plural": false,
          "selections": [
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
              "name": "exerciseKey",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "dueOn",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "myAssignments(isOpen:true,limit:50)"
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "VistActivityModule",
  "kind": "LinkedField",
  "name": "vistActivityChoices",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "VistActivityExercise",
      "kind": "LinkedField",
      "name": "exercises",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NoAttemptsQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": (v0/*:: as any*/),
        "to": "NULL"
      },
      (v2/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NoAttemptsQuery",
    "selections": [
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ]
  },
  "params": {
    "id": "c5aa277ea9585bc051f7cc34564e134bad8d0c32149c5d985e68e2bd10410626",
    "metadata": {},
    "name": "NoAttemptsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "72257aa429e14751ae5f3dc5e1b27922";

export default node;
