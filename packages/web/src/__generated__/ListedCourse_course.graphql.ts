/**
 * @generated SignedSource<<d160d1a7f3d701dd648a4b52e527f41f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListedCourse_course$data = {
  readonly category: string;
  readonly code: string;
  readonly id: number;
  readonly isGone: boolean;
  readonly learningSpaces: ReadonlyArray<{
    readonly code: string;
    readonly id: number;
    readonly name: string;
  }>;
  readonly name: string;
  readonly " $fragmentType": "ListedCourse_course";
};
export type ListedCourse_course$key = {
  readonly " $data"?: ListedCourse_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListedCourse_course">;
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
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ListedCourse_course",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "isGone",
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
        (v2/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "TalentCourseListing",
  "abstractKey": null
};
})();

(node as any).hash = "dce098c0ba1c553dd239e5e1d072e945";

export default node;
