/**
 * @generated SignedSource<<0b325204e72776d2b588dc05f849b21e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PictureViewer_images$data = ReadonlyArray<{
  readonly createdAt: string | null | undefined;
  readonly downloadLink: string;
  readonly height: number | null | undefined;
  readonly id: string;
  readonly link: string;
  readonly name: string;
  readonly width: number | null | undefined;
  readonly " $fragmentType": "PictureViewer_images";
}>;
export type PictureViewer_images$key = ReadonlyArray<{
  readonly " $data"?: PictureViewer_images$data;
  readonly " $fragmentSpreads": FragmentRefs<"PictureViewer_images">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PictureViewer_images",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "width",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "height",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "link",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "downloadLink",
      "storageKey": null
    }
  ],
  "type": "VistActivityImage",
  "abstractKey": null
};

(node as any).hash = "a5c1fbde751d676a4296ce276ef76fee";

export default node;
