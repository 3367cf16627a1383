/**
 * @generated SignedSource<<8f36c858eb850ced8df950ac0e6d613a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFleet_query$data = {
  readonly cloudCaseVMReadiness: {
    readonly eventsWithoutMachineAfterRemoval: number;
    readonly " $fragmentSpreads": FragmentRefs<"MakeReady_readiness">;
  };
  readonly cloudCaseVMs: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"useFleet_machines">;
  }>;
  readonly " $fragmentType": "useFleet_query";
};
export type useFleet_query$key = {
  readonly " $data"?: useFleet_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFleet_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFleet_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "limit",
          "value": 500
        }
      ],
      "concreteType": "CloudCaseVM",
      "kind": "LinkedField",
      "name": "cloudCaseVMs",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useFleet_machines"
        }
      ],
      "storageKey": "cloudCaseVMs(limit:500)"
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

(node as any).hash = "36b039c1c2518a49476695bcd1786abb";

export default node;
