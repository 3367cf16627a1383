/**
 * @generated SignedSource<<891ae5ef3deded336cb6e7d39ebc10fd>>
 * @relayHash e421e6d9d8f877702453666fd52f3035
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f14e855ec538c791dbc110048fa97f513f7634132ae496933536d377211c64e3

import type { ConcreteRequest } from 'relay-runtime';
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
export type useEventActionsEndMutation$variables = {
  voucherId: number;
};
export type useEventActionsEndMutation$data = {
  readonly stopCloudCaseSessionWithVoucherId: ReadonlyArray<{
    readonly id: string;
    readonly session_id: string | null | undefined;
    readonly status: CloudCaseVMStatus;
  }>;
};
export type useEventActionsEndMutation = {
  response: useEventActionsEndMutation$data;
  variables: useEventActionsEndMutation$variables;
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
    "name": "stopCloudCaseSessionWithVoucherId",
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "session_id",
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
    "name": "useEventActionsEndMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEventActionsEndMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f14e855ec538c791dbc110048fa97f513f7634132ae496933536d377211c64e3",
    "metadata": {},
    "name": "useEventActionsEndMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e0b5b9c785285b97ee9e351b25644b48";

export default node;
