/**
 * @generated SignedSource<<e54dd93d13d9fc0a474efb1f6b92a228>>
 * @relayHash 49eef5e413426434411711801bf6a54d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d23bf3e93c81b06a7c8a47201020f9ebf2101d3dd8150eb3af42648980e8f25

import type { ConcreteRequest } from 'relay-runtime';
export type sendUndoMutation$variables = {
  undoId: string;
};
export type sendUndoMutation$data = {
  readonly undo: {
    readonly undoId: string;
  };
};
export type sendUndoMutation = {
  response: sendUndoMutation$data;
  variables: sendUndoMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "undoId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "undoId",
        "variableName": "undoId"
      }
    ],
    "concreteType": "UndoPayload",
    "kind": "LinkedField",
    "name": "undo",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "undoId",
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
    "name": "sendUndoMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sendUndoMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3d23bf3e93c81b06a7c8a47201020f9ebf2101d3dd8150eb3af42648980e8f25",
    "metadata": {},
    "name": "sendUndoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fa85327b56085c1b0819f73057d9dec2";

export default node;
