/**
 * @generated SignedSource<<c6260f69291570929c336587587f618b>>
 * @relayHash 0681e59d43c0c46e933d7c7a98a17ec6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9df6bafdf76321962a1e91113b28deed7146def294f400a2e994a84f395a91c

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
        readonly code: string;
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v4 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/)
],
v5 = [
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
          (v3/*:: as any*/),
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
              (v3/*:: as any*/),
              (v2/*:: as any*/)
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
        "selections": (v4/*:: as any*/),
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
        "selections": (v4/*:: as any*/),
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
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CourseDrawerQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "e9df6bafdf76321962a1e91113b28deed7146def294f400a2e994a84f395a91c",
    "metadata": {},
    "name": "CourseDrawerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "da3a50fde8cef75bab7a73e5653fab9e";

export default node;
