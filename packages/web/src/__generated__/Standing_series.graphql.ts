/**
 * @generated SignedSource<<74054fedf15942d2be91a4f9dc444695>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Standing_series$data = {
  readonly attempts: ReadonlyArray<{
    readonly activityStart: string;
    readonly id: string;
    readonly isCompleted: boolean;
    readonly isMet: boolean | null | undefined;
    readonly moduleVersion: string;
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
          "name": "isCompleted",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMet",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ExerciseSeries",
  "abstractKey": null
};

(node as any).hash = "8d2381eea65dd32d1da4261794276c6a";

export default node;
