/**
 * @generated SignedSource<<9b708bbc5d65ed1bdbc293d1346cac41>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
import type { FragmentRefs } from "relay-runtime";
export type Fleet_query$data = {
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "32f487bbf6e0d6138ba2e9b82c8ae3f1";

export default node;
