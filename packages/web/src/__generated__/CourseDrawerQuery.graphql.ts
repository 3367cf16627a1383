/**
 * @generated SignedSource<<ce1629b4723e703cd93178050acaf62b>>
 * @relayHash 4fa6c86901c971c5fdaa2597af881d1c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e1563e7367d108f52f98d5b2fc8f254bc8fd7ccdb2ceaffc3d3e451f5c2bd51

import type { ConcreteRequest } from 'relay-runtime';
export type CourseDrawerQuery$variables = {
  courseId: number;
};
export type CourseDrawerQuery$data = {
  readonly talentCourseListing: {
    readonly accountCount: number;
    readonly accounts: ReadonlyArray<{
      readonly id: number;
      readonly name: string;
    }>;
    readonly description: string;
    readonly goneAt: string | null | undefined;
    readonly groupCount: number;
    readonly groups: ReadonlyArray<{
      readonly id: number;
      readonly name: string;
    }>;
    readonly listing: {
      readonly category: string;
      readonly code: string;
      readonly id: number;
      readonly learningSpaces: ReadonlyArray<{
        readonly id: number;
        readonly name: string;
      }>;
      readonly name: string;
    };
    readonly modifiedAt: string;
    readonly personCount: number;
    readonly units: ReadonlyArray<{
      readonly id: number;
      readonly name: string;
      readonly type: string;
    }>;
  };
};
export type CourseDrawerQuery = {
  response: CourseDrawerQuery$data;
  variables: CourseDrawerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "courseId"
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
  (v1/*:: as any*/),
  (v2/*:: as any*/)
],
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "courseId",
        "variableName": "courseId"
      }
    ],
    "concreteType": "TalentCourseDetail",
    "kind": "LinkedField",
    "name": "talentCourseListing",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TalentCourseListing",
        "kind": "LinkedField",
        "name": "listing",
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
            "selections": (v3/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "description",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "goneAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "modifiedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "TalentCourseUnit",
        "kind": "LinkedField",
        "name": "units",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "type",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "accountCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "TalentCourseUser",
        "kind": "LinkedField",
        "name": "accounts",
        "plural": true,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "groupCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "TalentCourseUser",
        "kind": "LinkedField",
        "name": "groups",
        "plural": true,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "personCount",
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
    "name": "CourseDrawerQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CourseDrawerQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "6e1563e7367d108f52f98d5b2fc8f254bc8fd7ccdb2ceaffc3d3e451f5c2bd51",
    "metadata": {},
    "name": "CourseDrawerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ac5f71219edd4c95fafa56b6a3d2d7e5";

export default node;
