/**
 * @generated SignedSource<<493c159970d2c79300e35579fc5a2ae0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventPage_event$data = {
  readonly durationInSeconds: number;
  readonly eventAt: string;
  readonly id: number;
  readonly name: string;
  readonly organizers: ReadonlyArray<{
    readonly email: string;
    readonly first_name: string | null | undefined;
    readonly last_name: string | null | undefined;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"EventRoom_event" | "useEventSession_event">;
  readonly " $fragmentType": "EventPage_event";
};
export type EventPage_event$key = {
  readonly " $data"?: EventPage_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventPage_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventPage_event",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eventAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "durationInSeconds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EventOrganizer",
      "kind": "LinkedField",
      "name": "organizers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventRoom_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useEventSession_event"
    }
  ],
  "type": "EventResourceAccessVoucher",
  "abstractKey": null
};

(node as any).hash = "2f63c9fd317700fa93dc4bb2167635c0";

export default node;
