/**
 * @generated SignedSource<<c2f3793aa0ddb77cd8f946bbf0b224f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VistActivityThumbnail = "awaited" | "none" | "ready";
import type { FragmentRefs } from "relay-runtime";
export type Imaging_activity$data = {
  readonly activityEnd: string;
  readonly activityStart: string;
  readonly images: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly thumbnail: VistActivityThumbnail;
    readonly " $fragmentSpreads": FragmentRefs<"PictureViewer_images" | "Picture_image">;
  }>;
  readonly recordings: ReadonlyArray<{
    readonly id: string;
    readonly thumbnail: VistActivityThumbnail;
    readonly " $fragmentSpreads": FragmentRefs<"RecordingTile_recording" | "RecordingViewer_recording">;
  }>;
  readonly " $fragmentType": "Imaging_activity";
};
export type Imaging_activity$key = {
  readonly " $data"?: Imaging_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"Imaging_activity">;
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
  "name": "thumbnail",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Imaging_activity",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "activityStart",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "activityEnd",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VistActivityImage",
      "kind": "LinkedField",
      "name": "images",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Picture_image"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PictureViewer_images"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VistActivityRecording",
      "kind": "LinkedField",
      "name": "recordings",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RecordingTile_recording"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RecordingViewer_recording"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VistActivity",
  "abstractKey": null
};
})();

(node as any).hash = "7a7d2ee2f8237502bfbec351aa4832b2";

export default node;
