/**
 * @generated SignedSource<<ab3dffa23a8506edc47f0a28784c1f63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClassMembers_group$data = {
  readonly admins: ReadonlyArray<{
    readonly email: string | null | undefined;
    readonly first_name: string | null | undefined;
    readonly keycloak_id: string | null | undefined;
    readonly last_name: string | null | undefined;
  }>;
  readonly id: number;
  readonly learners: ReadonlyArray<{
    readonly email: string | null | undefined;
    readonly first_name: string | null | undefined;
    readonly keycloak_id: string | null | undefined;
    readonly last_name: string | null | undefined;
  }>;
  readonly name: string;
  readonly viewerCanReadPeople: boolean;
  readonly viewerCanRemoveMember: boolean;
  readonly " $fragmentType": "ClassMembers_group";
};
export type ClassMembers_group$key = {
  readonly " $data"?: ClassMembers_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClassMembers_group">;
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
  "name": "ClassMembers_group",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanReadPeople",
      "storageKey": null
    }
  ],
  "type": "CustomerGroup",
  "abstractKey": null
};
})();

(node as any).hash = "fb5f13706e30d4bfceb44ed27aa9ad7a";

export default node;
