/**
 * @generated SignedSource<<54fed1798cdcdfc4e77d4e87aaa4d711>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LogbookCard_query$data = {
  readonly user: {
    readonly viewerCanCreateRecord: boolean;
  } | null | undefined;
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
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanCreateRecord",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecentRecords_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "05d12c6e06e4302b8283e6df2e73bfe3";

export default node;
