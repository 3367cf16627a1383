/**
 * @generated SignedSource<<e3806b0005d162f6ff2e78286acf1eba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VoucherList_vouchers$data = ReadonlyArray<{
  readonly id: number;
  readonly " $fragmentSpreads": FragmentRefs<"VoucherCard_voucher">;
  readonly " $fragmentType": "VoucherList_vouchers";
}>;
export type VoucherList_vouchers$key = ReadonlyArray<{
  readonly " $data"?: VoucherList_vouchers$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoucherList_vouchers">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "VoucherList_vouchers",
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
      "name": "VoucherCard_voucher"
    }
  ],
  "type": "CloudModulesResourceAccessVoucher",
  "abstractKey": null
};

(node as any).hash = "647d814e5affe11cbff97567dac8a665";

export default node;
