/**
 * @generated SignedSource<<358469dde66b197a057d3601ee151544>>
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

(node as any).hash = "3fec0116d193701cd43fdb9e88983086";

export default node;
