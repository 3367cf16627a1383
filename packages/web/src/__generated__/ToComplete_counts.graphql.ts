/**
 * @generated SignedSource<<d3b00f1a16871b0d7ac950ec9f17dbb1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ToComplete_counts$data = {
  readonly toCompleteCount: number;
  readonly toCompleteSince: string;
  readonly " $fragmentType": "ToComplete_counts";
};
export type ToComplete_counts$key = {
  readonly " $data"?: ToComplete_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"ToComplete_counts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ToComplete_counts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toCompleteCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toCompleteSince",
      "storageKey": null
    }
  ],
  "type": "LogbookConfirmationCounts",
  "abstractKey": null
};

(node as any).hash = "6ecbc023e9f8edece3f51c3c0b1f0525";

export default node;
