/**
 * @generated SignedSource<<90546db9271660d7bc3de833292bfbb6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccessRights_user$data = {
  readonly roles: ReadonlyArray<string>;
  readonly viewerCanUseLogbook: boolean;
  readonly " $fragmentType": "AccessRights_user";
};
export type AccessRights_user$key = {
  readonly " $data"?: AccessRights_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccessRights_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccessRights_user",
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

(node as any).hash = "b1c105dbea1d3448d1b5c74b626f6a2c";

export default node;
