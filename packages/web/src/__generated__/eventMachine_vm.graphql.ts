/**
 * @generated SignedSource<<6b0a65325241392001b6457e92dfd9c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
import type { FragmentRefs } from "relay-runtime";
export type eventMachine_vm$data = {
  readonly case_id: string | null | undefined;
  readonly claimed_at: string | null | undefined;
  readonly detail: string | null | undefined;
  readonly id: string;
  readonly reason: string;
  readonly reports_missing_since: string | null | undefined;
  readonly session_ends_at: string | null | undefined;
  readonly session_id: string | null | undefined;
  readonly status: CloudCaseVMStatus;
  readonly url: string;
  readonly usual_power_on_in_seconds: number | null | undefined;
  readonly " $fragmentType": "eventMachine_vm";
};
export type eventMachine_vm$key = {
  readonly " $data"?: eventMachine_vm$data;
  readonly " $fragmentSpreads": FragmentRefs<"eventMachine_vm">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "eventMachine_vm",
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
      "name": "case_id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "claimed_at",
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
      "name": "usual_power_on_in_seconds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reports_missing_since",
      "storageKey": null
    }
  ],
  "type": "CloudCaseVM",
  "abstractKey": null
};

(node as any).hash = "92744e09a6b5d77e98f517bcf302fdda";

export default node;
