/**
 * @generated SignedSource<<6d3b313edbdd4008214a21067c523930>>
 * @relayHash ea9a782c129275cd1bca38ab50a471ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e6733c70afc669011c4f8cf2a4333a6f8221aec7e6cda60d985dd845e173ced

import type { ConcreteRequest } from 'relay-runtime';
export type ProvisioningMode = "off" | "on" | "preview";
export type useProvisioningChangesAssignMutation$variables = {
  customerId: number;
  groupId?: number | null | undefined;
  id: string;
};
export type useProvisioningChangesAssignMutation$data = {
  readonly assignDirectoryGroup: {
    readonly mode: ProvisioningMode;
  };
};
export type useProvisioningChangesAssignMutation = {
  response: useProvisioningChangesAssignMutation$data;
  variables: useProvisioningChangesAssignMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "customerId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "groupId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v3 = [
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
        "name": "groupId",
        "variableName": "groupId"
      },
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Provisioning",
    "kind": "LinkedField",
    "name": "assignDirectoryGroup",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useProvisioningChangesAssignMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useProvisioningChangesAssignMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "5e6733c70afc669011c4f8cf2a4333a6f8221aec7e6cda60d985dd845e173ced",
    "metadata": {},
    "name": "useProvisioningChangesAssignMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7ada70e7f07f5275230c7b9ec81be25f";

export default node;
