/**
 * @generated SignedSource<<a771e589caf71eb99f9fd20bcdc2e223>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Drafts_query$data = {
  readonly logbookDrafts: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"DraftRow_draft">;
  }> | null | undefined;
  readonly user: {
    readonly keycloak_id: string;
  } | null | undefined;
  readonly " $fragmentType": "Drafts_query";
};
export type Drafts_query$key = {
  readonly " $data"?: Drafts_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Drafts_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Drafts_query",
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
          "name": "keycloak_id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LogbookDraft",
      "kind": "LinkedField",
      "name": "logbookDrafts",
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
          "name": "DraftRow_draft"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "209e9603c34c67980b729d7eab796cf3";

export default node;
