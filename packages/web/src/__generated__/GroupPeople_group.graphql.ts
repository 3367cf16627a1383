/**
 * @generated SignedSource<<9db9a109044a331f8e380acf3ba41bbf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupPeople_group$data = {
  readonly admins: ReadonlyArray<{
    readonly email: string | null | undefined;
    readonly first_name: string | null | undefined;
    readonly keycloak_id: string | null | undefined;
    readonly last_name: string | null | undefined;
  }>;
  readonly courseCount: number;
  readonly id: number;
  readonly memberCount: number;
  readonly members: ReadonlyArray<{
    readonly first_name: string | null | undefined;
    readonly keycloak_id: string | null | undefined;
    readonly last_name: string | null | undefined;
  }>;
  readonly name: string;
  readonly " $fragmentType": "GroupPeople_group";
};
export type GroupPeople_group$key = {
  readonly " $data"?: GroupPeople_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupPeople_group">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "keycloak_id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "first_name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "last_name",
  "storageKey": null
},
v3 = {
  "kind": "Literal",
  "name": "roles",
  "value": [
    "learner"
  ]
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupPeople_group",
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
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "limit",
          "value": 4
        },
        (v3/*:: as any*/)
      ],
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "members",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": "members(limit:4,roles:[\"learner\"])"
    },
    {
      "alias": null,
      "args": [
        (v3/*:: as any*/)
      ],
      "kind": "ScalarField",
      "name": "memberCount",
      "storageKey": "memberCount(roles:[\"learner\"])"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "courseCount",
      "storageKey": null
    }
  ],
  "type": "CustomerGroup",
  "abstractKey": null
};
})();

(node as any).hash = "d7c48816e9a643b82b537c2b4cf06180";

export default node;
