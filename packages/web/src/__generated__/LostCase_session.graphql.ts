/**
 * @generated SignedSource<<bb6fa775edd2c6e9760d0164bf08796b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LostCase_session$data = {
  readonly case_id: string;
  readonly case_name: string;
  readonly given_back_in_seconds: number | null | undefined;
  readonly lost_at: string;
  readonly module_name: string;
  readonly reason: string;
  readonly voucher_id: number;
  readonly " $fragmentType": "LostCase_session";
};
export type LostCase_session$key = {
  readonly " $data"?: LostCase_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"LostCase_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LostCase_session",
  "selections": [
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
      "name": "lost_at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "given_back_in_seconds",
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
    }
  ],
  "type": "LostCloudSession",
  "abstractKey": null
};

(node as any).hash = "f5902666f2313b49c4daa740e048354f";

export default node;
