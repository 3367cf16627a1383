/**
 * @generated SignedSource<<c23241b4dbe0fa50c2619f74840a6cb5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useVoucherAccounts_query$data = {
  readonly getCustomersForAdmin: ReadonlyArray<{
    readonly branches: ReadonlyArray<{
      readonly id: number;
      readonly name: string;
    }> | null | undefined;
    readonly cloudModuleTimeBalance: {
      readonly spendableTimeInMs: number;
    } | null | undefined;
    readonly id: number;
    readonly name: string;
    readonly viewerCanAdministerVouchers: boolean;
  }>;
  readonly " $fragmentType": "useVoucherAccounts_query";
};
export type useVoucherAccounts_query$key = {
  readonly " $data"?: useVoucherAccounts_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useVoucherAccounts_query">;
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
  "name": "useVoucherAccounts_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "getCustomersForAdmin",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanAdministerVouchers",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LearningSpace",
          "kind": "LinkedField",
          "name": "branches",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CloudModuleTimeBalance",
          "kind": "LinkedField",
          "name": "cloudModuleTimeBalance",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "spendableTimeInMs",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "c3011aae28a2c6feec5dd8b4ab316d45";

export default node;
