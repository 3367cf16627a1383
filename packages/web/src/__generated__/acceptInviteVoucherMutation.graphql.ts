/**
 * @generated SignedSource<<102328628f821f458156041328d83a9c>>
 * @relayHash e725123d772aef2f312a28a82f1f1209
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 736a02149e15b65851fb218f99b106143429886a5bb9f9e686b0acb848ca5be3

import type { ConcreteRequest } from 'relay-runtime';
export type acceptInviteVoucherMutation$variables = {
  code: string;
};
export type acceptInviteVoucherMutation$data = {
  readonly acceptResourceAccessVoucher: {
    readonly voucherId: number;
  };
};
export type acceptInviteVoucherMutation = {
  response: acceptInviteVoucherMutation$data;
  variables: acceptInviteVoucherMutation$variables;
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
    "concreteType": "AcceptResourceAccessVoucherPayload",
    "kind": "LinkedField",
    "name": "acceptResourceAccessVoucher",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "voucherId",
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
    "name": "acceptInviteVoucherMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "acceptInviteVoucherMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "736a02149e15b65851fb218f99b106143429886a5bb9f9e686b0acb848ca5be3",
    "metadata": {},
    "name": "acceptInviteVoucherMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "923c17b7c73cd27030c00c5a94f81c92";

export default node;
