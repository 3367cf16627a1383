/**
 * @generated SignedSource<<3a2a7041a05179069a60edfc064339d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnfinishedCourse_course$data = {
  readonly completion_status: string;
  readonly id: number;
  readonly learningSpaces: ReadonlyArray<{
    readonly id: number;
    readonly name: string;
    readonly title: string;
  }>;
  readonly name: string;
  readonly progress: {
    readonly completion_percentage: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"courseProgressFigures_course">;
  readonly " $fragmentType": "UnfinishedCourse_course";
};
export type UnfinishedCourse_course$key = {
  readonly " $data"?: UnfinishedCourse_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnfinishedCourse_course">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnfinishedCourse_course",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completion_status",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "courseProgressFigures_course"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseProgress",
      "kind": "LinkedField",
      "name": "progress",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "completion_percentage",
          "storageKey": null
        }
      ],
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
  "type": "Course",
  "abstractKey": null
};
})();

(node as any).hash = "7bb434d048eaed1b44e301e524c33dca";

export default node;
