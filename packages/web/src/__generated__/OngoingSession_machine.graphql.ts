/**
 * @generated SignedSource<<9d21766ed99eed2cf8014fbd49f99022>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
import type { FragmentRefs } from "relay-runtime";
export type OngoingSession_machine$data = {
  readonly case_name: string | null | undefined;
  readonly is_event: boolean;
  readonly status: CloudCaseVMStatus;
  readonly voucher_id: number | null | undefined;
  readonly " $fragmentType": "OngoingSession_machine";
};
export type OngoingSession_machine$key = {
  readonly " $data"?: OngoingSession_machine$data;
  readonly " $fragmentSpreads": FragmentRefs<"OngoingSession_machine">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OngoingSession_machine",
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
      "name": "case_name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "voucher_id",
      "storageKey": null
    }
  ],
  "type": "CloudCaseVM",
  "abstractKey": null
};

(node as any).hash = "23a8700f5a62ca8b94770a673be9e486";

export default node;
