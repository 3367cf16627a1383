/**
 * @generated SignedSource<<6a67b0b37ee0a7b4917ee0fcec5f1c9c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssignmentStatus = "blocked" | "done" | "due" | "late" | "unavailable";
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
import type { FragmentRefs, Result } from "relay-runtime";
export type TodaySection_query$data = {
  readonly getEventResourceAccessVouchersAsTrainee: ReadonlyArray<{
    readonly archivedAt: string | null | undefined;
    readonly durationInSeconds: number;
    readonly eventAt: string;
    readonly id: number;
    readonly name: string;
    readonly vm: {
      readonly id: string;
      readonly status: CloudCaseVMStatus;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"EventRow_event">;
  }>;
  readonly getVmAssignedToMe: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"Running_machine">;
  } | null | undefined;
  readonly myAssignments: Result<{
    readonly assignments: ReadonlyArray<{
      readonly assignment: {
        readonly id: number;
      };
      readonly status: AssignmentStatus;
      readonly " $fragmentSpreads": FragmentRefs<"AssignmentRow_assignment">;
    }>;
    readonly totalCount: number;
  } | null | undefined, unknown>;
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
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
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
          "alias": null,
          "args": null,
          "concreteType": "CloudCaseVM",
          "kind": "LinkedField",
          "name": "vm",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "isOpen",
            "value": true
          },
          {
            "kind": "Literal",
            "name": "limit",
            "value": 6
          }
        ],
        "concreteType": "MyAssignments",
        "kind": "LinkedField",
        "name": "myAssignments",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MyAssignment",
            "kind": "LinkedField",
            "name": "assignments",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Assignment",
                "kind": "LinkedField",
                "name": "assignment",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AssignmentRow_assignment"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "myAssignments(isOpen:true,limit:6)"
      },
      "to": "RESULT"
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

(node as any).hash = "e514e6161f92a2aac6d788d7c06c2c5a";

export default node;
