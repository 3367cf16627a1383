/**
 * @generated SignedSource<<406f1900869b02755cb59e8b58045ad7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventRole = "ORGANIZER" | "PARTICIPANT";
import type { FragmentRefs } from "relay-runtime";
export type EventsCard_query$data = {
  readonly getEventResourceAccessVouchersAsTrainee: ReadonlyArray<{
    readonly archivedAt: string | null | undefined;
    readonly durationInSeconds: number;
    readonly eventAt: string;
    readonly id: number;
    readonly name: string;
    readonly viewerRole: EventRole;
    readonly " $fragmentSpreads": FragmentRefs<"EventCard_event" | "EventDialog_event">;
  }>;
  readonly " $fragmentType": "EventsCard_query";
};
export type EventsCard_query$key = {
  readonly " $data"?: EventsCard_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventsCard_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventsCard_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "limit",
          "value": 8
        }
      ],
      "concreteType": "EventResourceAccessVoucher",
      "kind": "LinkedField",
      "name": "getEventResourceAccessVouchersAsTrainee",
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
          "kind": "ScalarField",
          "name": "archivedAt",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "EventCard_event"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EventDialog_event"
        }
      ],
      "storageKey": "getEventResourceAccessVouchersAsTrainee(limit:8)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "cc6c465576f7cc7f50fcd0fb2d05b008";

export default node;
