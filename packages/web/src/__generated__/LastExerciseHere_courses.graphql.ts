/**
 * @generated SignedSource<<a1da9f90084d0d716f9dcd8d4cb40c61>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LastExerciseHere_courses$data = ReadonlyArray<{
  readonly simulations: ReadonlyArray<{
    readonly id: number;
    readonly isCaseCreator: boolean;
    readonly lastRun: {
      readonly activityStart: string;
      readonly serviceTag: string | null | undefined;
    } | null | undefined;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"CaseLink_case">;
  }>;
  readonly " $fragmentType": "LastExerciseHere_courses";
}>;
export type LastExerciseHere_courses$key = ReadonlyArray<{
  readonly " $data"?: LastExerciseHere_courses$data;
  readonly " $fragmentSpreads": FragmentRefs<"LastExerciseHere_courses">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "LastExerciseHere_courses",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "VistCase",
      "kind": "LinkedField",
      "name": "simulations",
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
          "name": "isCaseCreator",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "VistRun",
          "kind": "LinkedField",
          "name": "lastRun",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "activityStart",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "serviceTag",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CaseLink_case"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VistCourse",
  "abstractKey": null
};

(node as any).hash = "b03001fbcc23ce6bfe8e17dc2c22cf86";

export default node;
