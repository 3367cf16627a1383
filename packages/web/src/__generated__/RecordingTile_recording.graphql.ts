/**
 * @generated SignedSource<<43f5346709fc3298e07fc669c4a6a0a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VistActivityThumbnail = "awaited" | "none" | "ready";
import type { FragmentRefs } from "relay-runtime";
export type RecordingTile_recording$data = {
  readonly createdAt: string | null | undefined;
  readonly duration: number | null | undefined;
  readonly name: string;
  readonly thumbnail: VistActivityThumbnail;
  readonly thumbnailLink: string | null | undefined;
  readonly " $fragmentType": "RecordingTile_recording";
};
export type RecordingTile_recording$key = {
  readonly " $data"?: RecordingTile_recording$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordingTile_recording">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordingTile_recording",
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
      "name": "duration",
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
  "type": "VistActivityRecording",
  "abstractKey": null
};

(node as any).hash = "45da472cd38ddd08b4f7e0a786bb5e01";

export default node;
