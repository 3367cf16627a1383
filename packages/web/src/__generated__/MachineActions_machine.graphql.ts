/**
 * @generated SignedSource<<a173229f5d56628306a3e27b29ccf0c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
import type { FragmentRefs } from "relay-runtime";
export type MachineActions_machine$data = {
  readonly id: string;
  readonly name: string;
  readonly session_id: string | null | undefined;
  readonly status: CloudCaseVMStatus;
  readonly url: string;
  readonly voucher_id: number | null | undefined;
  readonly " $fragmentType": "MachineActions_machine";
};
export type MachineActions_machine$key = {
  readonly " $data"?: MachineActions_machine$data;
  readonly " $fragmentSpreads": FragmentRefs<"MachineActions_machine">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MachineActions_machine",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
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
      "name": "voucher_id",
      "storageKey": null
    }
  ],
  "type": "CloudCaseVM",
  "abstractKey": null
};

(node as any).hash = "cb6794bb4ec2186ccb2e4c36c23f61a6";

export default node;
