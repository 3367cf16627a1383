/**
 * @generated SignedSource<<f0906793c07bbde96921b0e6bee99861>>
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
    readonly institutionId: number | null | undefined;
    readonly last: number | null | undefined;
    readonly lastRunAt: string;
    readonly lostSince: string | null | undefined;
    readonly moduleCode: string;
    readonly moduleName: string;
    readonly passes: ReadonlyArray<boolean | null | undefined>;
    readonly passesLeft: number;
    readonly passesNeeded: number;
    readonly proficientSince: string | null | undefined;
    readonly standing: ExerciseStanding;
  }>;
  readonly isOwn: boolean;
  readonly person: {
    readonly keycloak_id: string;
  };
  readonly rules: ReadonlyArray<{
    readonly institutionId: number | null | undefined;
    readonly institutionName: string | null | undefined;
  }>;
  readonly " $fragmentType": "Exercises_progress";
};
export type Exercises_progress$key = {
  readonly " $data"?: Exercises_progress$data;
  readonly " $fragmentSpreads": FragmentRefs<"Exercises_progress">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "institutionId",
  "storageKey": null
};
return {
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
      "concreteType": "InstitutionRule",
      "kind": "LinkedField",
      "name": "rules",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "institutionName",
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
          "name": "exerciseName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "moduleCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "moduleName",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
          "name": "passesLeft",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "passesNeeded",
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
          "name": "lostSince",
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
})();

(node as any).hash = "084f383476d44fd3bd2605cf733afac6";

export default node;
