/**
 * @generated SignedSource<<29055dce8a6024b6783f749056eb68fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProgressSummary_course$data = {
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "courseProgressFigures_course"
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "c562a8fabed2c41381a1f138de6ade9a";

export default node;
