/**
 * @generated SignedSource<<8b040913a70d06edd64087bb57b158c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type HomeVideos_query$data = {
  readonly youtubeVideos: Result<ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"VideoGrid_videos">;
  }> | null | undefined, unknown>;
  readonly " $fragmentSpreads": FragmentRefs<"StaleNote_query">;
  readonly " $fragmentType": "HomeVideos_query";
};
export type HomeVideos_query$key = {
  readonly " $data"?: HomeVideos_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeVideos_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeVideos_query",
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
        "args": [
          {
            "kind": "Literal",
            "name": "maxResults",
            "value": 4
          }
        ],
        "concreteType": "YoutubeVideo",
        "kind": "LinkedField",
        "name": "youtubeVideos",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VideoGrid_videos"
          }
        ],
        "storageKey": "youtubeVideos(maxResults:4)"
      },
      "to": "RESULT"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "915eec9160b3638127601413da21559d";

export default node;
