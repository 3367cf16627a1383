/**
 * @generated SignedSource<<b694cfcc271ab35c0123cd79b2c734df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
import type { FragmentRefs } from "relay-runtime";
export type OwnCase_query$data = {
  readonly getVmAssignedToMe: {
    readonly id: string;
    readonly is_event: boolean;
    readonly session_ends_at: string | null | undefined;
    readonly session_id: string | null | undefined;
    readonly status: CloudCaseVMStatus;
    readonly voucher_id: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"CaseRoom_machine" | "CaseStarting_machine">;
  } | null | undefined;
  readonly lostCloudCaseSession: {
    readonly session_id: string;
    readonly " $fragmentSpreads": FragmentRefs<"LostCase_session">;
  } | null | undefined;
  readonly singleUserCloudCaseExtendableUntil: string | null | undefined;
  readonly " $fragmentType": "OwnCase_query";
};
export type OwnCase_query$key = {
  readonly " $data"?: OwnCase_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnCase_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "session_id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnCase_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CloudCaseVM",
      "kind": "LinkedField",
      "name": "getVmAssignedToMe",
      "plural": false,
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
          "name": "status",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "is_event",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "session_ends_at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "voucher_id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CaseRoom_machine"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CaseStarting_machine"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "singleUserCloudCaseExtendableUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LostCloudSession",
      "kind": "LinkedField",
      "name": "lostCloudCaseSession",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LostCase_session"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "346cc146989c505710a5d5d011a4a284";

export default node;
