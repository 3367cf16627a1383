/**
 * @generated SignedSource<<cdc8afa21196ed5f4b5ce1098079c159>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExerciseDialog_case$data = {
  readonly courseName: string;
  readonly description: string;
  readonly exerciseKey: string;
  readonly id: number;
  readonly lastRun: {
    readonly id: string;
  } | null | undefined;
  readonly license: {
    readonly expired: boolean;
    readonly remainingdays: number | null | undefined;
    readonly valid: boolean;
  } | null | undefined;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"LastRun_case" | "useStartExercise_case">;
  readonly " $fragmentType": "ExerciseDialog_case";
};
export type ExerciseDialog_case$key = {
  readonly " $data"?: ExerciseDialog_case$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExerciseDialog_case">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExerciseDialog_case",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "exerciseKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "courseName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SimulatorExerciseLicense",
      "kind": "LinkedField",
      "name": "license",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "valid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expired",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "remainingdays",
          "storageKey": null
        }
      ],
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LastRun_case"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useStartExercise_case"
    }
  ],
  "type": "VistCase",
  "abstractKey": null
};
})();

(node as any).hash = "41c062200219655630b0e3ceae9df5b6";

export default node;
