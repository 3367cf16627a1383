/**
 * @generated SignedSource<<57ffd4c4a292a93cc787559ebd223d6f>>
 * @relayHash a6b62541f2c369805925325804aa935d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06aa82ae7aeef48477f6f740b27ddc2c5a10fec259f64cbfbc42c22d1b1fac67

import type { ConcreteRequest } from 'relay-runtime';
export type latestGroupCoursesQuery$variables = {
  customerGroupId: number;
};
export type latestGroupCoursesQuery$data = {
  readonly getCustomerGroup: {
    readonly courses: ReadonlyArray<{
      readonly assigned: boolean;
      readonly course: {
        readonly category: string;
        readonly code: string;
        readonly id: number;
        readonly learningSpaces: ReadonlyArray<{
          readonly id: number;
          readonly name: string;
          readonly title: string;
        }>;
        readonly name: string;
      };
      readonly isUsable: boolean;
      readonly keptBy: number;
    }> | null | undefined;
    readonly coursesModifiedAt: string | null | undefined;
    readonly customer: {
      readonly id: number;
      readonly name: string;
    };
    readonly id: number;
    readonly name: string;
    readonly viewerCanManageCourses: boolean;
  };
};
export type latestGroupCoursesQuery = {
  response: latestGroupCoursesQuery$data;
  variables: latestGroupCoursesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "customerGroupId"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "customerGroupId",
        "variableName": "customerGroupId"
      }
    ],
    "concreteType": "CustomerGroup",
    "kind": "LinkedField",
    "name": "getCustomerGroup",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanManageCourses",
        "storageKey": null
      },
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "coursesModifiedAt",
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
              (v1/*:: as any*/),
              (v2/*:: as any*/),
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
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "title",
                    "storageKey": null
                  }
                ],
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "latestGroupCoursesQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "latestGroupCoursesQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "06aa82ae7aeef48477f6f740b27ddc2c5a10fec259f64cbfbc42c22d1b1fac67",
    "metadata": {},
    "name": "latestGroupCoursesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1bdcc5ec0c6fa31db2ab2df5efb3e3d4";

export default node;
