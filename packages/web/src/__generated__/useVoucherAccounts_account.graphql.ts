/**
 * @generated SignedSource<<bffd075bd5a63b8934a45aec65e36ba8>>
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
    readonly consumedTimeInMs: number;
    readonly reservedTimeInMs: number;
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
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "b4f4da2bd5486d82aa254de968fde0b7";

export default node;
