/**
 * @generated SignedSource<<908c1b83bcde310ad1b4313d01762dfc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TopUp_account$data = {
  readonly cloudModuleTimeBalance: {
    readonly spendableTimeInMs: number;
  } | null | undefined;
  readonly id: number;
  readonly name: string;
  readonly " $fragmentType": "TopUp_account";
};
export type TopUp_account$key = {
  readonly " $data"?: TopUp_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopUp_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TopUp_account",
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
      "concreteType": "CloudModuleTimeBalance",
      "kind": "LinkedField",
      "name": "cloudModuleTimeBalance",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "spendableTimeInMs",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "9b435554e1f5e080871613c12c205606";

export default node;
