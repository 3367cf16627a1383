/**
 * @generated SignedSource<<630bab55c6287b2c516890a46442b9d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VistActivityThumbnail = "awaited" | "none" | "ready";
import type { FragmentRefs } from "relay-runtime";
export type RecordingTile_recording$data = {
  readonly createdAt: string;
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
