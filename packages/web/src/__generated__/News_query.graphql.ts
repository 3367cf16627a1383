/**
 * @generated SignedSource<<ea10556c76f713f90d779c8787eb49c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContentKind = "news" | "videos";
import type { FragmentRefs } from "relay-runtime";
export type News_query$data = {
  readonly contentSources: ReadonlyArray<{
    readonly kind: ContentKind;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"Feed_query" | "HomeVideos_query">;
  readonly " $fragmentType": "News_query";
};
export type News_query$key = {
  readonly " $data"?: News_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"News_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "News_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ContentSource",
      "kind": "LinkedField",
      "name": "contentSources",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HomeVideos_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Feed_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "f628ef77dafe5e22037b0fb8b7968d26";

export default node;
