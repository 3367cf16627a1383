/**
 * @generated SignedSource<<750305e043ff18d0dbff7640272b2b9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExerciseStanding = "begun" | "on_the_way" | "practise" | "proficient";
export type VerdictPhase = "learning" | "proficient";
import type { FragmentRefs } from "relay-runtime";
export type Verdict_verdict$data = {
  readonly attempts: number;
  readonly institutionName: string | null | undefined;
  readonly lostSince: string | null | undefined;
  readonly passes: number;
  readonly passesLeft: number;
  readonly proficientSince: string | null | undefined;
  readonly rule: {
    readonly " $fragmentSpreads": FragmentRefs<"RuleExplanation_rule">;
  };
  readonly standing: ExerciseStanding;
  readonly steps: ReadonlyArray<{
    readonly hasReachedLimit: boolean;
    readonly id: string;
    readonly phase: VerdictPhase;
    readonly score: number | null | undefined;
  }>;
  readonly " $fragmentType": "Verdict_verdict";
};
export type Verdict_verdict$key = {
  readonly " $data"?: Verdict_verdict$data;
  readonly " $fragmentSpreads": FragmentRefs<"Verdict_verdict">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Verdict_verdict",
  "selections": [
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
      "name": "passes",
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
      "concreteType": "VerdictStep",
      "kind": "LinkedField",
      "name": "steps",
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
          "name": "phase",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "score",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasReachedLimit",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ExerciseVerdict",
  "abstractKey": null
};

(node as any).hash = "104eeddd8f7be951e88506c9e459da47";

export default node;
