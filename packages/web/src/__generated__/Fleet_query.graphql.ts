/**
 * @generated SignedSource<<555f96bfd8eed38b6b0139f1ddd29d29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
import type { FragmentRefs } from "relay-runtime";
export type Fleet_query$data = {
  readonly cloudCaseVMReadiness: {
    readonly eventsWithoutMachineAfterRemoval: number;
    readonly " $fragmentSpreads": FragmentRefs<"MakeReady_readiness">;
  };
  readonly cloudCaseVMs: ReadonlyArray<{
    readonly id: string;
    readonly status: CloudCaseVMStatus;
    readonly " $fragmentSpreads": FragmentRefs<"MachineCard_machine">;
  }>;
  readonly " $fragmentType": "Fleet_query";
};
export type Fleet_query$key = {
  readonly " $data"?: Fleet_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Fleet_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Fleet_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CloudCaseVM",
      "kind": "LinkedField",
      "name": "cloudCaseVMs",
      "plural": true,
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "MachineCard_machine"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CloudCaseVMReadiness",
      "kind": "LinkedField",
      "name": "cloudCaseVMReadiness",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "eventsWithoutMachineAfterRemoval",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MakeReady_readiness"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "7fc2c1b871a72ddad214b242eb1fea72";

export default node;
