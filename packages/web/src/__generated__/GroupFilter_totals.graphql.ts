/**
 * @generated SignedSource<<d537095db660400f6d2bfb2671f00798>>
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Customer",
          "kind": "LinkedField",
          "name": "customer",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
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

(node as any).hash = "77946a502fba89f651fa35d2e8536f62";

export default node;
