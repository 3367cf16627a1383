/**
 * @generated SignedSource<<9b8719208f68981a08bfabcf31a931ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
import type { FragmentRefs } from "relay-runtime";
export type GoingOn_machine$data = {
  readonly id: string;
  readonly is_event: boolean;
  readonly session_ends_at: string | null | undefined;
  readonly status: CloudCaseVMStatus;
  readonly voucher_id: number | null | undefined;
  readonly " $fragmentType": "GoingOn_machine";
};
export type GoingOn_machine$key = {
  readonly " $data"?: GoingOn_machine$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoingOn_machine">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GoingOn_machine",
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
      "name": "is_event",
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
      "name": "session_ends_at",
      "storageKey": null
    }
  ],
  "type": "CloudCaseVM",
  "abstractKey": null
};

(node as any).hash = "057c80be6550972427a9d26282a94e75";

export default node;
