/**
 * @generated SignedSource<<f75571610611f8a1b10ba3b17ac3e296>>
 * @relayHash bb69653a9762afb03f0f715604ad124b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c42da7702a97fefa3b83aed4543a17a82e4858bf4aad50c2c2c823bec6e28865

import type { ConcreteRequest } from 'relay-runtime';
export type WayOutQuery$variables = Record<PropertyKey, never>;
export type WayOutQuery$data = {
  readonly logbookConfirmationCounts: {
    readonly isAttending: boolean;
    readonly open: number;
    readonly reopening: number;
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
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "open",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reopening",
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
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/)
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
          (v1/*:: as any*/),
          (v2/*:: as any*/),
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
    "id": "c42da7702a97fefa3b83aed4543a17a82e4858bf4aad50c2c2c823bec6e28865",
    "metadata": {},
    "name": "WayOutQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "51c8f2611f46ba4edc01da46a3033843";

export default node;
