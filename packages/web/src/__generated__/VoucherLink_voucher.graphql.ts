/**
 * @generated SignedSource<<ecb251f43d8854803a8b5349a1c56193>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VoucherLink_voucher$data = {
  readonly code: string | null | undefined;
  readonly id: number;
  readonly " $fragmentType": "VoucherLink_voucher";
};
export type VoucherLink_voucher$key = {
  readonly " $data"?: VoucherLink_voucher$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoucherLink_voucher">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VoucherLink_voucher",
  "selections": [
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
      "name": "code",
      "storageKey": null
    }
  ],
  "type": "CloudModulesResourceAccessVoucher",
  "abstractKey": null
};

(node as any).hash = "f054db14f6aa8bccf6176423529156ec";

export default node;
