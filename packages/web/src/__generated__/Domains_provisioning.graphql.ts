/**
 * @generated SignedSource<<92c65e2874adbdb929a27794195f98ed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Domains_provisioning$data = {
  readonly customerId: number;
  readonly domains: ReadonlyArray<string>;
  readonly viewerCanConfirmDomains: boolean;
  readonly " $fragmentType": "Domains_provisioning";
};
export type Domains_provisioning$key = {
  readonly " $data"?: Domains_provisioning$data;
  readonly " $fragmentSpreads": FragmentRefs<"Domains_provisioning">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Domains_provisioning",
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
      "name": "domains",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanConfirmDomains",
      "storageKey": null
    }
  ],
  "type": "Provisioning",
  "abstractKey": null
};

(node as any).hash = "351cc3a74620dbd2136fd51d55850f22";

export default node;
