/**
 * @generated SignedSource<<64d69fde4a3e6ba412b5409170cce27b>>
 * @relayHash 77b08a94ba9625f40d45fa9c44365496
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6da2c75954e24ce0d08f44bf7593a8a479bedbfdd4b257b7f63da463c6555a72

import type { ConcreteRequest } from 'relay-runtime';
export type ProvisioningMode = "off" | "on" | "preview";
export type useProvisioningChangesReleaseMutation$variables = {
  customerId: number;
  id: string;
};
export type useProvisioningChangesReleaseMutation$data = {
  readonly releaseDirectoryAccount: {
    readonly mode: ProvisioningMode;
  };
};
export type useProvisioningChangesReleaseMutation = {
  response: useProvisioningChangesReleaseMutation$data;
  variables: useProvisioningChangesReleaseMutation$variables;
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
    "name": "id"
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
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Provisioning",
    "kind": "LinkedField",
    "name": "releaseDirectoryAccount",
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
    "name": "useProvisioningChangesReleaseMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useProvisioningChangesReleaseMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6da2c75954e24ce0d08f44bf7593a8a479bedbfdd4b257b7f63da463c6555a72",
    "metadata": {},
    "name": "useProvisioningChangesReleaseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "02b69f642a4e8b58a3f53ce9f6e5da9e";

export default node;
