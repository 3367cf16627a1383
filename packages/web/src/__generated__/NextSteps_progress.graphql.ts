/**
 * @generated SignedSource<<84bdf04ca236d632e8b8a0ace59ea460>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NextStepReason = "begun" | "given" | "nearly" | "new" | "practise";
import type { FragmentRefs } from "relay-runtime";
export type NextSteps_progress$data = {
  readonly exercises: ReadonlyArray<{
    readonly attempts: number;
  }>;
  readonly isOwn: boolean;
  readonly nextSteps: ReadonlyArray<{
    readonly attempts: number;
    readonly best: number | null | undefined;
    readonly caseId: string | null | undefined;
    readonly exerciseKey: string;
    readonly exerciseName: string;
    readonly moduleName: string;
    readonly passesLeft: number;
    readonly reason: NextStepReason;
    readonly voucherId: number | null | undefined;
  }>;
  readonly person: {
    readonly keycloak_id: string;
  };
  readonly " $fragmentType": "NextSteps_progress";
};
export type NextSteps_progress$key = {
  readonly " $data"?: NextSteps_progress$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextSteps_progress">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "attempts",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextSteps_progress",
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
      "concreteType": "ExerciseProgress",
      "kind": "LinkedField",
      "name": "exercises",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NextStep",
      "kind": "LinkedField",
      "name": "nextSteps",
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
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "passesLeft",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
          "name": "caseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "voucherId",
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

(node as any).hash = "474128e4797abc2d1f6b7a4384bb46b9";

export default node;
