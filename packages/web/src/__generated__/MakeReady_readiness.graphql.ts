/**
 * @generated SignedSource<<04c7c1426bb74461966ae26584445bae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MakeReady_readiness$data = {
  readonly comingUp: number;
  readonly events: number;
  readonly eventsWithoutMachine: number;
  readonly idle: number;
  readonly missing: number;
  readonly needed: number;
  readonly nextEventAt: string | null | undefined;
  readonly off: number;
  readonly " $fragmentType": "MakeReady_readiness";
};
export type MakeReady_readiness$key = {
  readonly " $data"?: MakeReady_readiness$data;
  readonly " $fragmentSpreads": FragmentRefs<"MakeReady_readiness">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MakeReady_readiness",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "idle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comingUp",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "off",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "events",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "needed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextEventAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eventsWithoutMachine",
      "storageKey": null
    }
  ],
  "type": "CloudCaseVMReadiness",
  "abstractKey": null
};

(node as any).hash = "e508d9c409b1926f38db361682b07137";

export default node;
