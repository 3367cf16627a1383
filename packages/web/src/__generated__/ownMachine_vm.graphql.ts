/**
 * @generated SignedSource<<b7e2198df426d2e8e560247347e3f5bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
import type { FragmentRefs } from "relay-runtime";
export type ownMachine_vm$data = {
  readonly case_id: string | null | undefined;
  readonly case_name: string | null | undefined;
  readonly claimed_at: string | null | undefined;
  readonly detail: string | null | undefined;
  readonly id: string;
  readonly is_event: boolean;
  readonly module_id: string | null | undefined;
  readonly module_name: string | null | undefined;
  readonly reason: string;
  readonly session_id: string | null | undefined;
  readonly status: CloudCaseVMStatus;
  readonly status_since: string;
  readonly voucher_id: number | null | undefined;
  readonly " $fragmentType": "ownMachine_vm";
};
export type ownMachine_vm$key = {
  readonly " $data"?: ownMachine_vm$data;
  readonly " $fragmentSpreads": FragmentRefs<"ownMachine_vm">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ownMachine_vm",
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
      "name": "status_since",
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
      "name": "detail",
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
      "name": "module_id",
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
      "name": "module_name",
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
      "name": "claimed_at",
      "storageKey": null
    }
  ],
  "type": "CloudCaseVM",
  "abstractKey": null
};

(node as any).hash = "86d1bbf191f0feadf317be1cee939ac8";

export default node;
