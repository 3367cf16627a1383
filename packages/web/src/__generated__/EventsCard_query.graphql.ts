/**
 * @generated SignedSource<<d93688a302a2e79705078d57a93a5238>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
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
    readonly vm: {
      readonly id: string;
      readonly status: CloudCaseVMStatus;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"EventCard_event" | "EventDialog_event">;
  }>;
  readonly " $fragmentType": "EventsCard_query";
};
export type EventsCard_query$key = {
  readonly " $data"?: EventsCard_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventsCard_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
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
        (v0/*:: as any*/),
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
          "alias": null,
          "args": null,
          "concreteType": "CloudCaseVM",
          "kind": "LinkedField",
          "name": "vm",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            }
          ],
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
})();

(node as any).hash = "324a6ae655f837248103ac76c64d7c1e";

export default node;
