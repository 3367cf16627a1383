/**
 * @generated SignedSource<<12bcc16090f1786ae61e9bc79ba0f52d>>
 * @relayHash e1fabf8104a0d9a475e89f8c34b294fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74fffc3dac71b1e44e546725c8c21e2b3f57019f07d929b81da485cfb0aa9422

import type { ConcreteRequest } from 'relay-runtime';
export type acceptInviteMutation$variables = {
  code: string;
};
export type acceptInviteMutation$data = {
  readonly acceptInvite: {
    readonly groupName: string;
  };
};
export type acceptInviteMutation = {
  response: acceptInviteMutation$data;
  variables: acceptInviteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "code",
        "variableName": "code"
      }
    ],
    "concreteType": "AcceptInvitePayload",
    "kind": "LinkedField",
    "name": "acceptInvite",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "groupName",
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
    "name": "acceptInviteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "acceptInviteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "74fffc3dac71b1e44e546725c8c21e2b3f57019f07d929b81da485cfb0aa9422",
    "metadata": {},
    "name": "acceptInviteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2581673d8b1cd528e816081e23c33541";

export default node;
