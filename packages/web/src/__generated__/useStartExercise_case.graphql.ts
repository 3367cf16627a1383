/**
 * @generated SignedSource<<7377068da8fb3cc1e4f89a0a957159d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useStartExercise_case$data = {
  readonly code: string;
  readonly courseCode: string;
  readonly courseVersion: string;
  readonly id: number;
  readonly isCaseCreator: boolean;
  readonly options: string;
  readonly resultFormatVersion: string;
  readonly " $fragmentType": "useStartExercise_case";
};
export type useStartExercise_case$key = {
  readonly " $data"?: useStartExercise_case$data;
  readonly " $fragmentSpreads": FragmentRefs<"useStartExercise_case">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useStartExercise_case",
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
      "name": "code",
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
      "name": "resultFormatVersion",
      "storageKey": null
    }
  ],
  "type": "VistCase",
  "abstractKey": null
};

(node as any).hash = "417c81f713740912bf6507410f917871";

export default node;
