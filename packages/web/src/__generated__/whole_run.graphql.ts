/**
 * @generated SignedSource<<ebaef0a053c6ae20e6190feeb2e1cb75>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type whole_run$data = {
  readonly activityStart: string;
  readonly evaluated: number;
  readonly id: string;
  readonly isCompleted: boolean;
  readonly isMet: boolean | null | undefined;
  readonly met: number;
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
      "name": "evaluated",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "met",
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
      "name": "serviceTag",
      "storageKey": null
    }
  ],
  "type": "VistRun",
  "abstractKey": null
};

(node as any).hash = "aa774c5f9bce33cbbf495bf450632a6a";

export default node;
