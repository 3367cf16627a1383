/**
 * @generated SignedSource<<5c7e26c309a041162b696a7629bd158a>>
 * @relayHash 4df410ee1249b9ecdc259f09e443b317
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56c20e15e08be0a39151200554972d02860754ce2bfef573604b8d4e1f86919e

import type { ConcreteRequest } from 'relay-runtime';
export type AdminEventUsersQuery$variables = {
  voucherId: number;
};
export type AdminEventUsersQuery$data = {
  readonly getEventResourceAccessVoucherAsAdmin: {
    readonly acceptances: ReadonlyArray<{
      readonly acceptedAt: string;
      readonly user: {
        readonly email: string | null | undefined;
        readonly first_name: string | null | undefined;
        readonly keycloak_id: string | null | undefined;
        readonly last_name: string | null | undefined;
      };
    }>;
    readonly id: number;
  };
};
export type AdminEventUsersQuery = {
  response: AdminEventUsersQuery$data;
  variables: AdminEventUsersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "voucherId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "voucherId",
        "variableName": "voucherId"
      }
    ],
    "concreteType": "EventResourceAccessVoucherAsAdmin",
    "kind": "LinkedField",
    "name": "getEventResourceAccessVoucherAsAdmin",
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
        "concreteType": "EventAcceptance",
        "kind": "LinkedField",
        "name": "acceptances",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Person",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
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
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "acceptedAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AdminEventUsersQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AdminEventUsersQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "56c20e15e08be0a39151200554972d02860754ce2bfef573604b8d4e1f86919e",
    "metadata": {},
    "name": "AdminEventUsersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f00a917cd1aabb7a1fa14876bdc4d45f";

export default node;
