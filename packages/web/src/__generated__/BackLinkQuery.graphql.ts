/**
 * @generated SignedSource<<16f89206a8543c2eb3b0e64b78362799>>
 * @relayHash abd9b4762f5049f20e549b6ed58b547e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7a06cbfba97aa0d036d9db8a1ec0c4d771cd076d7fcba0e12daeb861c883178

import type { ConcreteRequest } from 'relay-runtime';
export type BackLinkQuery$variables = Record<PropertyKey, never>;
export type BackLinkQuery$data = {
  readonly logbookConfirmationCounts: {
    readonly isAttending: boolean;
    readonly open: number;
    readonly reopening: number;
  };
};
export type BackLinkQuery = {
  response: BackLinkQuery$data;
  variables: BackLinkQuery$variables;
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
    "name": "BackLinkQuery",
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
    "name": "BackLinkQuery",
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
    "id": "f7a06cbfba97aa0d036d9db8a1ec0c4d771cd076d7fcba0e12daeb861c883178",
    "metadata": {},
    "name": "BackLinkQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bfd7bf412d83a8088435571317423bc2";

export default node;
