/**
 * @generated SignedSource<<d56249713a7fba1ad0c3fd1e507e193a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProvisioningMode = "off" | "on" | "preview";
import type { FragmentRefs } from "relay-runtime";
export type Connection_provisioning$data = {
  readonly counts: {
    readonly awaited: number;
    readonly deactivated: number;
    readonly linked: number;
    readonly people: number;
  };
  readonly customerId: number;
  readonly customerName: string;
  readonly endpoint: string;
  readonly mode: ProvisioningMode;
  readonly " $fragmentType": "Connection_provisioning";
};
export type Connection_provisioning$key = {
  readonly " $data"?: Connection_provisioning$data;
  readonly " $fragmentSpreads": FragmentRefs<"Connection_provisioning">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Connection_provisioning",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endpoint",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProvisioningCounts",
      "kind": "LinkedField",
      "name": "counts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "people",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "linked",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "awaited",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deactivated",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Provisioning",
  "abstractKey": null
};

(node as any).hash = "6006a5a5db20c6cc23d5a482ac5db10b";

export default node;
