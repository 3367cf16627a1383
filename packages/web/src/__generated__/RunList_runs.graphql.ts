/**
 * @generated SignedSource<<8e0f6f92bf8fb5040b95829b43123b49>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RunList_runs$data = ReadonlyArray<{
  readonly activityStart: string;
  readonly courseName: string | null | undefined;
  readonly exerciseName: string;
  readonly id: string;
  readonly moduleName: string;
  readonly progress: number | null | undefined;
  readonly result: string | null | undefined;
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
      "name": "result",
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

(node as any).hash = "05635f299662cc5648e13b59122fdb99";

export default node;
