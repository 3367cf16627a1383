/**
 * @generated SignedSource<<27e976a607b65de8f3739f6059bc8027>>
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
  readonly singleUserCloudCaseExtendableUntil: string | null | undefined;
  readonly " $fragmentType": "OwnCase_query";
};
export type OwnCase_query$key = {
  readonly " $data"?: OwnCase_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnCase_query">;
};

const node: ReaderFragment = {
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "session_id",
          "storageKey": null
        },
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "5f48b6ab3c250d64e43a58298c4a98f9";

export default node;
