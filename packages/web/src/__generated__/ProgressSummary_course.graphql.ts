/**
 * @generated SignedSource<<5ed693c63363c38952a6034361faca3b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProgressSummary_course$data = {
  readonly id: number;
  readonly " $fragmentSpreads": FragmentRefs<"courseProgressFigures_course">;
  readonly " $fragmentType": "ProgressSummary_course";
};
export type ProgressSummary_course$key = {
  readonly " $data"?: ProgressSummary_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProgressSummary_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProgressSummary_course",
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
      "name": "courseProgressFigures_course"
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "8f0cece39aeab244aa7c473640d15fd4";

export default node;
