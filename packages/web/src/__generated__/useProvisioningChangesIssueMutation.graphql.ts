/**
 * @generated SignedSource<<9f607ab28a584386eb0d016c39fa8df6>>
 * @relayHash 035a55efe94f392205cac8a0114dba83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6acc77b03d286f9c547fba020c9b2b2b4456422a08e5651b9e3a141d29227c6

import type { ConcreteRequest } from 'relay-runtime';
export type useProvisioningChangesIssueMutation$variables = {
  customerId: number;
};
export type useProvisioningChangesIssueMutation$data = {
  readonly issueProvisioningCredential: {
    readonly token: string;
  };
};
export type useProvisioningChangesIssueMutation = {
  response: useProvisioningChangesIssueMutation$data;
  variables: useProvisioningChangesIssueMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "customerId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "customerId",
        "variableName": "customerId"
      }
    ],
    "concreteType": "IssuedProvisioningCredential",
    "kind": "LinkedField",
    "name": "issueProvisioningCredential",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "token",
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
    "name": "useProvisioningChangesIssueMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useProvisioningChangesIssueMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e6acc77b03d286f9c547fba020c9b2b2b4456422a08e5651b9e3a141d29227c6",
    "metadata": {},
    "name": "useProvisioningChangesIssueMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1142f0a9d87c23d764e7a4b5dc01eb8e";

export default node;
