/**
 * @generated SignedSource<<847ef5737c4e5c8dcbd48c7457fc2d5a>>
 * @relayHash 7381001fba66ba8603ac59fc867ee833
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc3c5b5fef4e2ae5c5860191e5ea2df15ec50f5453dff061435400ff97f3000d

import type { ConcreteRequest } from 'relay-runtime';
export type useAccountChangesCreateMutation$variables = {
  admins: string;
  branches: ReadonlyArray<number>;
  name: string;
};
export type useAccountChangesCreateMutation$data = {
  readonly createCustomer: {
    readonly id: number;
  };
};
export type useAccountChangesCreateMutation = {
  response: useAccountChangesCreateMutation$data;
  variables: useAccountChangesCreateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "admins"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "branches"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "admins",
        "variableName": "admins"
      },
      {
        "kind": "Variable",
        "name": "branches",
        "variableName": "branches"
      },
      {
        "kind": "Variable",
        "name": "name",
        "variableName": "name"
      }
    ],
    "concreteType": "Customer",
    "kind": "LinkedField",
    "name": "createCustomer",
    "plural": false,
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAccountChangesCreateMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAccountChangesCreateMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "bc3c5b5fef4e2ae5c5860191e5ea2df15ec50f5453dff061435400ff97f3000d",
    "metadata": {},
    "name": "useAccountChangesCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6feaf06057d97c27023f63552e257fc2";

export default node;
