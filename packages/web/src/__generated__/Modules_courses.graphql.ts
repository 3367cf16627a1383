/**
 * @generated SignedSource<<392ac84e0322ab14f95a9e43d1fc6908>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Modules_courses$data = ReadonlyArray<{
  readonly createdAt: string;
  readonly description: string;
  readonly id: number;
  readonly license: {
    readonly checked: boolean;
  };
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"LastExerciseHere_courses" | "ModuleCard_course">;
  readonly " $fragmentType": "Modules_courses";
}>;
export type Modules_courses$key = ReadonlyArray<{
  readonly " $data"?: Modules_courses$data;
  readonly " $fragmentSpreads": FragmentRefs<"Modules_courses">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Modules_courses",
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SimulatorLicense",
      "kind": "LinkedField",
      "name": "license",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "checked",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ModuleCard_course"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LastExerciseHere_courses"
    }
  ],
  "type": "VistCourse",
  "abstractKey": null
};

(node as any).hash = "d341b1839045f3b50f579250a7fb6a59";

export default node;
