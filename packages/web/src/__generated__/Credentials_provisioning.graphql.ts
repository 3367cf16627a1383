/**
 * @generated SignedSource<<7fd2d0ecfc9f53a04cc6fe4dd6b88d31>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Credentials_provisioning$data = {
  readonly credentials: ReadonlyArray<{
    readonly createdAt: string;
    readonly expiresAt: string;
    readonly id: string;
    readonly lastUsedAt: string | null | undefined;
  }>;
  readonly customerId: number;
  readonly " $fragmentType": "Credentials_provisioning";
};
export type Credentials_provisioning$key = {
  readonly " $data"?: Credentials_provisioning$data;
  readonly " $fragmentSpreads": FragmentRefs<"Credentials_provisioning">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Credentials_provisioning",
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
      "concreteType": "ProvisioningCredential",
      "kind": "LinkedField",
      "name": "credentials",
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
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastUsedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Provisioning",
  "abstractKey": null
};

(node as any).hash = "6def8ca5383e3b5f3b58a52d7d1bded6";

export default node;
