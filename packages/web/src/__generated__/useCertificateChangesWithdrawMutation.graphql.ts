/**
 * @generated SignedSource<<1149a9f6b596aa7bfa7b58617b770f66>>
 * @relayHash 08ec5ff0954999b94a69154e1ef562b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af2a6620c27c91456b375a00dc1b171693c5ba0967f43521d455edc80b5da7a1

import type { ConcreteRequest } from 'relay-runtime';
export type useCertificateChangesWithdrawMutation$variables = {
  assignmentId: number;
};
export type useCertificateChangesWithdrawMutation$data = {
  readonly withdrawCertificate: boolean;
};
export type useCertificateChangesWithdrawMutation = {
  response: useCertificateChangesWithdrawMutation$data;
  variables: useCertificateChangesWithdrawMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "assignmentId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "assignmentId",
        "variableName": "assignmentId"
      }
    ],
    "kind": "ScalarField",
    "name": "withdrawCertificate",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCertificateChangesWithdrawMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCertificateChangesWithdrawMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "af2a6620c27c91456b375a00dc1b171693c5ba0967f43521d455edc80b5da7a1",
    "metadata": {},
    "name": "useCertificateChangesWithdrawMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fb0bd47455be4135bbc45621228219fa";

export default node;
