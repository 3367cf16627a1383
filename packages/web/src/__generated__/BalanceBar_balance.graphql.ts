/**
 * @generated SignedSource<<ec6dca0ebf0897a003bcb2242b38beb9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BalanceBar_balance$data = {
  readonly consumedTimeInMs: number;
  readonly reservedTimeInMs: number;
  readonly spendableTimeInMs: number;
  readonly " $fragmentType": "BalanceBar_balance";
};
export type BalanceBar_balance$key = {
  readonly " $data"?: BalanceBar_balance$data;
  readonly " $fragmentSpreads": FragmentRefs<"BalanceBar_balance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BalanceBar_balance",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "spendableTimeInMs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reservedTimeInMs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "consumedTimeInMs",
      "storageKey": null
    }
  ],
  "type": "CloudModuleTimeBalance",
  "abstractKey": null
};

(node as any).hash = "a905d3b593d187b7c838eb7eb2efab58";

export default node;
