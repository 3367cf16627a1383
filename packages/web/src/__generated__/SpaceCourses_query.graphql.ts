/**
 * @generated SignedSource<<2d827f7aa19e2417102fe2e9067a36bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SpaceCourses_query$data = {
  readonly branchCourses: ReadonlyArray<{
    readonly category: string;
    readonly code: string;
    readonly completion_status: string;
    readonly id: number;
    readonly name: string;
    readonly progress: {
      readonly last_active_on: string | null | undefined;
      readonly missing_since: string | null | undefined;
    };
    readonly " $fragmentSpreads": FragmentRefs<"CourseCard_course">;
  }>;
  readonly " $fragmentType": "SpaceCourses_query";
};
export type SpaceCourses_query$key = {
  readonly " $data"?: SpaceCourses_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SpaceCourses_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "branchId"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "SpaceCourses_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "branchId",
          "variableName": "branchId"
        }
      ],
      "concreteType": "Course",
      "kind": "LinkedField",
      "name": "branchCourses",
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
          "name": "category",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "completion_status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CourseProgress",
          "kind": "LinkedField",
          "name": "progress",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "last_active_on",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "missing_since",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CourseCard_course"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "e67a519b23e975d241049af97df36433";

export default node;
