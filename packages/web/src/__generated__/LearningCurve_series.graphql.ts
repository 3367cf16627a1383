/**
 * @generated SignedSource<<7f74bba8fc3fef071e09e28430264876>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VistActivityOutcome = "endedEarly" | "implausible" | "met" | "notEvaluated" | "notMet" | "nothingMeasured" | "partlyMeasured";
import type { FragmentRefs } from "relay-runtime";
export type LearningCurve_series$data = {
  readonly attempts: ReadonlyArray<{
    readonly activityStart: string;
    readonly id: string;
    readonly isCompleted: boolean;
    readonly isMet: boolean | null | undefined;
    readonly moduleVersion: string;
    readonly outcome: VistActivityOutcome;
    readonly outcomeText: string;
  }>;
  readonly " $fragmentType": "LearningCurve_series";
};
export type LearningCurve_series$key = {
  readonly " $data"?: LearningCurve_series$data;
  readonly " $fragmentSpreads": FragmentRefs<"LearningCurve_series">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LearningCurve_series",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ExerciseAttempt",
      "kind": "LinkedField",
      "name": "attempts",
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
          "name": "activityStart",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "moduleVersion",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCompleted",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMet",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outcome",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outcomeText",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ExerciseSeries",
  "abstractKey": null
};

(node as any).hash = "53eb830036aa9356b0dbca9c75986975";

export default node;
