/**
 * @generated SignedSource<<1583d029a4a96f3c22033687c455c966>>
 * @relayHash 32978c646a76e8a808ee1b35387539c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5185d1f72fb505b3d085ca419438edea94fb0068a7fd09123275c574f3f07c99

import type { ConcreteRequest } from 'relay-runtime';
export type acceptCourseQuery$variables = {
  courseId: number;
};
export type acceptCourseQuery$data = {
  readonly course: {
    readonly id: number;
    readonly learningSpaces: ReadonlyArray<{
      readonly id: number;
      readonly name: string;
      readonly title: string;
    }>;
  } | null | undefined;
};
export type acceptCourseQuery = {
  response: acceptCourseQuery$data;
  variables: acceptCourseQuery$variables;
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
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "courseId",
        "variableName": "courseId"
      }
    ],
    "concreteType": "Course",
    "kind": "LinkedField",
    "name": "course",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "LearningSpace",
        "kind": "LinkedField",
        "name": "learningSpaces",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "acceptCourseQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "acceptCourseQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "5185d1f72fb505b3d085ca419438edea94fb0068a7fd09123275c574f3f07c99",
    "metadata": {},
    "name": "acceptCourseQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "df8d7e5d5481392467d1fa7c44bc5377";

export default node;
