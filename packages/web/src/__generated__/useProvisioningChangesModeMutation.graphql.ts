/**
 * @generated SignedSource<<c320d5477659813daf2df5a88276421b>>
 * @relayHash 353f3916bc58a4aa4636c1806e82563f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26f107592d2b8545f26b347b8d2bb457feed57d0333ec0724f54722976a3bfb0

import type { ConcreteRequest } from 'relay-runtime';
export type ProvisioningMode = "off" | "on" | "preview";
export type useProvisioningChangesModeMutation$variables = {
  customerId: number;
  mode: ProvisioningMode;
};
export type useProvisioningChangesModeMutation$data = {
  readonly setProvisioningMode: {
    readonly mode: ProvisioningMode;
  };
};
export type useProvisioningChangesModeMutation = {
  response: useProvisioningChangesModeMutation$data;
  variables: useProvisioningChangesModeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "customerId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "mode"
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
      },
      {
        "kind": "Variable",
        "name": "mode",
        "variableName": "mode"
      }
    ],
    "concreteType": "Provisioning",
    "kind": "LinkedField",
    "name": "setProvisioningMode",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "mode",
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
    "name": "useProvisioningChangesModeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useProvisioningChangesModeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "26f107592d2b8545f26b347b8d2bb457feed57d0333ec0724f54722976a3bfb0",
    "metadata": {},
    "name": "useProvisioningChangesModeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "56d9e8311d8e327d022c9e6bd9f3bf89";

export default node;
