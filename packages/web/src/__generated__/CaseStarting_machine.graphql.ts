/**
 * @generated SignedSource<<a9b2847a896f841528dfb175bc1c1540>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
import type { FragmentRefs } from "relay-runtime";
export type CaseStarting_machine$data = {
  readonly case_name: string | null | undefined;
  readonly claimed_at: string | null | undefined;
  readonly detail: string | null | undefined;
  readonly module_name: string | null | undefined;
  readonly reason: string;
  readonly status: CloudCaseVMStatus;
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
      "name": "case_name",
      "storageKey": null
    }
  ],
  "type": "CloudCaseVM",
  "abstractKey": null
};

(node as any).hash = "8c27c52129a4dc4df7ae552785997d8c";

export default node;
