/**
 * @generated SignedSource<<fd9eb3fde531e214d4818b97deea4265>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DownloadCase_activity$data = {
  readonly unitId: string;
  readonly viewerCanDownloadCase: boolean;
  readonly " $fragmentType": "DownloadCase_activity";
};
export type DownloadCase_activity$key = {
  readonly " $data"?: DownloadCase_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"DownloadCase_activity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DownloadCase_activity",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unitId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDownloadCase",
      "storageKey": null
    }
  ],
  "type": "VistActivity",
  "abstractKey": null
};

(node as any).hash = "5658cdde547b56ae1a50d7ae5e93959c";

export default node;
