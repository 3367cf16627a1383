/**
 * @generated SignedSource<<8f59bd2d59f6c14bab19f9d62c512483>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useVoucherAccounts_account$data = {
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
  readonly " $fragmentType": "useVoucherAccounts_account";
};
export type useVoucherAccounts_account$key = {
  readonly " $data"?: useVoucherAccounts_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"useVoucherAccounts_account">;
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
  "name": "useVoucherAccounts_account",
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
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "948dd35aeba6a2f12d0e6864e6531f39";

export default node;
