/**
 * @generated SignedSource<<103e3d2dd5a5d01605cce6a4efbddfd5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Addable_courses$data = ReadonlyArray<{
  readonly category: string;
  readonly id: number;
  readonly name: string;
  readonly " $fragmentType": "Addable_courses";
}>;
export type Addable_courses$key = ReadonlyArray<{
  readonly " $data"?: Addable_courses$data;
  readonly " $fragmentSpreads": FragmentRefs<"Addable_courses">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Addable_courses",
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

(node as any).hash = "6cb1ad2896f475eb3a69a58e999f31ad";

export default node;
