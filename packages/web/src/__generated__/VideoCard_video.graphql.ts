/**
 * @generated SignedSource<<b8248d8809e29ed5708660fd1a5ebb27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VideoCard_video$data = {
  readonly id: string;
  readonly thumbnail: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "VideoCard_video";
};
export type VideoCard_video$key = {
  readonly " $data"?: VideoCard_video$data;
  readonly " $fragmentSpreads": FragmentRefs<"VideoCard_video">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VideoCard_video",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "thumbnail",
      "storageKey": null
    }
  ],
  "type": "YoutubeVideo",
  "abstractKey": null
};

(node as any).hash = "4558c2c9fa93eb1b664786a4c40d1739";

export default node;
