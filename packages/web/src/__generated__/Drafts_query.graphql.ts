/**
 * @generated SignedSource<<8ae58424bf323e56ed8eb998748493e7>>
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
    readonly recordId: string | null | undefined;
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recordId",
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

(node as any).hash = "c7761261819fd3cd4a3934bd75d880d9";

export default node;
