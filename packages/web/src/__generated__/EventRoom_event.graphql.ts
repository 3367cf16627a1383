/**
 * @generated SignedSource<<2529f7f3f9756994dab72341bee12232>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventRole = "ORGANIZER" | "PARTICIPANT";
import type { FragmentRefs } from "relay-runtime";
export type EventRoom_event$data = {
  readonly name: string;
  readonly users: ReadonlyArray<{
    readonly first_name: string | null | undefined;
    readonly keycloak_id: string | null | undefined;
    readonly last_name: string | null | undefined;
  }>;
  readonly viewerRole: EventRole;
  readonly " $fragmentType": "EventRoom_event";
};
export type EventRoom_event$key = {
  readonly " $data"?: EventRoom_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventRoom_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventRoom_event",
  "selections": [
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
      "name": "viewerRole",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "users",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EventResourceAccessVoucher",
  "abstractKey": null
};

(node as any).hash = "ba0d245016d457e63cb347c6d5cd58f0";

export default node;
