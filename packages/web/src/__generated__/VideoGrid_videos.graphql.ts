/**
 * @generated SignedSource<<b9370d50d14dab8b6d66104ce3d71d9a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VideoGrid_videos$data = ReadonlyArray<{
  readonly id: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"VideoCard_video">;
  readonly " $fragmentType": "VideoGrid_videos";
}>;
export type VideoGrid_videos$key = ReadonlyArray<{
  readonly " $data"?: VideoGrid_videos$data;
  readonly " $fragmentSpreads": FragmentRefs<"VideoGrid_videos">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "VideoGrid_videos",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "VideoCard_video"
    }
  ],
  "type": "YoutubeVideo",
  "abstractKey": null
};

(node as any).hash = "49ed39d71de3e36ff4070da7b1d0d299";

export default node;
