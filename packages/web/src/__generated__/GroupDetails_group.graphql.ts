/**
 * @generated SignedSource<<bcc84a92b2706f8c30fbda1b612ec821>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupDetails_group$data = {
  readonly customer: {
    readonly id: number;
    readonly name: string;
  };
  readonly description: string | null | undefined;
  readonly viewerCanManageInvitation: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"GroupLinks_group" | "GroupPeople_group" | "InvitationLink_group" | "RemoveAllUsers_group">;
  readonly " $fragmentType": "GroupDetails_group";
};
export type GroupDetails_group$key = {
  readonly " $data"?: GroupDetails_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupDetails_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupDetails_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanManageInvitation",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupPeople_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupLinks_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvitationLink_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RemoveAllUsers_group"
    }
  ],
  "type": "CustomerGroup",
  "abstractKey": null
};

(node as any).hash = "e2c43f8ec08ece0634067815ce3e2a9a";

export default node;
