/**
 * @generated SignedSource<<7bf5599ba1cd76266972b03a505ed62a>>
 * @relayHash 9cce921efa8cd196863c07e437849660
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b03fb6d20f54b1c4677454cb59b7219df8c8100ed59038b584b548cb16e813a1

import type { ConcreteRequest } from 'relay-runtime';
export type useConnectionsQuery$variables = {
  voucherId: number;
};
export type useConnectionsQuery$data = {
  readonly getEventResourceAccessVoucherById: {
    readonly connections: ReadonlyArray<{
      readonly check: {
        readonly checkedAt: string;
        readonly verdict: string;
      } | null | undefined;
      readonly first_name: string;
      readonly keycloak_id: string;
      readonly last_name: string;
    }>;
    readonly id: number;
  };
};
export type useConnectionsQuery$rawResponse = {
  readonly getEventResourceAccessVoucherById: {
    readonly connections: ReadonlyArray<{
      readonly check: {
        readonly checkedAt: string;
        readonly verdict: string;
      } | null | undefined;
      readonly first_name: string;
      readonly keycloak_id: string;
      readonly last_name: string;
    }>;
    readonly id: number;
  };
};
export type useConnectionsQuery = {
  rawResponse: useConnectionsQuery$rawResponse;
  response: useConnectionsQuery$data;
  variables: useConnectionsQuery$variables;
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
    "concreteType": "EventResourceAccessVoucher",
    "kind": "LinkedField",
    "name": "getEventResourceAccessVoucherById",
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
        "concreteType": "PersonConnection",
        "kind": "LinkedField",
        "name": "connections",
        "plural": true,
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
            "concreteType": "ConnectionCheck",
            "kind": "LinkedField",
            "name": "check",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "checkedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "verdict",
                "storageKey": null
              }
            ],
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
    "name": "useConnectionsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useConnectionsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b03fb6d20f54b1c4677454cb59b7219df8c8100ed59038b584b548cb16e813a1",
    "metadata": {},
    "name": "useConnectionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6e3c8deff8bb8dedb73612de8b44721e";

export default node;
