/**
 * @generated SignedSource<<34c72a07cf79002b29f2411a1b77e97e>>
 * @relayHash 7820d04dc14e7b1bad6e6dbc9b3646fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8bc64f7957a7111628e708baa2514d597c58fada7d29958fc1069bd199c3940

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useGroupCoursesMutation$variables = {
  courseIds: ReadonlyArray<number>;
  customerGroupId: number;
  fullRemoval: boolean;
  modifiedAt: string;
};
export type useGroupCoursesMutation$data = {
  readonly customerGroupCourseAccess: {
    readonly coursesModifiedAt: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"GroupCourses_group">;
  };
};
export type useGroupCoursesMutation = {
  response: useGroupCoursesMutation$data;
  variables: useGroupCoursesMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "courseIds"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "customerGroupId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fullRemoval"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "modifiedAt"
},
v4 = [
  {
    "kind": "Variable",
    "name": "courseIds",
    "variableName": "courseIds"
  },
  {
    "kind": "Variable",
    "name": "customerGroupId",
    "variableName": "customerGroupId"
  },
  {
    "kind": "Variable",
    "name": "fullRemoval",
    "variableName": "fullRemoval"
  },
  {
    "kind": "Variable",
    "name": "modifiedAt",
    "variableName": "modifiedAt"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "coursesModifiedAt",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v8 = [
  (v6/*:: as any*/),
  (v7/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useGroupCoursesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "CustomerGroup",
        "kind": "LinkedField",
        "name": "customerGroupCourseAccess",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GroupCourses_group"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useGroupCoursesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "CustomerGroup",
        "kind": "LinkedField",
        "name": "customerGroupCourseAccess",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": (v8/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "GroupCourse",
            "kind": "LinkedField",
            "name": "courses",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Course",
                "kind": "LinkedField",
                "name": "course",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "code",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "category",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "LearningSpace",
                    "kind": "LinkedField",
                    "name": "learningSpaces",
                    "plural": true,
                    "selections": (v8/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "assigned",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isUsable",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "keptBy",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c8bc64f7957a7111628e708baa2514d597c58fada7d29958fc1069bd199c3940",
    "metadata": {},
    "name": "useGroupCoursesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2876c9291c126a6d65caa38c652561ce";

export default node;
