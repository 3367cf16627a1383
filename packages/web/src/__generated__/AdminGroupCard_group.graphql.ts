/**
 * @generated SignedSource<<a4c48bc19ccc9a96de59b4c9d7dad3aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminGroupCard_group$data = {
  readonly customer: {
    readonly id: number;
    readonly name: string;
  };
  readonly description: string | null | undefined;
  readonly id: number;
  readonly modifiedAt: string;
  readonly name: string;
  readonly primaryAdmin: {
    readonly email: string | null | undefined;
    readonly first_name: string | null | undefined;
    readonly last_name: string | null | undefined;
  } | null | undefined;
  readonly viewerCanEdit: boolean;
  readonly viewerCanManageInvitation: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteGroup_group" | "GroupLinks_group" | "GroupPeople_group" | "InvitationLink_group" | "RemoveAllUsers_group">;
  readonly " $fragmentType": "AdminGroupCard_group";
};
export type AdminGroupCard_group$key = {
  readonly " $data"?: AdminGroupCard_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminGroupCard_group">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminGroupCard_group",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "modifiedAt",
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
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "primaryAdmin",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "first_name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "last_name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteGroup_group"
    }
  ],
  "type": "CustomerGroup",
  "abstractKey": null
};
})();

(node as any).hash = "627f489be502f401fc66f14fda9c45e4";

export default node;
