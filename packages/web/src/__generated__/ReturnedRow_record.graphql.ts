/**
 * @generated SignedSource<<90b1e5d2effe8eb1f800cd6f23008d36>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReturnedRow_record$data = {
  readonly by: string | null | undefined;
  readonly dateOfProcedure: string;
  readonly id: string;
  readonly procedureName: string;
  readonly word: string;
  readonly " $fragmentType": "ReturnedRow_record";
};
export type ReturnedRow_record$key = {
  readonly " $data"?: ReturnedRow_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReturnedRow_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReturnedRow_record",
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
      "name": "dateOfProcedure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "procedureName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "by",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "word",
      "storageKey": null
    }
  ],
  "type": "ReturnedRecord",
  "abstractKey": null
};

(node as any).hash = "2d8322103ac85eb06f9aa8dcbe20fe6b";

export default node;
