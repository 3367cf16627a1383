/**
 * @generated SignedSource<<764d63226d9a7e911cbb71b6e14de1ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Unfinished_counts$data = {
  readonly returned: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ReturnedRow_record">;
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReturnedRow_record"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LogbookConfirmationCounts",
  "abstractKey": null
};

(node as any).hash = "8c7b213364a228335610394d2a4e93d8";

export default node;
