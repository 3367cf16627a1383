/**
 * @generated SignedSource<<cff5caecddd890c598c93d71d61dd2b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useStart_case$data = {
  readonly code: string;
  readonly courseCode: string;
  readonly courseVersion: string;
  readonly id: number;
  readonly isCaseCreator: boolean;
  readonly options: string;
  readonly resultFormatVersion: string;
  readonly " $fragmentType": "useStart_case";
};
export type useStart_case$key = {
  readonly " $data"?: useStart_case$data;
  readonly " $fragmentSpreads": FragmentRefs<"useStart_case">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useStart_case",
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

(node as any).hash = "dde2bb4846d7c00bc89b93d1a373f25a";

export default node;
