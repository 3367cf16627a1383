/**
 * @generated SignedSource<<bb20a3c6c03259ec03e3c97873ee4873>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VistActivityThumbnail = "awaited" | "none" | "ready";
import type { FragmentRefs } from "relay-runtime";
export type Picture_image$data = {
  readonly createdAt: string | null | undefined;
  readonly name: string;
  readonly thumbnail: VistActivityThumbnail;
  readonly thumbnailLink: string | null | undefined;
  readonly " $fragmentType": "Picture_image";
};
export type Picture_image$key = {
  readonly " $data"?: Picture_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Picture_image",
  "selections": [
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
      "name": "thumbnail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "thumbnailLink",
      "storageKey": null
    }
  ],
  "type": "VistActivityImage",
  "abstractKey": null
};

(node as any).hash = "b25c70bbc186a73b83b34ee68ea6dc9f";

export default node;
