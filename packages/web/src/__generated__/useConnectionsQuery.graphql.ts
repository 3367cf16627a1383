/**
 * @generated SignedSource<<618b396d650a2af3208e691a6bbbcd4b>>
 * @relayHash 86f1423703d6a6154b509cbea6550d65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3362cb5ca37ed60b81576600b5feca7cbbef8eb451e8b92583c6fe95f1a1fcc2

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
      readonly waitingSince: string | null | undefined;
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
      readonly waitingSince: string | null | undefined;
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
            "kind": "ScalarField",
            "name": "waitingSince",
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
    "id": "3362cb5ca37ed60b81576600b5feca7cbbef8eb451e8b92583c6fe95f1a1fcc2",
    "metadata": {},
    "name": "useConnectionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "297e381bc0174c08c304b64f97453c34";

export default node;
