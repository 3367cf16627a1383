/**
 * @generated SignedSource<<4b8a76357b9cc27575df83e767a7670b>>
 * @relayHash 8244e655d9b701ff219d4c9da912749f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb625610081aab77e7e820ebbd65b67bca476ac0d75cc1c43cd56f9838fe52d6

import type { ConcreteRequest } from 'relay-runtime';
export type EndingVouchersQuery$variables = Record<PropertyKey, never>;
export type EndingVouchersQuery$data = {
  readonly endingVouchers: {
    readonly count: number;
    readonly vouchers: ReadonlyArray<{
      readonly customerName: string;
      readonly id: number;
      readonly name: string;
      readonly validTo: string;
    }>;
  };
};
export type EndingVouchersQuery = {
  response: EndingVouchersQuery$data;
  variables: EndingVouchersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "EndingVouchers",
    "kind": "LinkedField",
    "name": "endingVouchers",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "count",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "EndingVoucher",
        "kind": "LinkedField",
        "name": "vouchers",
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
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "customerName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "validTo",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "EndingVouchersQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "EndingVouchersQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "fb625610081aab77e7e820ebbd65b67bca476ac0d75cc1c43cd56f9838fe52d6",
    "metadata": {},
    "name": "EndingVouchersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "43b8f262f273716ede35e6650e55fc60";

export default node;
