/**
 * @generated SignedSource<<2a0247bcf5076b5fd0c41c8ae1597404>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseActions_course$data = {
  readonly completion_status: string;
  readonly id: number;
  readonly isOpen: boolean;
  readonly name: string;
  readonly " $fragmentType": "CourseActions_course";
};
export type CourseActions_course$key = {
  readonly " $data"?: CourseActions_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseActions_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseActions_course",
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

(node as any).hash = "d7c3aeb56d2b600e5a502c529a32baa8";

export default node;
