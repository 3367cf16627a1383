/**
 * @generated SignedSource<<2555c7eefd216d08dc877b2fc4f39607>>
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
    readonly evaluated: number;
    readonly id: string;
    readonly isCompleted: boolean;
    readonly met: number;
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
          "name": "evaluated",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "met",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VistCase",
  "abstractKey": null
};

(node as any).hash = "348ad7ab3ff90aa4dc437eed6b12c364";

export default node;
