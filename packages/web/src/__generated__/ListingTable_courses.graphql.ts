/**
 * @generated SignedSource<<3f133b9b5a14b848d07065de13e4dea1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListingTable_courses$data = ReadonlyArray<{
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
  readonly " $fragmentType": "ListingTable_courses";
}>;
export type ListingTable_courses$key = ReadonlyArray<{
  readonly " $data"?: ListingTable_courses$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListingTable_courses">;
}>;

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
  "metadata": {
    "plural": true
  },
  "name": "ListingTable_courses",
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

(node as any).hash = "0b25d760a5c281691d38d6c3c2889c94";

export default node;
