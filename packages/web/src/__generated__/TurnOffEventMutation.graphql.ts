/**
 * @generated SignedSource<<b1766662dab4f4989b500d6ab87ed6c9>>
 * @relayHash aa798cb3a9d86cea98d91c77463fd326
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b452f573a967781ee6d5d5fd5dbf85d4ab52077cdf93c82ecfed3ac2af0eb62f

import type { ConcreteRequest } from 'relay-runtime';
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
export type TurnOffEventMutation$variables = {
  voucherId: number;
};
export type TurnOffEventMutation$data = {
  readonly turnOffVMsOfEvent: ReadonlyArray<{
    readonly id: string;
    readonly status: CloudCaseVMStatus;
  }>;
};
export type TurnOffEventMutation = {
  response: TurnOffEventMutation$data;
  variables: TurnOffEventMutation$variables;
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
    "concreteType": "CloudCaseVM",
    "kind": "LinkedField",
    "name": "turnOffVMsOfEvent",
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
    "name": "TurnOffEventMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TurnOffEventMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b452f573a967781ee6d5d5fd5dbf85d4ab52077cdf93c82ecfed3ac2af0eb62f",
    "metadata": {},
    "name": "TurnOffEventMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c5213ba8aec83c17876e0ba564ad9d65";

export default node;
