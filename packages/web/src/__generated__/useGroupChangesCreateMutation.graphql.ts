/**
 * @generated SignedSource<<84b624a7453ee66ad52e03758bf8105a>>
 * @relayHash e530786fc622c9421de2020b4c9c173d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f71498473ca69715892b4b383e1a519db9357bf5e92284d68c4ccf0b3eab7300

import type { ConcreteRequest } from 'relay-runtime';
export type useGroupChangesCreateMutation$variables = {
  admin: string;
  customerId: number;
  description?: string | null | undefined;
  key: string;
  name: string;
};
export type useGroupChangesCreateMutation$data = {
  readonly createCustomerGroup: {
    readonly id: number;
  };
};
export type useGroupChangesCreateMutation = {
  response: useGroupChangesCreateMutation$data;
  variables: useGroupChangesCreateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "admin"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "customerId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "description"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "key"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v5 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "admin",
        "variableName": "admin"
      },
      {
        "kind": "Variable",
        "name": "customer_id",
        "variableName": "customerId"
      },
      {
        "kind": "Variable",
        "name": "description",
        "variableName": "description"
      },
      {
        "kind": "Variable",
        "name": "idempotencyKey",
        "variableName": "key"
      },
      {
        "kind": "Variable",
        "name": "name",
        "variableName": "name"
      }
    ],
    "concreteType": "CustomerGroup",
    "kind": "LinkedField",
    "name": "createCustomerGroup",
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
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useGroupChangesCreateMutation",
    "selections": (v5/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useGroupChangesCreateMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "f71498473ca69715892b4b383e1a519db9357bf5e92284d68c4ccf0b3eab7300",
    "metadata": {},
    "name": "useGroupChangesCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b0fcf9d26adccf3a8a1c7544305da003";

export default node;
