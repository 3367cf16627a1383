/**
 * @generated SignedSource<<acdf8ce8e79e696a92ee8a82de228408>>
 * @relayHash c88ad5661ccbbdfb0bc554628571999f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ea1cc6ba314c5e6e3595cf5fbc47a61c39258a2203c748180ae055acec155e7

import type { ConcreteRequest } from 'relay-runtime';
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
export type MakeReadyMutation$variables = {
  ready: number;
};
export type MakeReadyMutation$data = {
  readonly makeVMsReady: ReadonlyArray<{
    readonly id: string;
    readonly status: CloudCaseVMStatus;
  }>;
};
export type MakeReadyMutation = {
  response: MakeReadyMutation$data;
  variables: MakeReadyMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ready"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "ready",
        "variableName": "ready"
      }
    ],
    "concreteType": "CloudCaseVM",
    "kind": "LinkedField",
    "name": "makeVMsReady",
    "plural": true,
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
        "name": "status",
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
    "name": "MakeReadyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MakeReadyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0ea1cc6ba314c5e6e3595cf5fbc47a61c39258a2203c748180ae055acec155e7",
    "metadata": {},
    "name": "MakeReadyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5d959e541e4c2e08e015789a4213a9e8";

export default node;
