/**
 * @generated SignedSource<<52d39bec7e3eee3e325b98404c4a19af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DraftRow_draft$data = {
  readonly dateOfProcedure: string | null | undefined;
  readonly expiresAt: string;
  readonly id: string;
  readonly procedureName: string | null | undefined;
  readonly recordId: string | null | undefined;
  readonly savedAt: string;
  readonly " $fragmentType": "DraftRow_draft";
};
export type DraftRow_draft$key = {
  readonly " $data"?: DraftRow_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"DraftRow_draft">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DraftRow_draft",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dateOfProcedure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "procedureName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "savedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    }
  ],
  "type": "LogbookDraft",
  "abstractKey": null
};

(node as any).hash = "7876a86e74368351d6e5bf884cf1b743";

export default node;
