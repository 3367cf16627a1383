/**
 * @generated SignedSource<<93adda41232d2f1f6ad34410d990ff6d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CaseRoom_machine$data = {
  readonly case_name: string | null | undefined;
  readonly id: string;
  readonly module_name: string | null | undefined;
  readonly reports_missing_since: string | null | undefined;
  readonly session_ends_at: string | null | undefined;
  readonly session_id: string | null | undefined;
  readonly url: string;
  readonly voucher_id: number | null | undefined;
  readonly " $fragmentType": "CaseRoom_machine";
};
export type CaseRoom_machine$key = {
  readonly " $data"?: CaseRoom_machine$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaseRoom_machine">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CaseRoom_machine",
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
      "name": "session_id",
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
      "name": "reports_missing_since",
      "storageKey": null
    }
  ],
  "type": "CloudCaseVM",
  "abstractKey": null
};

(node as any).hash = "e7a56a321c06d9844f64a42fa4eaa8df";

export default node;
