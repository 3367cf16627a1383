/**
 * @generated SignedSource<<6d44b274e4dacfcd54d64472a58df244>>
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
  readonly continueLearning: {
    readonly course: {
      readonly id: number;
    } | null | undefined;
  } | null | undefined;
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
  readonly logbookConfirmationCounts: {
    readonly returnedCount: number;
    readonly toCompleteCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"Unfinished_counts">;
  };
  readonly logbookDrafts: ReadonlyArray<{
    readonly id: string;
  }> | null | undefined;
  readonly logbookTargetsBehind: Result<{
    readonly count: number;
  } | null | undefined, unknown>;
  readonly myAssignments: Result<{
    readonly assignments: ReadonlyArray<{
      readonly assignment: {
        readonly dueOn: string;
        readonly id: number;
      };
      readonly status: AssignmentStatus;
      readonly " $fragmentSpreads": FragmentRefs<"AssignmentRow_assignment">;
    }>;
    readonly totalCount: number;
  } | null | undefined, unknown>;
  readonly practiceReminders: Result<{
    readonly again: {
      readonly count: number;
    };
    readonly onePassShort: {
      readonly count: number;
    };
  } | null | undefined, unknown>;
  readonly recentActivities: ReadonlyArray<{
    readonly createdBy: {
      readonly keycloak_id: string | null | undefined;
    } | null | undefined;
    readonly id: string;
  }> | null | undefined;
  readonly user: {
    readonly viewerCanCreateRecord: boolean;
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
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/)
],
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  }
];
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
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "dueOn",
                    "storageKey": null
                  }
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
      "alias": null,
      "args": null,
      "concreteType": "Activity",
      "kind": "LinkedField",
      "name": "recentActivities",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "createdBy",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "keycloak_id",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LogbookConfirmationCounts",
      "kind": "LinkedField",
      "name": "logbookConfirmationCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "returnedCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toCompleteCount",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Unfinished_counts"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LogbookDraft",
      "kind": "LinkedField",
      "name": "logbookDrafts",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanCreateRecord",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ContinueLearning",
      "kind": "LinkedField",
      "name": "continueLearning",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Course",
          "kind": "LinkedField",
          "name": "course",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "PracticeReminders",
        "kind": "LinkedField",
        "name": "practiceReminders",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PracticeSteps",
            "kind": "LinkedField",
            "name": "onePassShort",
            "plural": false,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PracticeSteps",
            "kind": "LinkedField",
            "name": "again",
            "plural": false,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "LogbookTargetsBehind",
        "kind": "LinkedField",
        "name": "logbookTargetsBehind",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": null
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

(node as any).hash = "1f676e1dee72a6acbbc87db56787f430";

export default node;
