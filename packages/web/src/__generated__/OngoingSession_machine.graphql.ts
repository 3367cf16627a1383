/**
 * @generated SignedSource<<b19d21055d603a8dbfef18cc84d53d01>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
import type { FragmentRefs } from "relay-runtime";
export type OngoingSession_machine$data = {
  readonly id: string;
  readonly is_event: boolean;
  readonly session_ends_at: string | null | undefined;
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

(node as any).hash = "ac2ecaafc5022cc02536e661dc419722";

export default node;
