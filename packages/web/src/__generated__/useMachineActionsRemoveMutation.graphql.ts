/**
 * @generated SignedSource<<f701a058d1625ee652ce109215ccc294>>
 * @relayHash 7fbe03241027292becf0c472a917866c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c50553f8e83cde95fddd3a7c625a13e93b5a3bf77390448ade580a56a03ce4fa

import type { ConcreteRequest } from 'relay-runtime';
export type useMachineActionsRemoveMutation$variables = {
  vmId: string;
};
export type useMachineActionsRemoveMutation$data = {
  readonly removeVM: string;
};
export type useMachineActionsRemoveMutation = {
  response: useMachineActionsRemoveMutation$data;
  variables: useMachineActionsRemoveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "vmId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "vmId",
        "variableName": "vmId"
      }
    ],
    "kind": "ScalarField",
    "name": "removeVM",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMachineActionsRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMachineActionsRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c50553f8e83cde95fddd3a7c625a13e93b5a3bf77390448ade580a56a03ce4fa",
    "metadata": {},
    "name": "useMachineActionsRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "99bc17ba9076f9a8f89aa0de35882593";

export default node;
