/**
 * @generated SignedSource<<4f7fc17ddc2fdefbec3698211fc33d04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CaseLink_case$data = {
  readonly courseCode: string;
  readonly courseName: string;
  readonly courseVersion: string;
  readonly id: number;
  readonly license: {
    readonly expired: boolean;
    readonly remainingdays: number | null | undefined;
    readonly valid: boolean;
  } | null | undefined;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"LastRun_case">;
  readonly " $fragmentType": "CaseLink_case";
};
export type CaseLink_case$key = {
  readonly " $data"?: CaseLink_case$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaseLink_case">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CaseLink_case",
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
      "concreteType": "SimulatorExerciseLicense",
      "kind": "LinkedField",
      "name": "license",
      "plural": false,
      "selections": [
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "LastRun_case"
    }
  ],
  "type": "VistCase",
  "abstractKey": null
};

(node as any).hash = "61ede75a5cd7c2983df390c5fd071b7d";

export default node;
