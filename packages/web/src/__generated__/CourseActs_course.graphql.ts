/**
 * @generated SignedSource<<43a4f6bf10dc1d3bc38fa384bc5c1442>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseActs_course$data = {
  readonly completion_status: string;
  readonly id: number;
  readonly isOpen: boolean;
  readonly name: string;
  readonly " $fragmentType": "CourseActs_course";
};
export type CourseActs_course$key = {
  readonly " $data"?: CourseActs_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseActs_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseActs_course",
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
      "name": "isOpen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completion_status",
      "storageKey": null
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "12ef86aa16e0bf619baf093e1db10f62";

export default node;
