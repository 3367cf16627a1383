/**
 * @generated SignedSource<<286da6c4235bcb845a2accfeb228cea4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Connections_event$data = {
  readonly connections: ReadonlyArray<{
    readonly check: {
      readonly checkedAt: string;
      readonly verdict: string;
    } | null | undefined;
    readonly first_name: string;
    readonly keycloak_id: string;
    readonly last_name: string;
  }>;
  readonly " $fragmentType": "Connections_event";
};
export type Connections_event$key = {
  readonly " $data"?: Connections_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"Connections_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Connections_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PersonConnection",
      "kind": "LinkedField",
      "name": "connections",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "keycloak_id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "first_name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "last_name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ConnectionCheck",
          "kind": "LinkedField",
          "name": "check",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "checkedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "verdict",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EventResourceAccessVoucher",
  "abstractKey": null
};

(node as any).hash = "047966f0374222a8ce3e6c2aa60e4e1f";

export default node;
