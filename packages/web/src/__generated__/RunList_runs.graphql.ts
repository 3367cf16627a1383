/**
 * @generated SignedSource<<6b902344ac316784022bb194e901131e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VistActivityOutcome = "endedEarly" | "implausible" | "met" | "notEvaluated" | "notMet" | "nothingMeasured" | "partlyMeasured";
import type { FragmentRefs } from "relay-runtime";
export type RunList_runs$data = ReadonlyArray<{
  readonly activityStart: string;
  readonly courseName: string | null | undefined;
  readonly exerciseName: string;
  readonly id: string;
  readonly moduleName: string;
  readonly outcome: VistActivityOutcome;
  readonly outcomeText: string;
  readonly progress: number | null | undefined;
  readonly unitName: string | null | undefined;
  readonly " $fragmentType": "RunList_runs";
}>;
export type RunList_runs$key = ReadonlyArray<{
  readonly " $data"?: RunList_runs$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunList_runs">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RunList_runs",
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
      "name": "courseName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unitName",
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
      "name": "progress",
      "storageKey": null
    }
  ],
  "type": "VistActivity",
  "abstractKey": null
};

(node as any).hash = "c6ca35bd4fa4a16c80c691e759fff741";

export default node;
