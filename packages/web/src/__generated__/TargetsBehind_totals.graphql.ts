/**
 * @generated SignedSource<<af94cd79c27070c06f3ba18904fb4caa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LogbookTargetSpan = "academicYear" | "calendarYear" | "training";
export type LogbookTargetState = "behind" | "notStarted" | "onTrack" | "reached";
import type { FragmentRefs } from "relay-runtime";
export type TargetsBehind_totals$data = {
  readonly targets: ReadonlyArray<{
    readonly done: number;
    readonly expected: number;
    readonly remaining: number;
    readonly since: string | null | undefined;
    readonly state: LogbookTargetState;
    readonly target: {
      readonly category: string | null | undefined;
      readonly id: string;
      readonly interventionType: string | null | undefined;
      readonly levels: ReadonlyArray<string>;
      readonly minimum: number;
      readonly name: string;
      readonly organSystem: string | null | undefined;
      readonly roles: ReadonlyArray<string>;
      readonly span: LogbookTargetSpan;
      readonly subCategory: string | null | undefined;
    };
    readonly until: string | null | undefined;
  }>;
  readonly " $fragmentType": "TargetsBehind_totals";
};
export type TargetsBehind_totals$key = {
  readonly " $data"?: TargetsBehind_totals$data;
  readonly " $fragmentSpreads": FragmentRefs<"TargetsBehind_totals">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TargetsBehind_totals",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LogbookTargetProgress",
      "kind": "LinkedField",
      "name": "targets",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "LogbookTarget",
          "kind": "LinkedField",
          "name": "target",
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
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "interventionType",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "organSystem",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "category",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "subCategory",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "roles",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "levels",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "minimum",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "span",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "done",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "remaining",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expected",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "until",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LogbookTotals",
  "abstractKey": null
};

(node as any).hash = "4b4c6e1e7ec4176c9553bc45f6113d84";

export default node;
