/**
 * @generated SignedSource<<a038e71f073e39a7a75f84dca9010199>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Unfinished_counts$data = {
  readonly returned: ReadonlyArray<{
    readonly by: string | null | undefined;
    readonly dateOfProcedure: string;
    readonly id: string;
    readonly procedureName: string;
    readonly word: string;
  }>;
  readonly returnedCount: number;
  readonly " $fragmentType": "Unfinished_counts";
};
export type Unfinished_counts$key = {
  readonly " $data"?: Unfinished_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"Unfinished_counts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Unfinished_counts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returnedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReturnedRecord",
      "kind": "LinkedField",
      "name": "returned",
      "plural": true,
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
      "storageKey": null
    }
  ],
  "type": "LogbookConfirmationCounts",
  "abstractKey": null
};

(node as any).hash = "03055aa6b7871ce8dd53f481beecd100";

export default node;
