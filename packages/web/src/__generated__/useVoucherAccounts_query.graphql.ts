/**
 * @generated SignedSource<<3503a7db604a17d0c1e275d7848bc56b>>
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
      readonly consumedTimeInMs: number;
      readonly reservedTimeInMs: number;
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
      "args": [
        {
          "kind": "Literal",
          "name": "list",
          "value": "vouchers"
        }
      ],
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reservedTimeInMs",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "consumedTimeInMs",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "getCustomersForAdmin(list:\"vouchers\")"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "a5758bff1046d84208d3a234d4f09c14";

export default node;
