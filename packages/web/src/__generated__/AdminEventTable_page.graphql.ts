/**
 * @generated SignedSource<<1d8623d9ec9dadf3848f2940adf6014f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminEventTable_page$data = {
  readonly vouchers: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"AdminEventTable_event">;
  }>;
  readonly " $fragmentType": "AdminEventTable_page";
};
export type AdminEventTable_page$key = {
  readonly " $data"?: AdminEventTable_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminEventTable_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminEventTable_page",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "EventResourceAccessVoucherAsAdmin",
      "kind": "LinkedField",
      "name": "vouchers",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AdminEventTable_event"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EventResourceAccessVouchersAsAdmin",
  "abstractKey": null
};

(node as any).hash = "7e8777f9376f6c88bc67de2d0e5d15b5";

export default node;
