/**
 * @generated SignedSource<<2793ee1a82ee9238f25247aa2b41bc6d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ToConfirm_counts$data = {
  readonly isAttending: boolean;
  readonly open: number;
  readonly reopening: number;
  readonly " $fragmentType": "ToConfirm_counts";
};
export type ToConfirm_counts$key = {
  readonly " $data"?: ToConfirm_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"ToConfirm_counts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ToConfirm_counts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAttending",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "open",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reopening",
      "storageKey": null
    }
  ],
  "type": "LogbookConfirmationCounts",
  "abstractKey": null
};

(node as any).hash = "62491f3ef8347f8e038a3301dffea764";

export default node;
