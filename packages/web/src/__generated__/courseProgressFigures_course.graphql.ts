/**
 * @generated SignedSource<<76900248a96ed39744c9e7039c335917>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type courseProgressFigures_course$data = {
  readonly completion_status: string;
  readonly id: number;
  readonly isOpen: boolean;
  readonly progress: {
    readonly completed_on: string | null | undefined;
    readonly completion_percentage: number;
    readonly completion_status: string;
    readonly enrolled_on: string | null | undefined;
    readonly last_active_on: string | null | undefined;
    readonly missing_since: string | null | undefined;
    readonly read_on: string | null | undefined;
    readonly total_time: number;
  };
  readonly " $fragmentType": "courseProgressFigures_course";
};
export type courseProgressFigures_course$key = {
  readonly " $data"?: courseProgressFigures_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"courseProgressFigures_course">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "completion_status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "courseProgressFigures_course",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOpen",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "completion_percentage",
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
          "name": "enrolled_on",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "completed_on",
          "storageKey": null
        },
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "read_on",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Course",
  "abstractKey": null
};
})();

(node as any).hash = "0941d9df81e2317aa8f8dfec14795846";

export default node;
