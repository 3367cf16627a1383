/**
 * @generated SignedSource<<f38310982d6d55d0ff9a1754bb9c41d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Curriculum_course$data = {
  readonly units: ReadonlyArray<{
    readonly id: number;
    readonly name: string;
    readonly type: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"courseProgress_course">;
  readonly " $fragmentType": "Curriculum_course";
};
export type Curriculum_course$key = {
  readonly " $data"?: Curriculum_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"Curriculum_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Curriculum_course",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseUnit",
      "kind": "LinkedField",
      "name": "units",
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
          "name": "type",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "courseProgress_course"
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "177f120976e159bc3deb1997d3de9ca6";

export default node;
