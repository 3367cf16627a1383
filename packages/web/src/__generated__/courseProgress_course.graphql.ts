/**
 * @generated SignedSource<<71f06db1157473fbdcc88167172f34c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type courseProgress_course$data = {
  readonly unitProgress: ReadonlyArray<{
    readonly completion_status: string;
    readonly id: number;
    readonly score: number | null | undefined;
    readonly total_time: number;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"courseProgressFigures_course">;
  readonly " $fragmentType": "courseProgress_course";
};
export type courseProgress_course$key = {
  readonly " $data"?: courseProgress_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"courseProgress_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "courseProgress_course",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "courseProgressFigures_course"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UnitProgress",
      "kind": "LinkedField",
      "name": "unitProgress",
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
          "name": "completion_status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total_time",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "score",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "1541739dca91f0ec12c7a43dbcb5de47";

export default node;
