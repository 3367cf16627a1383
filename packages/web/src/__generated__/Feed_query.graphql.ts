/**
 * @generated SignedSource<<0d1c0015952232107245d627a2e5e528>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type Feed_query$data = {
  readonly newsArticles: Result<ReadonlyArray<{
    readonly link: string;
    readonly " $fragmentSpreads": FragmentRefs<"ArticleCard_article">;
  }> | null | undefined, unknown>;
  readonly " $fragmentSpreads": FragmentRefs<"StaleNote_query">;
  readonly " $fragmentType": "Feed_query";
};
export type Feed_query$key = {
  readonly " $data"?: Feed_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Feed_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Feed_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StaleNote_query"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "NewsArticle",
        "kind": "LinkedField",
        "name": "newsArticles",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "link",
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ArticleCard_article"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "4fc604eb30059f71d186d9567312362f";

export default node;
