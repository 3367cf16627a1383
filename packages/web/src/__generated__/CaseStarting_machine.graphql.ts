/**
 * @generated SignedSource<<af66d1912ecae5d423aeb5ebeae16d62>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
import type { FragmentRefs } from "relay-runtime";
export type CaseStarting_machine$data = {
  readonly case_id: string | null | undefined;
  readonly case_name: string | null | undefined;
  readonly claimed_at: string | null | undefined;
  readonly detail: string | null | undefined;
  readonly id: string;
  readonly module_name: string | null | undefined;
  readonly reason: string;
  readonly session_given_back_in_seconds: number | null | undefined;
  readonly session_used_in_seconds: number | null | undefined;
  readonly status: CloudCaseVMStatus;
  readonly usual_power_on_in_seconds: number | null | undefined;
  readonly voucher_id: number | null | undefined;
  readonly " $fragmentType": "CaseStarting_machine";
};
export type CaseStarting_machine$key = {
  readonly " $data"?: CaseStarting_machine$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaseStarting_machine">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CaseStarting_machine",
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
      "name": "claimed_at",
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
      "name": "session_used_in_seconds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "session_given_back_in_seconds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "usual_power_on_in_seconds",
      "storageKey": null
    }
  ],
  "type": "CloudCaseVM",
  "abstractKey": null
};

(node as any).hash = "366395cc4d364fac75af68dbc9efbf7a";

export default node;
