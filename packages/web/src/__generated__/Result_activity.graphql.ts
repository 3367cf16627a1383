/**
 * @generated SignedSource<<5e708310cf5fb67404b417a42dccde91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Result_activity$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"useRunResult_activity">;
  readonly " $fragmentType": "Result_activity";
};
export type Result_activity$key = {
  readonly " $data"?: Result_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"Result_activity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Result_activity",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useRunResult_activity"
    }
  ],
  "type": "VistActivity",
  "abstractKey": null
};

(node as any).hash = "c56060ebe62324e13e31d1fa82d24ab4";

export default node;
