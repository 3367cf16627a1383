/**
 * @generated SignedSource<<9fa3789eba5a5f84ea6b5333fbfdfa61>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseListItem_course$data = {
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
  readonly " $fragmentType": "CourseListItem_course";
};
export type CourseListItem_course$key = {
  readonly " $data"?: CourseListItem_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseListItem_course">;
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
  "name": "CourseListItem_course",
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

(node as any).hash = "6ef4bf52834985e55e0526605e80db49";

export default node;
