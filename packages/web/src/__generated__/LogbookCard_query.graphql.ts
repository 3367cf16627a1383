/**
 * @generated SignedSource<<7f7d228f5f1abdf2b9ad41673293fa88>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LogbookCard_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RecentRecords_query">;
  readonly " $fragmentType": "LogbookCard_query";
};
export type LogbookCard_query$key = {
  readonly " $data"?: LogbookCard_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"LogbookCard_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LogbookCard_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecentRecords_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "641ebf1e258983f801070c72f281e760";

export default node;
