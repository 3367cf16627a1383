/**
 * @generated SignedSource<<b2f78ae4481ca986b4835efaa363b63b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type whole_case$data = {
  readonly benchmarkCount: number;
  readonly code: string;
  readonly courseCode: string;
  readonly courseName: string;
  readonly courseVersion: string;
  readonly description: string;
  readonly exerciseKey: string;
  readonly id: number;
  readonly isCaseCreator: boolean;
  readonly lastRun: {
    readonly " $fragmentSpreads": FragmentRefs<"whole_run">;
  } | null | undefined;
  readonly license: {
    readonly expired: boolean;
    readonly id: number;
    readonly remainingdays: number | null | undefined;
    readonly valid: boolean;
  } | null | undefined;
  readonly name: string;
  readonly options: string;
  readonly resultFormatVersion: string;
  readonly " $fragmentType": "whole_case";
};
export type whole_case$key = {
  readonly " $data"?: whole_case$data;
  readonly " $fragmentSpreads": FragmentRefs<"whole_case">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "whole_case",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "options",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCaseCreator",
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
      "name": "courseCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "courseVersion",
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
      "name": "resultFormatVersion",
      "storageKey": null
    },
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
      "concreteType": "SimulatorExerciseLicense",
      "kind": "LinkedField",
      "name": "license",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "valid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expired",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "remainingdays",
          "storageKey": null
        }
      ],
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "whole_run"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VistCase",
  "abstractKey": null
};
})();

(node as any).hash = "71ec463936fbb450b67e195c960d2694";

export default node;
