/**
 * @generated SignedSource<<5972417a5a0b94998f662fefa886ecab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExerciseStanding = "begun" | "on_the_way" | "practise" | "proficient";
import type { FragmentRefs } from "relay-runtime";
export type Exercises_progress$data = {
  readonly exercises: ReadonlyArray<{
    readonly attempts: number;
    readonly best: number | null | undefined;
    readonly exerciseKey: string;
    readonly exerciseName: string;
    readonly last: number | null | undefined;
    readonly lastRunAt: string;
    readonly moduleName: string;
    readonly passes: ReadonlyArray<boolean | null | undefined>;
    readonly passesNow: number;
    readonly proficientSince: string | null | undefined;
    readonly standing: ExerciseStanding;
  }>;
  readonly isOwn: boolean;
  readonly passesAsked: number;
  readonly person: {
    readonly keycloak_id: string;
  };
  readonly " $fragmentType": "Exercises_progress";
};
export type Exercises_progress$key = {
  readonly " $data"?: Exercises_progress$data;
  readonly " $fragmentSpreads": FragmentRefs<"Exercises_progress">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Exercises_progress",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PersonName",
      "kind": "LinkedField",
      "name": "person",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "keycloak_id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "passesAsked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExerciseProgress",
      "kind": "LinkedField",
      "name": "exercises",
      "plural": true,
      "selections": [
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
          "name": "exerciseName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "moduleName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "standing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attempts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "best",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "last",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastRunAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "passesNow",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "proficientSince",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "passes",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PersonProgress",
  "abstractKey": null
};

(node as any).hash = "1608eb60b042f908547e406cbe0c2514";

export default node;
