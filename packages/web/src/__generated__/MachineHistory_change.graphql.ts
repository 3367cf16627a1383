/**
 * @generated SignedSource<<e8cf23118692ff8f3da829823fc57f67>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
import type { FragmentRefs } from "relay-runtime";
export type MachineHistory_change$data = {
  readonly case_name: string | null | undefined;
  readonly detail: string | null | undefined;
  readonly id: string;
  readonly module_name: string | null | undefined;
  readonly new_status: CloudCaseVMStatus;
  readonly prev_status: CloudCaseVMStatus | null | undefined;
  readonly reason: string;
  readonly session_id: string | null | undefined;
  readonly started_by: {
    readonly first_name: string | null | undefined;
    readonly last_name: string | null | undefined;
  } | null | undefined;
  readonly updated_at: string;
  readonly " $fragmentType": "MachineHistory_change";
};
export type MachineHistory_change$key = {
  readonly " $data"?: MachineHistory_change$data;
  readonly " $fragmentSpreads": FragmentRefs<"MachineHistory_change">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "MachineHistory_change"
};

(node as any).hash = "34e9633fa99f6122b431f7acaebbe655";

export default node;
