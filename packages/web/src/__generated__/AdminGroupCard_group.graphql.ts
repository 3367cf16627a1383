/**
 * @generated SignedSource<<dad8478b423daed2cee1b6275fd78e3d>>
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
  readonly " $fragmentSpreads": FragmentRefs<"GroupActions_group" | "GroupDetails_group">;
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
      "name": "GroupActions_group"
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

(node as any).hash = "2a683b841c972202b70036d3f4ef661c";

export default node;
