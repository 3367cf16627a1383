/**
 * @generated SignedSource<<e8d0ef4e187dac545f0bbfd4dadd83c2>>
 * @relayHash 8862509beeefc7a7e8e63c903d8d21eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9a5e05f45f26de768bdba8b9f41e88c51b208a01dda74601173983f0b01d522

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmedContentQuery$variables = {
  id: string;
};
export type ConfirmedContentQuery$data = {
  readonly activity: {
    readonly confirmedContent: string | null | undefined;
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
        "kind": "ScalarField",
        "name": "confirmedContent",
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
    "id": "a9a5e05f45f26de768bdba8b9f41e88c51b208a01dda74601173983f0b01d522",
    "metadata": {},
    "name": "ConfirmedContentQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5f64371c978f1ed21d691aa323ecb907";

export default node;
