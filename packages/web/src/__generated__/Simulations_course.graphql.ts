/**
 * @generated SignedSource<<e590b33fb8f06b3a7a496034fb812914>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Simulations_course$data = {
  readonly description: string;
  readonly hasCaseCreator: boolean;
  readonly name: string;
  readonly simulations: ReadonlyArray<{
    readonly description: string;
    readonly id: number;
    readonly isCaseCreator: boolean;
    readonly lastRun: {
      readonly activityStart: string;
    } | null | undefined;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"CaseCard_case" | "ExerciseDialog_case" | "useStartExercise_case">;
  }>;
  readonly version: string;
  readonly " $fragmentType": "Simulations_course";
};
export type Simulations_course$key = {
  readonly " $data"?: Simulations_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"Simulations_course">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Simulations_course",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasCaseCreator",
      "storageKey": null
    },
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CaseCard_case"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ExerciseDialog_case"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useStartExercise_case"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VistCourse",
  "abstractKey": null
};
})();

(node as any).hash = "68994c7dfb7d1a5ec817188f2b0ab81c";

export default node;
