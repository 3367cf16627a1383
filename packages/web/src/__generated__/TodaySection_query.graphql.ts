/**
 * @generated SignedSource<<b910e31c7f59d1138ae8f2a2da5c0f8b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TodaySection_query$data = {
  readonly getEventResourceAccessVouchersAsTrainee: ReadonlyArray<{
    readonly archivedAt: string | null | undefined;
    readonly durationInSeconds: number;
    readonly eventAt: string;
    readonly id: number;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"EventRow_event">;
  }>;
  readonly getVmAssignedToMe: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"Running_machine">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Behind_query" | "Unfinished_query">;
  readonly " $fragmentType": "TodaySection_query";
};
export type TodaySection_query$key = {
  readonly " $data"?: TodaySection_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"TodaySection_query">;
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
  "name": "TodaySection_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CloudCaseVM",
      "kind": "LinkedField",
      "name": "getVmAssignedToMe",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Running_machine"
        }
      ],
      "storageKey": null
    },
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "EventRow_event"
        }
      ],
      "storageKey": "getEventResourceAccessVouchersAsTrainee(limit:8)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Unfinished_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Behind_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "d4844fd0db9ccc4a9e179d3273371da5";

export default node;
