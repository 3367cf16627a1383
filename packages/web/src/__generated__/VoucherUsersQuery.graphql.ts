/**
 * @generated SignedSource<<f8d5d75a324361d585497f4796a6b683>>
 * @relayHash c3ebaf3acd73008896e43ba4af08c708
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5f083c7892e94e29f7ac88940477b0b56bd1c92753f66af14fb3fdcffec4285

import type { ConcreteRequest } from 'relay-runtime';
export type VoucherUsersQuery$variables = {
  voucherId: number;
};
export type VoucherUsersQuery$data = {
  readonly getCloudModulesResourceAccessVoucherAsAdmin: {
    readonly id: number;
    readonly userQuota: ReadonlyArray<{
      readonly acceptedAt: string;
      readonly durationLeft: number;
      readonly user: {
        readonly first_name: string | null | undefined;
        readonly keycloak_id: string | null | undefined;
        readonly last_name: string | null | undefined;
      };
    }>;
  };
};
export type VoucherUsersQuery = {
  response: VoucherUsersQuery$data;
  variables: VoucherUsersQuery$variables;
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
    "concreteType": "CloudModulesResourceAccessVoucher",
    "kind": "LinkedField",
    "name": "getCloudModulesResourceAccessVoucherAsAdmin",
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
        "concreteType": "CloudModulesVoucherUserQuota",
        "kind": "LinkedField",
        "name": "userQuota",
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
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "durationLeft",
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
    "name": "VoucherUsersQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "VoucherUsersQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e5f083c7892e94e29f7ac88940477b0b56bd1c92753f66af14fb3fdcffec4285",
    "metadata": {},
    "name": "VoucherUsersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4a07532607ab04b33a0ae4c3d8109d79";

export default node;
