/**
 * @generated SignedSource<<8efbfb2ec77d64ced7adb5d7c1e3a77c>>
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
    }
  ],
  "type": "CloudCaseVMReadiness",
  "abstractKey": null
};

(node as any).hash = "d5763ef9d502ea10dc243743da83b3a0";

export default node;
