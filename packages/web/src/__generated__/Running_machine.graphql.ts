/**
 * @generated SignedSource<<84678aa2d92b93bd3d2ba2271b1865d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Running_machine$data = {
  readonly is_event: boolean;
  readonly voucher_id: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OngoingCase_machine">;
  readonly " $fragmentType": "Running_machine";
};
export type Running_machine$key = {
  readonly " $data"?: Running_machine$data;
  readonly " $fragmentSpreads": FragmentRefs<"Running_machine">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Running_machine",
  "selections": [
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "OngoingCase_machine"
    }
  ],
  "type": "CloudCaseVM",
  "abstractKey": null
};

(node as any).hash = "5858072a93206bed480992ff62e55138";

export default node;
