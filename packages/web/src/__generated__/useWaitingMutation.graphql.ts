/**
 * @generated SignedSource<<ec4a1dac5826d94be7c3b5f529ed3f8d>>
 * @relayHash 58e732910397550ddf6ac14369af379d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6bb39c2ca63ef053d2ac4e4452fcf2b05daf32bedc4923c4c5316f87aadbdda7

import type { ConcreteRequest } from 'relay-runtime';
export type useWaitingMutation$variables = {
  voucherId: number;
};
export type useWaitingMutation$data = {
  readonly waitForEvent: string | null | undefined;
};
export type useWaitingMutation = {
  response: useWaitingMutation$data;
  variables: useWaitingMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "voucherId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "voucherId",
        "variableName": "voucherId"
      }
    ],
    "kind": "ScalarField",
    "name": "waitForEvent",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useWaitingMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWaitingMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6bb39c2ca63ef053d2ac4e4452fcf2b05daf32bedc4923c4c5316f87aadbdda7",
    "metadata": {},
    "name": "useWaitingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "69ed66f40b7403cc9d24cfdb426845eb";

export default node;
