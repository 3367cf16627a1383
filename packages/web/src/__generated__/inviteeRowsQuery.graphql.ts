/**
 * @generated SignedSource<<7b803008f524ae14baf8ae57b42619db>>
 * @relayHash 26683873d7441539d9106547a65c0172
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e164d282b3be09e16ad8f87caf1a2796f9cc4690a62a72ae0004acefa19a9f6b

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
        readonly linkExpiresAt: string | null | undefined;
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
        readonly linkExpiresAt: string | null | undefined;
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "linkExpiresAt",
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
    "id": "e164d282b3be09e16ad8f87caf1a2796f9cc4690a62a72ae0004acefa19a9f6b",
    "metadata": {},
    "name": "inviteeRowsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d6a8b76ea00fb6f2a9094d539c9d8fdf";

export default node;
