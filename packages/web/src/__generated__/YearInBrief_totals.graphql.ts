/**
 * @generated SignedSource<<a20e8a4781949d75d4fa137f42b4ab6d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type YearInBrief_totals$data = {
  readonly cases: number;
  readonly " $fragmentSpreads": FragmentRefs<"HeadNumbers_totals">;
  readonly " $fragmentType": "YearInBrief_totals";
};
export type YearInBrief_totals$key = {
  readonly " $data"?: YearInBrief_totals$data;
  readonly " $fragmentSpreads": FragmentRefs<"YearInBrief_totals">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "YearInBrief_totals",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cases",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HeadNumbers_totals"
    }
  ],
  "type": "LogbookTotals",
  "abstractKey": null
};

(node as any).hash = "e42c4d2d6b724c19a3298a70dead3431";

export default node;
