/**
 * @generated SignedSource<<ec4510a890cdba1072304d6dcb8cbb07>>
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
  readonly " $fragmentSpreads": FragmentRefs<"Connections_event" | "EventRoom_event" | "useEventSession_event">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "Connections_event"
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

(node as any).hash = "51bd4db7276cf5c3e2861bb495dede12";

export default node;
