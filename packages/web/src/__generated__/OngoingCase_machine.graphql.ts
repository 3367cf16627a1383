/**
 * @generated SignedSource<<b37387712562389b9aa907554fa2f8c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
import type { FragmentRefs } from "relay-runtime";
export type OngoingCase_machine$data = {
  readonly case_id: string | null | undefined;
  readonly case_name: string | null | undefined;
  readonly is_event: boolean;
  readonly reason: string;
  readonly session_given_back_in_seconds: number | null | undefined;
  readonly session_used_in_seconds: number | null | undefined;
  readonly status: CloudCaseVMStatus;
  readonly voucher_id: number | null | undefined;
  readonly " $fragmentType": "OngoingCase_machine";
};
export type OngoingCase_machine$key = {
  readonly " $data"?: OngoingCase_machine$data;
  readonly " $fragmentSpreads": FragmentRefs<"OngoingCase_machine">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OngoingCase_machine",
  "selections": [
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
      "name": "is_event",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "case_id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "case_name",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "session_used_in_seconds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "session_given_back_in_seconds",
      "storageKey": null
    }
  ],
  "type": "CloudCaseVM",
  "abstractKey": null
};

(node as any).hash = "3aef3fbcb26d2f122da6a46951076ed8";

export default node;
