/**
 * @generated SignedSource<<e670e5123636afec9989340ebf595e3d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Progress_progress$data = {
  readonly exercises: ReadonlyArray<{
    readonly attempts: number;
  }>;
  readonly isOwn: boolean;
  readonly passesAsked: number;
  readonly person: {
    readonly first_name: string;
    readonly keycloak_id: string;
    readonly last_name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"Exercises_progress" | "NextSteps_progress" | "Practice_progress">;
  readonly " $fragmentType": "Progress_progress";
};
export type Progress_progress$key = {
  readonly " $data"?: Progress_progress$data;
  readonly " $fragmentSpreads": FragmentRefs<"Progress_progress">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Progress_progress",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "first_name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "last_name",
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
          "name": "attempts",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Exercises_progress"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NextSteps_progress"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Practice_progress"
    }
  ],
  "type": "PersonProgress",
  "abstractKey": null
};

(node as any).hash = "ad10f005be769aa944b075627c494884";

export default node;
