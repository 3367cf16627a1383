/**
 * @generated SignedSource<<c8575f46becdb5bc55396e98d422cf23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LastRun_case$data = {
  readonly benchmarkCount: number;
  readonly lastRun: {
    readonly activityStart: string;
    readonly criteriaText: string;
    readonly id: string;
    readonly outcomeText: string;
    readonly progress: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "LastRun_case";
};
export type LastRun_case$key = {
  readonly " $data"?: LastRun_case$data;
  readonly " $fragmentSpreads": FragmentRefs<"LastRun_case">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LastRun_case",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "benchmarkCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VistRun",
      "kind": "LinkedField",
      "name": "lastRun",
      "plural": false,
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
          "name": "progress",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VistCase",
  "abstractKey": null
};

(node as any).hash = "a9e2b26303c5c153b8072546dd1ba68c";

export default node;
