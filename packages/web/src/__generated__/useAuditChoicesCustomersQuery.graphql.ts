/**
 * @generated SignedSource<<22e9e965c0df76706e0b050e1ffbb10f>>
 * @relayHash 3f04b567c494b458d4f67d024cd95bb6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f3d2e72b3bf4f44ec88c03c0942fc2664813d01461b04fb4337d2ddabb52f3e

import type { ConcreteRequest } from 'relay-runtime';
export type useAuditChoicesCustomersQuery$variables = {
  searchText: string;
};
export type useAuditChoicesCustomersQuery$data = {
  readonly auditCustomers: ReadonlyArray<{
    readonly id: number;
    readonly name: string;
  }>;
};
export type useAuditChoicesCustomersQuery = {
  response: useAuditChoicesCustomersQuery$data;
  variables: useAuditChoicesCustomersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "searchText"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "searchText",
        "variableName": "searchText"
      }
    ],
    "concreteType": "AuditCustomer",
    "kind": "LinkedField",
    "name": "auditCustomers",
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
    "name": "useAuditChoicesCustomersQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAuditChoicesCustomersQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2f3d2e72b3bf4f44ec88c03c0942fc2664813d01461b04fb4337d2ddabb52f3e",
    "metadata": {},
    "name": "useAuditChoicesCustomersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "895e1bfca840c262360dd5faf2abdf06";

export default node;
