/**
 * @generated SignedSource<<fd5b1197fd4ffd22dc0738a920a5a155>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddableCourses_courses$data = ReadonlyArray<{
  readonly category: string;
  readonly id: number;
  readonly name: string;
  readonly " $fragmentType": "AddableCourses_courses";
}>;
export type AddableCourses_courses$key = ReadonlyArray<{
  readonly " $data"?: AddableCourses_courses$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddableCourses_courses">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AddableCourses_courses",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "category",
      "storageKey": null
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "a4ee1bd58c8cb20375c18acfbf2e269c";

export default node;
