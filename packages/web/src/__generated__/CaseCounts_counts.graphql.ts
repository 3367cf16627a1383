/**
 * @generated SignedSource<<5f4cc746959af7d0605e3b16884b7d3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CaseCounts_counts$data = ReadonlyArray<{
  readonly customer: {
    readonly id: number;
    readonly name: string;
  };
  readonly entries: number;
  readonly group: {
    readonly id: number;
    readonly name: string;
  } | null | undefined;
  readonly procedures: number;
  readonly " $fragmentType": "CaseCounts_counts";
}>;
export type CaseCounts_counts$key = ReadonlyArray<{
  readonly " $data"?: CaseCounts_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaseCounts_counts">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
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
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CaseCounts_counts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LogbookTotalsGroup",
      "kind": "LinkedField",
      "name": "group",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entries",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "procedures",
      "storageKey": null
    }
  ],
  "type": "LogbookCaseCount",
  "abstractKey": null
};
})();

(node as any).hash = "d33ae9c4a090a11be45212d0993b70a1";

export default node;
