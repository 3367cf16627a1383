/**
 * @generated SignedSource<<499850b7ed9b65af90dd1e768879dd2b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExerciseStanding = "begun" | "on_the_way" | "practise" | "proficient";
import type { FragmentRefs } from "relay-runtime";
export type useCohort_progress$data = {
  readonly customerGroup: {
    readonly customer: {
      readonly id: number;
      readonly name: string;
    };
    readonly id: number;
    readonly name: string;
    readonly viewerCanReadPeople: boolean;
  };
  readonly exercises: ReadonlyArray<{
    readonly exerciseKey: string;
    readonly exerciseName: string;
    readonly moduleCode: string;
    readonly moduleName: string;
  }>;
  readonly passesNeeded: number;
  readonly people: ReadonlyArray<{
    readonly attempts: ReadonlyArray<number>;
    readonly best: ReadonlyArray<number | null | undefined>;
    readonly email: string;
    readonly lastRunAt: ReadonlyArray<string | null | undefined>;
    readonly lostSince: ReadonlyArray<string | null | undefined>;
    readonly met: ReadonlyArray<boolean | null | undefined>;
    readonly passesLeft: ReadonlyArray<number>;
    readonly person: {
      readonly first_name: string;
      readonly keycloak_id: string;
      readonly last_name: string;
    };
    readonly proficientSince: ReadonlyArray<string | null | undefined>;
    readonly standings: ReadonlyArray<ExerciseStanding | null | undefined>;
  }>;
  readonly rule: {
    readonly " $fragmentSpreads": FragmentRefs<"RuleExplanation_rule">;
  };
  readonly totalCount: number;
  readonly " $fragmentType": "useCohort_progress";
};
export type useCohort_progress$key = {
  readonly " $data"?: useCohort_progress$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCohort_progress">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCohort_progress",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerGroup",
      "kind": "LinkedField",
      "name": "customerGroup",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Customer",
          "kind": "LinkedField",
          "name": "customer",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanReadPeople",
          "storageKey": null
        }
      ],
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
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CohortExercise",
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CohortPerson",
      "kind": "LinkedField",
      "name": "people",
      "plural": true,
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
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "standings",
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
          "name": "met",
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
          "name": "lastRunAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CohortProgress",
  "abstractKey": null
};
})();

(node as any).hash = "14593055fd658d2fa5a6cd111c8b71f3";

export default node;
