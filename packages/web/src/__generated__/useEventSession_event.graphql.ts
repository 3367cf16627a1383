/**
 * @generated SignedSource<<ea5ec40a53b95adcb3011597a7950d7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
export type EventRole = "ORGANIZER" | "PARTICIPANT";
import type { FragmentRefs } from "relay-runtime";
export type useEventSession_event$data = {
  readonly archivedAt: string | null | undefined;
  readonly durationInSeconds: number;
  readonly eventAt: string;
  readonly hasStarted: boolean;
  readonly id: number;
  readonly lostSession: {
    readonly lost_at: string;
    readonly reason: string;
    readonly session_id: string;
  } | null | undefined;
  readonly modules: ReadonlyArray<{
    readonly cases: ReadonlyArray<{
      readonly caseId: string;
      readonly name: string;
    }>;
    readonly moduleId: string;
    readonly name: string;
  }>;
  readonly name: string;
  readonly viewerRole: EventRole;
  readonly vm: {
    readonly case_id: string | null | undefined;
    readonly claimed_at: string | null | undefined;
    readonly detail: string | null | undefined;
    readonly id: string;
    readonly reason: string;
    readonly reports_missing_since: string | null | undefined;
    readonly session_ends_at: string | null | undefined;
    readonly session_id: string | null | undefined;
    readonly status: CloudCaseVMStatus;
    readonly url: string;
    readonly usual_power_on_in_seconds: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "useEventSession_event";
};
export type useEventSession_event$key = {
  readonly " $data"?: useEventSession_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"useEventSession_event">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "session_id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useEventSession_event",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "name": "hasStarted",
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
      "concreteType": "CloudModule",
      "kind": "LinkedField",
      "name": "modules",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "moduleId",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "CloudCase",
          "kind": "LinkedField",
          "name": "cases",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "caseId",
              "storageKey": null
            },
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
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
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "detail",
          "storageKey": null
        },
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "case_id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "claimed_at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "session_ends_at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "usual_power_on_in_seconds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reports_missing_since",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LostCloudSession",
      "kind": "LinkedField",
      "name": "lostSession",
      "plural": false,
      "selections": [
        (v3/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lost_at",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EventResourceAccessVoucher",
  "abstractKey": null
};
})();

(node as any).hash = "1d7eb3149485d6248d11f075cdc00f04";

export default node;
