/**
 * @generated SignedSource<<620cd17141867d55f157cf32378e0cfc>>
 * @relayHash 5fa52e3cd1e09b5bde4dfa039f067321
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c012ec15e84464dcd5449f5413a541466ec4a7f8992b0092a85a8ddfd3e6e8b

import type { ConcreteRequest } from 'relay-runtime';
export type InviteeStatus = "invited" | "joined" | "mailFailed" | "mailWaiting" | "mailed" | "notMailed" | "optedOut";
export type inviteeRowsQuery$variables = {
  customerGroupId: number;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  search?: string | null | undefined;
  status?: InviteeStatus | null | undefined;
};
export type inviteeRowsQuery$data = {
  readonly classInvitation: {
    readonly invitees: {
      readonly invitees: ReadonlyArray<{
        readonly againFrom: string | null | undefined;
        readonly askedAt: string;
        readonly email: string;
        readonly first_name: string;
        readonly id: number;
        readonly last_name: string;
        readonly reason: string | null | undefined;
        readonly status: InviteeStatus;
        readonly times: number;
      }>;
    };
  };
};
export type inviteeRowsQuery$rawResponse = {
  readonly classInvitation: {
    readonly invitees: {
      readonly invitees: ReadonlyArray<{
        readonly againFrom: string | null | undefined;
        readonly askedAt: string;
        readonly email: string;
        readonly first_name: string;
        readonly id: number;
        readonly last_name: string;
        readonly reason: string | null | undefined;
        readonly status: InviteeStatus;
        readonly times: number;
      }>;
    };
  };
};
export type inviteeRowsQuery = {
  rawResponse: inviteeRowsQuery$rawResponse;
  response: inviteeRowsQuery$data;
  variables: inviteeRowsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "customerGroupId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "limit"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "offset"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v5 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "customerGroupId",
        "variableName": "customerGroupId"
      }
    ],
    "concreteType": "ClassInvitation",
    "kind": "LinkedField",
    "name": "classInvitation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "limit",
            "variableName": "limit"
          },
          {
            "kind": "Variable",
            "name": "offset",
            "variableName": "offset"
          },
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "search"
          },
          {
            "kind": "Variable",
            "name": "status",
            "variableName": "status"
          }
        ],
        "concreteType": "GroupInvitees",
        "kind": "LinkedField",
        "name": "invitees",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "GroupInvitee",
            "kind": "LinkedField",
            "name": "invitees",
            "plural": true,
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reason",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "askedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "times",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "againFrom",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "inviteeRowsQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "inviteeRowsQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "0c012ec15e84464dcd5449f5413a541466ec4a7f8992b0092a85a8ddfd3e6e8b",
    "metadata": {},
    "name": "inviteeRowsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d6a8b76ea00fb6f2a9094d539c9d8fdf";

export default node;
