/**
 * @generated SignedSource<<b3cfd0c66668174c14af209e793cd903>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VideoFormat = "avi" | "mp4" | "webm";
import type { FragmentRefs } from "relay-runtime";
export type RecordingViewer_recording$data = {
  readonly id: string;
  readonly name: string;
  readonly sources: ReadonlyArray<{
    readonly downloadLink: string;
    readonly format: VideoFormat;
    readonly id: string;
    readonly link: string;
  }>;
  readonly thumbnailLink: string | null | undefined;
  readonly " $fragmentType": "RecordingViewer_recording";
};
export type RecordingViewer_recording$key = {
  readonly " $data"?: RecordingViewer_recording$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordingViewer_recording">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordingViewer_recording",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "thumbnailLink",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VistActivityRecordingSource",
      "kind": "LinkedField",
      "name": "sources",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "format",
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
      "storageKey": null
    }
  ],
  "type": "VistActivityRecording",
  "abstractKey": null
};
})();

(node as any).hash = "b7d475f2696da651ea36aa6443ef5435";

export default node;
