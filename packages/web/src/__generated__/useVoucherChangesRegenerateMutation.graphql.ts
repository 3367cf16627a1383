/**
 * @generated SignedSource<<4e137b5f4152953fed4e85b69d1d797d>>
 * @relayHash e3c37f615eeb5ce39315771fbf1a6aac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a58007adc85455d7ac9c62c5745261821a013d62ddc8e18856938b82a0670cd1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useVoucherChangesRegenerateMutation$variables = {
  id: number;
};
export type useVoucherChangesRegenerateMutation$data = {
  readonly regenerateResourceAccessVoucherCode: {
    readonly cloudModulesVoucher: {
      readonly " $fragmentSpreads": FragmentRefs<"VoucherLink_voucher">;
    } | null | undefined;
  };
};
export type useVoucherChangesRegenerateMutation = {
  response: useVoucherChangesRegenerateMutation$data;
  variables: useVoucherChangesRegenerateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "resourceAccessVoucherId",
    "variableName": "id"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useVoucherChangesRegenerateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ResourceAccessVoucherPayload",
        "kind": "LinkedField",
        "name": "regenerateResourceAccessVoucherCode",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CloudModulesResourceAccessVoucher",
            "kind": "LinkedField",
            "name": "cloudModulesVoucher",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "VoucherLink_voucher"
              }
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
    "name": "useVoucherChangesRegenerateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ResourceAccessVoucherPayload",
        "kind": "LinkedField",
        "name": "regenerateResourceAccessVoucherCode",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CloudModulesResourceAccessVoucher",
            "kind": "LinkedField",
            "name": "cloudModulesVoucher",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "code",
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
    "id": "a58007adc85455d7ac9c62c5745261821a013d62ddc8e18856938b82a0670cd1",
    "metadata": {},
    "name": "useVoucherChangesRegenerateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "646ffebfbbd1f41c87e374ab4cee741f";

export default node;
