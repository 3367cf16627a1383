/**
 * @generated SignedSource<<29ec5924a03e839356908e5eddae89dd>>
 * @relayHash 814639904629bfa0351b3b5717e4251d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 561dd519a0cfbf103a255ad453fad0147c952595508e6900c59b5fac925c30fc

import type { ConcreteRequest } from 'relay-runtime';
export type ProvisioningMode = "off" | "on" | "preview";
export type useProvisioningChangesRevokeMutation$variables = {
  customerId: number;
  id: string;
};
export type useProvisioningChangesRevokeMutation$data = {
  readonly revokeProvisioningCredential: {
    readonly mode: ProvisioningMode;
  };
};
export type useProvisioningChangesRevokeMutation = {
  response: useProvisioningChangesRevokeMutation$data;
  variables: useProvisioningChangesRevokeMutation$variables;
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
    "name": "revokeProvisioningCredential",
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
    "name": "useProvisioningChangesRevokeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useProvisioningChangesRevokeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "561dd519a0cfbf103a255ad453fad0147c952595508e6900c59b5fac925c30fc",
    "metadata": {},
    "name": "useProvisioningChangesRevokeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e6bfcb053986520ed9ba91b0363e1703";

export default node;
