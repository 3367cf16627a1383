/**
 * @generated SignedSource<<20f761f31522c6f188da94afce252afd>>
 * @relayHash c1c062a61e6c46cae5349c3e76fcdd75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 485179ea36619eb18732580543e179105e78d7322cdd4a88693476f5461ea53e

import type { ConcreteRequest } from 'relay-runtime';
export type WayOutQuery$variables = Record<PropertyKey, never>;
export type WayOutQuery$data = {
  readonly logbookConfirmationCounts: {
    readonly isAttending: boolean;
  };
};
export type WayOutQuery = {
  response: WayOutQuery$data;
  variables: WayOutQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isAttending",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "WayOutQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "LogbookConfirmationCounts",
        "kind": "LinkedField",
        "name": "logbookConfirmationCounts",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WayOutQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "LogbookConfirmationCounts",
        "kind": "LinkedField",
        "name": "logbookConfirmationCounts",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "485179ea36619eb18732580543e179105e78d7322cdd4a88693476f5461ea53e",
    "metadata": {},
    "name": "WayOutQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d92047b06f7d783f0a7528a86d7a9552";

export default node;
