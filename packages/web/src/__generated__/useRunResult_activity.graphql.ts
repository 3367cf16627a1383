/**
 * @generated SignedSource<<3b144f9b497f28ae2cae163bf7012e6d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { ExerciseDefinition } from "@cathedra/domain/results";
import type { MetricValues } from "@cathedra/domain/results";
import type { FragmentRefs } from "relay-runtime";
export type useRunResult_activity$data = {
  readonly activityEnd: string;
  readonly activityStart: string;
  readonly definition: ExerciseDefinition;
  readonly isCompleted: boolean;
  readonly values: MetricValues;
  readonly " $fragmentType": "useRunResult_activity";
};
export type useRunResult_activity$key = {
  readonly " $data"?: useRunResult_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRunResult_activity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useRunResult_activity",
  "selections": [
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
      "name": "activityEnd",
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
      "name": "definition",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "values",
      "storageKey": null
    }
  ],
  "type": "VistActivity",
  "abstractKey": null
};

(node as any).hash = "efe2bae69a4bee3612480b4f51b5190a";

export default node;
