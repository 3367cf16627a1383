/**
 * @generated SignedSource<<46b0200240858a7d506e2d6598c3e0f8>>
 * @relayHash 56193d98cc75707260fb9962422e9258
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e99ff3e5cede26b17cee69b89b6eab8fd03ccb107f4f254a3afa35453145d1c3

import type { ConcreteRequest } from 'relay-runtime';
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
export type useEventActsEndMutation$variables = {
  voucherId: number;
};
export type useEventActsEndMutation$data = {
  readonly stopCloudCaseSessionWithVoucherId: ReadonlyArray<{
    readonly id: string;
    readonly session_id: string | null | undefined;
    readonly status: CloudCaseVMStatus;
  }>;
};
export type useEventActsEndMutation = {
  response: useEventActsEndMutation$data;
  variables: useEventActsEndMutation$variables;
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
    "name": "useEventActsEndMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEventActsEndMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e99ff3e5cede26b17cee69b89b6eab8fd03ccb107f4f254a3afa35453145d1c3",
    "metadata": {},
    "name": "useEventActsEndMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "04304d6f3a68d8f458ad286845ada55d";

export default node;
