/**
 * @generated SignedSource<<1a98ac454b679f75156d6782d51c645f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CasesByTime_totals$data = {
  readonly months: ReadonlyArray<{
    readonly cases: number;
    readonly month: string;
    readonly role: string | null | undefined;
  }>;
  readonly " $fragmentType": "CasesByTime_totals";
};
export type CasesByTime_totals$key = {
  readonly " $data"?: CasesByTime_totals$data;
  readonly " $fragmentSpreads": FragmentRefs<"CasesByTime_totals">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CasesByTime_totals",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LogbookMonthTotal",
      "kind": "LinkedField",
      "name": "months",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "month",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cases",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LogbookTotals",
  "abstractKey": null
};

(node as any).hash = "0152d1fb8f05bd1fae0ce38509040c75";

export default node;
