/**
 * @generated SignedSource<<9cf2e37241ceaa9131346e64eca1fc6d>>
 * @relayHash 59b142341a2b638cd2c2ce68c9486e08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e97bdb67800a93ddfcb88bdc17174e2f706c5eaf297ce9efd0ea0e2325b1937

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MembersDrawerQuery$variables = {
  customerGroupId: number;
};
export type MembersDrawerQuery$data = {
  readonly getCustomerGroup: {
    readonly " $fragmentSpreads": FragmentRefs<"AdminGroupCard_group" | "MembersDrawer_group">;
  };
};
export type MembersDrawerQuery = {
  response: MembersDrawerQuery$data;
  variables: MembersDrawerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "customerGroupId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "customerGroupId",
    "variableName": "customerGroupId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "keycloak_id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "first_name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "last_name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v6 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  (v5/*:: as any*/)
],
v7 = {
  "kind": "Literal",
  "name": "roles",
  "value": [
    "learner"
  ]
},
v8 = [
  (v7/*:: as any*/)
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MembersDrawerQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CustomerGroup",
        "kind": "LinkedField",
        "name": "getCustomerGroup",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MembersDrawer_group"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AdminGroupCard_group"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MembersDrawerQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CustomerGroup",
        "kind": "LinkedField",
        "name": "getCustomerGroup",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Person",
            "kind": "LinkedField",
            "name": "admins",
            "plural": true,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "learners",
            "args": (v8/*:: as any*/),
            "concreteType": "Person",
            "kind": "LinkedField",
            "name": "members",
            "plural": true,
            "selections": (v6/*:: as any*/),
            "storageKey": "members(roles:[\"learner\"])"
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanRemoveMember",
            "storageKey": null
          },
          (v9/*:: as any*/),
          (v10/*:: as any*/),
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
              (v9/*:: as any*/),
              (v10/*:: as any*/)
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
              (v5/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
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
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "limit",
                "value": 4
              },
              (v7/*:: as any*/)
            ],
            "concreteType": "Person",
            "kind": "LinkedField",
            "name": "members",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": "members(limit:4,roles:[\"learner\"])"
          },
          {
            "alias": null,
            "args": (v8/*:: as any*/),
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanManageCourses",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "GroupInvitation",
            "kind": "LinkedField",
            "name": "invitationLink",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "code",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "uses",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanRemoveAllUsers",
            "storageKey": null
          },
          {
            "alias": "people",
            "args": null,
            "kind": "ScalarField",
            "name": "memberCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7e97bdb67800a93ddfcb88bdc17174e2f706c5eaf297ce9efd0ea0e2325b1937",
    "metadata": {},
    "name": "MembersDrawerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "38c222f6d88c100cf2b05a0db62a922b";

export default node;
