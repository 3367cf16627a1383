/**
 * @generated SignedSource<<40260ef81315f410058d00c0655c82e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RunFacts_activity$data = {
  readonly activityStart: string;
  readonly courseName: string | null | undefined;
  readonly createdBy: {
    readonly first_name: string;
    readonly keycloak_id: string;
    readonly last_name: string;
  };
  readonly exerciseKey: string;
  readonly isCompleted: boolean;
  readonly progress: number | null | undefined;
  readonly result: string | null | undefined;
  readonly serviceTag: string | null | undefined;
  readonly totalTimeInSeconds: number;
  readonly unitName: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useRunResult_activity">;
  readonly " $fragmentType": "RunFacts_activity";
};
export type RunFacts_activity$key = {
  readonly " $data"?: RunFacts_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunFacts_activity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RunFacts_activity",
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
      "name": "exerciseKey",
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
      "name": "serviceTag",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useRunResult_activity"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VistActivityPerson",
      "kind": "LinkedField",
      "name": "createdBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "keycloak_id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "first_name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "last_name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VistActivity",
  "abstractKey": null
};

(node as any).hash = "2c3cc08b7a710d47b75ef7925834a770";

export default node;
