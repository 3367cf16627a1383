/**
 * @generated SignedSource<<bc9f202693beb74fb6be50011ea86810>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminEventList_page$data = {
  readonly vouchers: ReadonlyArray<{
    readonly id: number;
    readonly " $fragmentSpreads": FragmentRefs<"AdminEventCard_event">;
  }>;
  readonly " $fragmentType": "AdminEventList_page";
};
export type AdminEventList_page$key = {
  readonly " $data"?: AdminEventList_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminEventList_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminEventList_page",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AdminEventCard_event"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EventResourceAccessVouchersAsAdmin",
  "abstractKey": null
};

(node as any).hash = "e63103c06c20a14ffde14c739c6b78d3";

export default node;
