/**
 * @generated SignedSource<<6235846fe626b101e765fc36499607ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContentKind = "news" | "videos";
import type { FragmentRefs } from "relay-runtime";
export type StaleNote_query$data = {
  readonly contentSources: ReadonlyArray<{
    readonly isFailing: boolean;
    readonly kind: ContentKind;
    readonly updatedAt: string | null | undefined;
  }>;
  readonly " $fragmentType": "StaleNote_query";
};
export type StaleNote_query$key = {
  readonly " $data"?: StaleNote_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaleNote_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StaleNote_query",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "updatedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isFailing",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "c1f8508e1303aa5f8f8bdf974b7571b2";

export default node;
