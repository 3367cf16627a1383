/**
 * @generated SignedSource<<d61a0cdd0abcb473bf6fb911bde78d3c>>
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
  readonly toCompleteCount: number;
  readonly toCompleteSince: string;
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
      "name": "toCompleteCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toCompleteSince",
      "storageKey": null
    },
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

(node as any).hash = "5a5bacecb2175de9624a98fdafb03c36";

export default node;
