/**
 * @generated SignedSource<<00f746d8aa3d1e8f0e9a5d5b4f770127>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type Unfinished_query$data = {
  readonly continueLearning: {
    readonly course: {
      readonly " $fragmentSpreads": FragmentRefs<"UnfinishedCourse_course">;
    } | null | undefined;
  } | null | undefined;
  readonly logbookDrafts: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"DraftRow_draft">;
  }> | null | undefined;
  readonly practiceReminders: Result<{
    readonly onePassShort: {
      readonly count: number;
      readonly steps: ReadonlyArray<{
        readonly exerciseKey: string;
        readonly " $fragmentSpreads": FragmentRefs<"StepRow_step">;
      }>;
    };
  } | null | undefined, unknown>;
  readonly user: {
    readonly keycloak_id: string;
  } | null | undefined;
  readonly " $fragmentType": "Unfinished_query";
};
export type Unfinished_query$key = {
  readonly " $data"?: Unfinished_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Unfinished_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Unfinished_query",
  "selections": [
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
          "name": "keycloak_id",
          "storageKey": null
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
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DraftRow_draft"
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
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "UnfinishedCourse_course"
            }
          ],
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
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "count",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "NextStep",
                "kind": "LinkedField",
                "name": "steps",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "exerciseKey",
                    "storageKey": null
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "StepRow_step"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "7a1fd5bfea9f0756e74d59c5af7e5cf7";

export default node;
