/**
 * @generated SignedSource<<a3cbe9ebfa2bf6c4829b9cc28341b9f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
import type { FragmentRefs } from "relay-runtime";
export type AdminEventList_page$data = {
  readonly vouchers: ReadonlyArray<{
    readonly archivedAt: string | null | undefined;
    readonly durationInSeconds: number;
    readonly eventAt: string;
    readonly id: number;
    readonly name: string;
    readonly vm: {
      readonly id: string;
      readonly status: CloudCaseVMStatus;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AdminEventCard_event">;
  }>;
  readonly " $fragmentType": "AdminEventList_page";
};
export type AdminEventList_page$key = {
  readonly " $data"?: AdminEventList_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminEventList_page">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "eventAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "durationInSeconds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "archivedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CloudCaseVM",
          "kind": "LinkedField",
          "name": "vm",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            }
          ],
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
})();

(node as any).hash = "74a6c302741f501e4dc5824057d9676a";

export default node;
