/**
 * @generated SignedSource<<2b6f65d4a5d4750ddc7cae7bd6bf75b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExerciseStanding = "begun" | "on_the_way" | "practise" | "proficient";
import type { FragmentRefs } from "relay-runtime";
export type Progress_progress$data = {
  readonly exercises: ReadonlyArray<{
    readonly exerciseKey: string;
    readonly standing: ExerciseStanding;
  }>;
  readonly isOwn: boolean;
  readonly person: {
    readonly first_name: string;
    readonly keycloak_id: string;
    readonly last_name: string;
  };
  readonly rules: ReadonlyArray<{
    readonly institutionId: number | null | undefined;
    readonly institutionName: string | null | undefined;
    readonly rule: {
      readonly " $fragmentSpreads": FragmentRefs<"RuleExplanation_rule">;
    };
  }>;
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
      "concreteType": "InstitutionRule",
      "kind": "LinkedField",
      "name": "rules",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "institutionId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "institutionName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProficiencyRule",
          "kind": "LinkedField",
          "name": "rule",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "RuleExplanation_rule"
            }
          ],
          "storageKey": null
        }
      ],
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
          "name": "standing",
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

(node as any).hash = "b149e68c828bd5dc65358c3f328a546c";

export default node;
