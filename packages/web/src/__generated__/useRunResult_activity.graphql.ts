/**
 * @generated SignedSource<<9ae46b7c79336f04f03fe32e297dc8bd>>
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
  readonly definition: ExerciseDefinition;
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

(node as any).hash = "a70f6addbf88ff40190ae06111e64256";

export default node;
