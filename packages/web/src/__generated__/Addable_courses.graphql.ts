/**
 * @generated SignedSource<<311aa6d0250faff12939b1f718657dc8>>
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
  readonly isOpen: boolean;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOpen",
      "storageKey": null
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "215c7e7e0b04abac80e70ae453667db1";

export default node;
