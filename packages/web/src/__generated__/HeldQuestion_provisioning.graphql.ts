/**
 * @generated SignedSource<<da74db31c4dcaaf556c3d20e8d13858a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HeldQuestion_provisioning$data = {
  readonly counts: {
    readonly held: number;
  };
  readonly customerId: number;
  readonly heldUntil: string | null | undefined;
  readonly " $fragmentType": "HeldQuestion_provisioning";
};
export type HeldQuestion_provisioning$key = {
  readonly " $data"?: HeldQuestion_provisioning$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeldQuestion_provisioning">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HeldQuestion_provisioning",
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
      "name": "heldUntil",
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
          "name": "held",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Provisioning",
  "abstractKey": null
};

(node as any).hash = "f39ee6a754191028ce6c89ba1a6726ac";

export default node;
