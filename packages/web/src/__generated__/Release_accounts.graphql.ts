/**
 * @generated SignedSource<<dd2aa3f77853387a71e971615fbc1167>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Release_accounts$data = ReadonlyArray<{
  readonly hasAccess: boolean;
  readonly id: string;
  readonly name: string;
  readonly userName: string;
  readonly " $fragmentType": "Release_accounts";
}>;
export type Release_accounts$key = ReadonlyArray<{
  readonly " $data"?: Release_accounts$data;
  readonly " $fragmentSpreads": FragmentRefs<"Release_accounts">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Release_accounts",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasAccess",
      "storageKey": null
    }
  ],
  "type": "DirectoryAccount",
  "abstractKey": null
};

(node as any).hash = "b6ec89f83de0dc671e2524091c5916f9";

export default node;
