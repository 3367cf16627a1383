/**
 * @generated SignedSource<<5b56a89931f50f8e3c7dd301903bbed2>>
 * @relayHash 6caf6575a4fced834e62890ff2d66a05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d45e285c02be4349c2fda66e733760d318111012c640e5102eac4d39e1fd8e17

import type { ConcreteRequest } from 'relay-runtime';
export type CloudModuleQuotaTransactionKind = "consume" | "give_back" | "refund" | "release" | "reserve" | "top_up";
export type ResourceAccessVoucherType = "cloud_modules" | "event";
export type ledgerRowsQuery$variables = {
  customerId: number;
  from?: string | null | undefined;
  kind?: CloudModuleQuotaTransactionKind | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  personId?: string | null | undefined;
  to?: string | null | undefined;
  voucherId?: number | null | undefined;
};
export type ledgerRowsQuery$data = {
  readonly ledger: {
    readonly transactions: ReadonlyArray<{
      readonly actor: {
        readonly first_name: string | null | undefined;
        readonly keycloak_id: string | null | undefined;
        readonly last_name: string | null | undefined;
      } | null | undefined;
      readonly amountInMs: number;
      readonly consumedTimeInMs: number;
      readonly createdAt: string;
      readonly id: string;
      readonly kind: CloudModuleQuotaTransactionKind;
      readonly number: number;
      readonly reason: string | null | undefined;
      readonly reservedTimeInMs: number;
      readonly spendableTimeInMs: number;
      readonly usedInMs: number | null | undefined;
      readonly user: {
        readonly first_name: string | null | undefined;
        readonly keycloak_id: string | null | undefined;
        readonly last_name: string | null | undefined;
      } | null | undefined;
      readonly voucherId: number | null | undefined;
      readonly voucherName: string | null | undefined;
      readonly voucherType: ResourceAccessVoucherType | null | undefined;
    }>;
  };
};
export type ledgerRowsQuery$rawResponse = {
  readonly ledger: {
    readonly transactions: ReadonlyArray<{
      readonly actor: {
        readonly first_name: string | null | undefined;
        readonly keycloak_id: string | null | undefined;
        readonly last_name: string | null | undefined;
      } | null | undefined;
      readonly amountInMs: number;
      readonly consumedTimeInMs: number;
      readonly createdAt: string;
      readonly id: string;
      readonly kind: CloudModuleQuotaTransactionKind;
      readonly number: number;
      readonly reason: string | null | undefined;
      readonly reservedTimeInMs: number;
      readonly spendableTimeInMs: number;
      readonly usedInMs: number | null | undefined;
      readonly user: {
        readonly first_name: string | null | undefined;
        readonly keycloak_id: string | null | undefined;
        readonly last_name: string | null | undefined;
      } | null | undefined;
      readonly voucherId: number | null | undefined;
      readonly voucherName: string | null | undefined;
      readonly voucherType: ResourceAccessVoucherType | null | undefined;
    }>;
  };
};
export type ledgerRowsQuery = {
  rawResponse: ledgerRowsQuery$rawResponse;
  response: ledgerRowsQuery$data;
  variables: ledgerRowsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "customerId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "kind"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "limit"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "offset"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "personId"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "voucherId"
},
v8 = [
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
v9 = [
  {
    "alias": "ledger",
    "args": [
      {
        "kind": "Variable",
        "name": "customerId",
        "variableName": "customerId"
      },
      {
        "kind": "Variable",
        "name": "from",
        "variableName": "from"
      },
      {
        "kind": "Variable",
        "name": "kind",
        "variableName": "kind"
      },
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
        "name": "personId",
        "variableName": "personId"
      },
      {
        "kind": "Variable",
        "name": "to",
        "variableName": "to"
      },
      {
        "kind": "Variable",
        "name": "voucherId",
        "variableName": "voucherId"
      }
    ],
    "concreteType": "CloudModuleQuotaTransactions",
    "kind": "LinkedField",
    "name": "customerCloudModuleQuotaTransactions",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CloudModuleQuotaTransaction",
        "kind": "LinkedField",
        "name": "transactions",
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
            "name": "number",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "createdAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "amountInMs",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "usedInMs",
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
            "name": "voucherId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "voucherType",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "voucherName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "spendableTimeInMs",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reservedTimeInMs",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "consumedTimeInMs",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Person",
            "kind": "LinkedField",
            "name": "actor",
            "plural": false,
            "selections": (v8/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Person",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": (v8/*:: as any*/),
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
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ledgerRowsQuery",
    "selections": (v9/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v7/*:: as any*/),
      (v5/*:: as any*/),
      (v1/*:: as any*/),
      (v6/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ledgerRowsQuery",
    "selections": (v9/*:: as any*/)
  },
  "params": {
    "id": "d45e285c02be4349c2fda66e733760d318111012c640e5102eac4d39e1fd8e17",
    "metadata": {},
    "name": "ledgerRowsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1fe25bdc99e224247bf0f285faeb757e";

export default node;
