/**
 * @generated SignedSource<<58e6154b4cee1dc04a7273ed95575fa0>>
 * @relayHash cd8eab44fddeb35628049b3b73e015b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 773c4787140b26ecef6331619ef6a96e943df0008bb44a1a588625d04e0245e3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TopUpMutation$variables = {
  customerId: number;
  difference: number;
  key: string;
};
export type TopUpMutation$data = {
  readonly addCustomerCloudModuleQuotaTransaction: {
    readonly cloudModuleTimeBalance: {
      readonly spendableTimeInMs: number;
      readonly " $fragmentSpreads": FragmentRefs<"BalanceBar_balance">;
    } | null | undefined;
    readonly id: number;
  };
};
export type TopUpMutation = {
  response: TopUpMutation$data;
  variables: TopUpMutation$variables;
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
    "name": "difference"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "key"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "customerId",
    "variableName": "customerId"
  },
  {
    "kind": "Variable",
    "name": "idempotencyKey",
    "variableName": "key"
  },
  {
    "kind": "Variable",
    "name": "timeQuotumDifferenceInMs",
    "variableName": "difference"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "spendableTimeInMs",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TopUpMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "addCustomerCloudModuleQuotaTransaction",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "CloudModuleTimeBalance",
            "kind": "LinkedField",
            "name": "cloudModuleTimeBalance",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "BalanceBar_balance"
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TopUpMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "addCustomerCloudModuleQuotaTransaction",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "CloudModuleTimeBalance",
            "kind": "LinkedField",
            "name": "cloudModuleTimeBalance",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reservedTimeInMs",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "consumedTimeInMs",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "773c4787140b26ecef6331619ef6a96e943df0008bb44a1a588625d04e0245e3",
    "metadata": {},
    "name": "TopUpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "db97d055815301cbee8f3c5baa9a7b65";

export default node;
