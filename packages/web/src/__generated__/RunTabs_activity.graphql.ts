/**
 * @generated SignedSource<<2fb721200edba740f63e5852e410de3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RunTabs_activity$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Imaging_activity" | "LegacyReport_activity" | "Result_activity">;
  readonly " $fragmentType": "RunTabs_activity";
};
export type RunTabs_activity$key = {
  readonly " $data"?: RunTabs_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunTabs_activity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RunTabs_activity",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Result_activity"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LegacyReport_activity"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Imaging_activity"
    }
  ],
  "type": "VistActivity",
  "abstractKey": null
};

(node as any).hash = "b583180d338b9aefa97e4e0220a235ca";

export default node;
