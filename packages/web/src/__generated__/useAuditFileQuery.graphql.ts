/**
 * @generated SignedSource<<7671722c1fe3bc201380a13a343f26c4>>
 * @relayHash 3c9c23873dc5ea022dbc30e084b47de3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4a3f7b80cfa4787bdb49b39962d7c051effc1a4b174d5198bea158ff34ed273

import type { ConcreteRequest } from 'relay-runtime';
export type AuditRole = "by" | "on";
export type AuditFilter = {
  action?: string | null | undefined;
  customerId?: number | null | undefined;
  from?: string | null | undefined;
  group?: string | null | undefined;
  person?: string | null | undefined;
  role?: AuditRole | null | undefined;
  thing?: string | null | undefined;
  thingName?: string | null | undefined;
  to?: string | null | undefined;
};
export type useAuditFileQuery$variables = {
  before?: string | null | undefined;
  filter?: AuditFilter | null | undefined;
  first: number;
};
export type useAuditFileQuery$data = {
  readonly auditEntries: {
    readonly entries: ReadonlyArray<{
      readonly action: string;
      readonly actor: {
        readonly email: string | null | undefined;
        readonly id: string;
        readonly name: string;
      } | null | undefined;
      readonly at: string;
      readonly customer: {
        readonly id: number;
        readonly name: string;
      } | null | undefined;
      readonly id: string;
      readonly label: string;
      readonly requestId: string | null | undefined;
      readonly takes: boolean;
      readonly thing: {
        readonly id: string;
        readonly kind: string;
        readonly name: string | null | undefined;
      };
    }>;
    readonly next: string | null | undefined;
  };
};
export type useAuditFileQuery$rawResponse = {
  readonly auditEntries: {
    readonly entries: ReadonlyArray<{
      readonly action: string;
      readonly actor: {
        readonly email: string | null | undefined;
        readonly id: string;
        readonly name: string;
      } | null | undefined;
      readonly at: string;
      readonly customer: {
        readonly id: number;
        readonly name: string;
      } | null | undefined;
      readonly id: string;
      readonly label: string;
      readonly requestId: string | null | undefined;
      readonly takes: boolean;
      readonly thing: {
        readonly id: string;
        readonly kind: string;
        readonly name: string | null | undefined;
      };
    }>;
    readonly next: string | null | undefined;
  };
};
export type useAuditFileQuery = {
  rawResponse: useAuditFileQuery$rawResponse;
  response: useAuditFileQuery$data;
  variables: useAuditFileQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "before"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "before",
        "variableName": "before"
      },
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      },
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "first"
      }
    ],
    "concreteType": "AuditEntriesPage",
    "kind": "LinkedField",
    "name": "auditEntries",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "next",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AuditEntry",
        "kind": "LinkedField",
        "name": "entries",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "at",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "action",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "label",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "takes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AuditPerson",
            "kind": "LinkedField",
            "name": "actor",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
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
            "concreteType": "AuditThing",
            "kind": "LinkedField",
            "name": "thing",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AuditCustomer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "requestId",
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAuditFileQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAuditFileQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "d4a3f7b80cfa4787bdb49b39962d7c051effc1a4b174d5198bea158ff34ed273",
    "metadata": {},
    "name": "useAuditFileQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5b2a033f6983a4405fff38619f68b9b3";

export default node;
