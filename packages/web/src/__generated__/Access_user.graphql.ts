/**
 * @generated SignedSource<<b9f91a7d65069e7078781f054ab53466>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Access_user$data = {
  readonly roles: ReadonlyArray<string>;
  readonly viewerCanUseLogbook: boolean;
  readonly " $fragmentType": "Access_user";
};
export type Access_user$key = {
  readonly " $data"?: Access_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"Access_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Access_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roles",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUseLogbook",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "0f02ce02acd377970094730f3ff17b16";

export default node;
