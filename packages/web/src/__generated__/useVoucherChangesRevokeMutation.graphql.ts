/**
 * @generated SignedSource<<0fddb390aee4cea9186ae76324847026>>
 * @relayHash 838dcaf7327f567b57091aa9ab435c18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2051bed406895f924e65631f98e7032966fbad4c8cfeb42e00392fcbdf93b1f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useVoucherChangesRevokeMutation$variables = {
  id: number;
};
export type useVoucherChangesRevokeMutation$data = {
  readonly revokeResourceAccessVoucherCode: {
    readonly cloudModulesVoucher: {
      readonly " $fragmentSpreads": FragmentRefs<"VoucherLink_voucher">;
    } | null | undefined;
  };
};
export type useVoucherChangesRevokeMutation = {
  response: useVoucherChangesRevokeMutation$data;
  variables: useVoucherChangesRevokeMutation$variables;
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
    "name": "useVoucherChangesRevokeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ResourceAccessVoucherPayload",
        "kind": "LinkedField",
        "name": "revokeResourceAccessVoucherCode",
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
    "name": "useVoucherChangesRevokeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ResourceAccessVoucherPayload",
        "kind": "LinkedField",
        "name": "revokeResourceAccessVoucherCode",
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
    "id": "f2051bed406895f924e65631f98e7032966fbad4c8cfeb42e00392fcbdf93b1f",
    "metadata": {},
    "name": "useVoucherChangesRevokeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b180b4b309b46a5f7ab2b61425649cc6";

export default node;
