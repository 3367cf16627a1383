/**
 * @generated SignedSource<<c30a78a993d87d26825293a2d06060c0>>
 * @relayHash 7c902a4ea7b5d70d25bc389674aca49c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e515a502a89937aab8f909b436f9b487816449a62096fcb94871d96b47d48b8

import type { ConcreteRequest } from 'relay-runtime';
export type EntrustmentScale = "oScore" | "zwisch";
export type latestSettingsQuery$variables = {
  customerId: number;
};
export type latestSettingsQuery$data = {
  readonly logbookSettings: {
    readonly countImported: boolean;
    readonly customer: {
      readonly id: number;
      readonly name: string;
    };
    readonly entrustmentScale: EntrustmentScale | null | undefined;
    readonly modifiedAt: string | null | undefined;
  };
};
export type latestSettingsQuery = {
  response: latestSettingsQuery$data;
  variables: latestSettingsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "customerId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "customerId",
    "variableName": "customerId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Customer",
  "kind": "LinkedField",
  "name": "customer",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "entrustmentScale",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "countImported",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "modifiedAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "latestSettingsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "LogbookSettings",
        "kind": "LinkedField",
        "name": "logbookSettings",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "latestSettingsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "LogbookSettings",
        "kind": "LinkedField",
        "name": "logbookSettings",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8e515a502a89937aab8f909b436f9b487816449a62096fcb94871d96b47d48b8",
    "metadata": {},
    "name": "latestSettingsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d242100bdd4f20f8cbcc453864f5acae";

export default node;
