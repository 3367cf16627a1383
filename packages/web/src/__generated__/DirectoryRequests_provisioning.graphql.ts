/**
 * @generated SignedSource<<776b7b3086b8f54068b4a41533b8929b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProvisioningOutcome = "changed" | "created" | "deactivated" | "held" | "reactivated" | "refused" | "removed";
import type { FragmentRefs } from "relay-runtime";
export type DirectoryRequests_provisioning$data = {
  readonly requests: ReadonlyArray<{
    readonly at: string;
    readonly detail: string | null | undefined;
    readonly id: string;
    readonly isPreview: boolean;
    readonly name: string;
    readonly outcome: ProvisioningOutcome;
  }>;
  readonly " $fragmentType": "DirectoryRequests_provisioning";
};
export type DirectoryRequests_provisioning$key = {
  readonly " $data"?: DirectoryRequests_provisioning$data;
  readonly " $fragmentSpreads": FragmentRefs<"DirectoryRequests_provisioning">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DirectoryRequests_provisioning",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProvisioningRequest",
      "kind": "LinkedField",
      "name": "requests",
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
          "name": "at",
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
          "kind": "ScalarField",
          "name": "outcome",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "detail",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPreview",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Provisioning",
  "abstractKey": null
};

(node as any).hash = "2a306ca3368ee7fe893277e9af132aba";

export default node;
