/**
 * @generated SignedSource<<dbfe77175ae0b77157b1b027b2695508>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminGroupCard_group$data = {
  readonly id: number;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"GroupActs_group" | "GroupDetails_group">;
  readonly " $fragmentType": "AdminGroupCard_group";
};
export type AdminGroupCard_group$key = {
  readonly " $data"?: AdminGroupCard_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminGroupCard_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminGroupCard_group",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupActs_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupDetails_group"
    }
  ],
  "type": "CustomerGroup",
  "abstractKey": null
};

(node as any).hash = "02e8c46f5f3a39a6348d14d210c5f86b";

export default node;
