/**
 * @generated SignedSource<<c0418ffb84de63446db7ef8744f0990b>>
 * @relayHash 41271c545d667af2a4236a18d4150018
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab7e2b53ca8f358fbbac2e3743685f6fe1a0de28f88e073d4a8ea91d437570fb

import type { ConcreteRequest } from 'relay-runtime';
export type useMachineActsRemoveMutation$variables = {
  vmId: string;
};
export type useMachineActsRemoveMutation$data = {
  readonly removeVM: string;
};
export type useMachineActsRemoveMutation = {
  response: useMachineActsRemoveMutation$data;
  variables: useMachineActsRemoveMutation$variables;
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
    "name": "useMachineActsRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMachineActsRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ab7e2b53ca8f358fbbac2e3743685f6fe1a0de28f88e073d4a8ea91d437570fb",
    "metadata": {},
    "name": "useMachineActsRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5e63e3730355326a7a19c918e09ffd40";

export default node;
