/**
 * @generated SignedSource<<d9b3006236ec46a1b4cbc16da5c8371a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MembersDrawer_group$data = {
  readonly admins: ReadonlyArray<{
    readonly email: string | null | undefined;
    readonly first_name: string | null | undefined;
    readonly keycloak_id: string | null | undefined;
    readonly last_name: string | null | undefined;
  }>;
  readonly learners: ReadonlyArray<{
    readonly email: string | null | undefined;
    readonly first_name: string | null | undefined;
    readonly keycloak_id: string | null | undefined;
    readonly last_name: string | null | undefined;
  }>;
  readonly viewerCanRemoveMember: boolean;
  readonly " $fragmentType": "MembersDrawer_group";
};
export type MembersDrawer_group$key = {
  readonly " $data"?: MembersDrawer_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"MembersDrawer_group">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "keycloak_id",
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
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "email",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MembersDrawer_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "admins",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "learners",
      "args": [
        {
          "kind": "Literal",
          "name": "roles",
          "value": [
            "learner"
          ]
        }
      ],
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "members",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": "members(roles:[\"learner\"])"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanRemoveMember",
      "storageKey": null
    }
  ],
  "type": "CustomerGroup",
  "abstractKey": null
};
})();

(node as any).hash = "cdbad20c98491c1570390c883e8ab410";

export default node;
