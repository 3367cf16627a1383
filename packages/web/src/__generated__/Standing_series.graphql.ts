/**
 * @generated SignedSource<<d0a0933f4bf001327ee686b195600bba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VistActivityOutcome = "endedEarly" | "implausible" | "met" | "notEvaluated" | "notMet" | "nothingMeasured" | "partlyMeasured";
import type { FragmentRefs } from "relay-runtime";
export type Standing_series$data = {
  readonly attempts: ReadonlyArray<{
    readonly activityStart: string;
    readonly id: string;
    readonly isMet: boolean | null | undefined;
    readonly moduleVersion: string;
    readonly outcome: VistActivityOutcome;
    readonly outcomeText: string;
  }>;
  readonly " $fragmentType": "Standing_series";
};
export type Standing_series$key = {
  readonly " $data"?: Standing_series$data;
  readonly " $fragmentSpreads": FragmentRefs<"Standing_series">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Standing_series",
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

(node as any).hash = "91075c47c41174c52c5096ec0f9f181e";

export default node;
