/**
 * @generated SignedSource<<8b6a70e1a0095a7c2dc6e1bcf06967b0>>
 * @relayHash e9943b1d421de4bd819d4b0b3b260ba2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d80ce2871fa083c6313c633afd0b3b329ec4f6ce145213cfb24e3979ccf9bba8

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmedContentQuery$variables = {
  id: string;
};
export type ConfirmedContentQuery$data = {
  readonly activity: {
    readonly confirmation: {
      readonly confirmed: {
        readonly content: string | null | undefined;
      } | null | undefined;
    };
    readonly id: string;
  };
};
export type ConfirmedContentQuery = {
  response: ConfirmedContentQuery$data;
  variables: ConfirmedContentQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Activity",
    "kind": "LinkedField",
    "name": "activity",
    "plural": false,
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
        "concreteType": "ActivityConfirmation",
        "kind": "LinkedField",
        "name": "confirmation",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "KeptConfirmation",
            "kind": "LinkedField",
            "name": "confirmed",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "content",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ConfirmedContentQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConfirmedContentQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d80ce2871fa083c6313c633afd0b3b329ec4f6ce145213cfb24e3979ccf9bba8",
    "metadata": {},
    "name": "ConfirmedContentQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "921d22f080b508059547d64d7df8d7f1";

export default node;
