/**
 * @generated SignedSource<<64a1cd3faaa45186e658e26e798c9fd1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VistActivityOutcome = "endedEarly" | "implausible" | "met" | "notEvaluated" | "notMet" | "nothingMeasured" | "partlyMeasured";
import type { FragmentRefs } from "relay-runtime";
export type Verdict_attempts$data = {
  readonly attempts: ReadonlyArray<{
    readonly activityStart: string;
    readonly id: string;
    readonly isMet: boolean | null | undefined;
    readonly moduleVersion: string;
    readonly outcome: VistActivityOutcome;
    readonly outcomeText: string;
  }>;
  readonly " $fragmentType": "Verdict_attempts";
};
export type Verdict_attempts$key = {
  readonly " $data"?: Verdict_attempts$data;
  readonly " $fragmentSpreads": FragmentRefs<"Verdict_attempts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Verdict_attempts",
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

(node as any).hash = "57405817ca9ad81c63d642f95d4947df";

export default node;
