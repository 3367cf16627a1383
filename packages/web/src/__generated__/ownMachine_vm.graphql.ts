/**
 * @generated SignedSource<<bfb8671ba7a8c40e0296e48102206c8e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
import type { FragmentRefs } from "relay-runtime";
export type ownMachine_vm$data = {
  readonly case_id: string | null | undefined;
  readonly case_name: string | null | undefined;
  readonly claimed_at: string | null | undefined;
  readonly detail: string | null | undefined;
  readonly event_name: string | null | undefined;
  readonly id: string;
  readonly is_event: boolean;
  readonly module_id: string | null | undefined;
  readonly module_name: string | null | undefined;
  readonly reason: string;
  readonly reports_missing_since: string | null | undefined;
  readonly session_ends_at: string | null | undefined;
  readonly session_given_back_in_seconds: number | null | undefined;
  readonly session_id: string | null | undefined;
  readonly session_used_in_seconds: number | null | undefined;
  readonly status: CloudCaseVMStatus;
  readonly status_since: string;
  readonly url: string;
  readonly usual_power_on_in_seconds: number | null | undefined;
  readonly voucher_id: number | null | undefined;
  readonly " $fragmentType": "ownMachine_vm";
};
export type ownMachine_vm$key = {
  readonly " $data"?: ownMachine_vm$data;
  readonly " $fragmentSpreads": FragmentRefs<"ownMachine_vm">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ownMachine_vm"
};

(node as any).hash = "2c9543087a7d1e669259b827760685f2";

export default node;
