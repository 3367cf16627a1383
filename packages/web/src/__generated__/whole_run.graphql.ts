/**
 * @generated SignedSource<<596520045de72ae6092fad31c0202f27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VistActivityOutcome = "endedEarly" | "implausible" | "met" | "notEvaluated" | "notMet" | "nothingMeasured" | "partlyMeasured";
import type { FragmentRefs } from "relay-runtime";
export type whole_run$data = {
  readonly activityStart: string;
  readonly criteriaText: string;
  readonly id: string;
  readonly isCompleted: boolean;
  readonly isMet: boolean | null | undefined;
  readonly outcome: VistActivityOutcome;
  readonly outcomeText: string;
  readonly progress: number | null | undefined;
  readonly serviceTag: string | null | undefined;
  readonly totalTimeInSeconds: number;
  readonly " $fragmentType": "whole_run";
};
export type whole_run$key = {
  readonly " $data"?: whole_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"whole_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "whole_run",
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
      "name": "totalTimeInSeconds",
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
      "name": "progress",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "criteriaText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serviceTag",
      "storageKey": null
    }
  ],
  "type": "VistRun",
  "abstractKey": null
};

(node as any).hash = "850bd62187c0fc10894e3e55cb271373";

export default node;
