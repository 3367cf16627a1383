/**
 * @generated SignedSource<<2ecb2296bdbed2dec50ba3baa7f92a09>>
 * @relayHash f4454b0350c8853bd77acae3f2972f45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09cf58d584a1c36050bcc32c6c160a761ade1afac99303ebe7c29af10b8e6a17

import type { ConcreteRequest } from 'relay-runtime';
export type useEndCaseMutation$variables = {
  vmId: string;
  voucherId: number;
};
export type useEndCaseMutation$data = {
  readonly stopCloudCaseSessionWithVoucherId: ReadonlyArray<{
    readonly id: string;
  }>;
};
export type useEndCaseMutation = {
  response: useEndCaseMutation$data;
  variables: useEndCaseMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "vmId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "voucherId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "vmId",
        "variableName": "vmId"
      },
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useEndCaseMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useEndCaseMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "09cf58d584a1c36050bcc32c6c160a761ade1afac99303ebe7c29af10b8e6a17",
    "metadata": {},
    "name": "useEndCaseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "de2b2ccee8f340ef7a7aacc20b48ab85";

export default node;
