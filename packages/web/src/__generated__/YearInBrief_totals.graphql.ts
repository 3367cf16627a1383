/**
 * @generated SignedSource<<980896a0ee1d95c85bb9520d63dac7ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type YearInBrief_totals$data = {
  readonly cases: number;
  readonly lastDay: string | null | undefined;
  readonly months: ReadonlyArray<{
    readonly cases: number;
    readonly month: string;
    readonly role: string | null | undefined;
  }>;
  readonly " $fragmentType": "YearInBrief_totals";
};
export type YearInBrief_totals$key = {
  readonly " $data"?: YearInBrief_totals$data;
  readonly " $fragmentSpreads": FragmentRefs<"YearInBrief_totals">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cases",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "YearInBrief_totals",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastDay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LogbookMonthTotal",
      "kind": "LinkedField",
      "name": "months",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "month",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "LogbookTotals",
  "abstractKey": null
};
})();

(node as any).hash = "eacfbc6a3829efec9c8111a189a456d3";

export default node;
