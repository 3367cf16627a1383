/**
 * @generated SignedSource<<f2b580d07e0d14096061b97369c58bad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecordEntrustment_activity$data = {
  readonly entrustment: {
    readonly " $fragmentSpreads": FragmentRefs<"EntrustmentPanel_entrustment">;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "RecordEntrustment_activity";
};
export type RecordEntrustment_activity$key = {
  readonly " $data"?: RecordEntrustment_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordEntrustment_activity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordEntrustment_activity",
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
      "concreteType": "ActivityEntrustment",
      "kind": "LinkedField",
      "name": "entrustment",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EntrustmentPanel_entrustment"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Activity",
  "abstractKey": null
};

(node as any).hash = "34595273051c4d3f8ef38476e6bf3785";

export default node;
