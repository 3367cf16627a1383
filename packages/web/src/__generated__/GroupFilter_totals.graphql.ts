/**
 * @generated SignedSource<<2f46c05a8a0c6a9e6a5033b34b052c05>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupFilter_totals$data = {
  readonly groups: ReadonlyArray<{
    readonly customer: {
      readonly id: number;
      readonly name: string;
    };
    readonly id: number;
    readonly name: string;
  }>;
  readonly " $fragmentType": "GroupFilter_totals";
};
export type GroupFilter_totals$key = {
  readonly " $data"?: GroupFilter_totals$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupFilter_totals">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupFilter_totals",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LogbookTotalsGroup",
      "kind": "LinkedField",
      "name": "groups",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Customer",
          "kind": "LinkedField",
          "name": "customer",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LogbookTotals",
  "abstractKey": null
};
})();

(node as any).hash = "635578a6e83a4e2f3f5873b857ad81cd";

export default node;
