/**
 * @generated SignedSource<<780581226579503ac253c35b93ae5992>>
 * @relayHash 69111d886d00a918a288dd1282e2ee36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b884bd21660e7721346b1d8aa7f63cbbda19ec66fc9746c54fa3bf1c6a3a9d6

import type { ConcreteRequest } from 'relay-runtime';
export type useEventChangesRevokeMutation$variables = {
  id: number;
};
export type useEventChangesRevokeMutation$data = {
  readonly revokeResourceAccessVoucherCode: {
    readonly eventVoucher: {
      readonly code: string | null | undefined;
      readonly id: number;
    } | null | undefined;
  };
};
export type useEventChangesRevokeMutation = {
  response: useEventChangesRevokeMutation$data;
  variables: useEventChangesRevokeMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "resourceAccessVoucherId",
        "variableName": "id"
      }
    ],
    "concreteType": "ResourceAccessVoucherPayload",
    "kind": "LinkedField",
    "name": "revokeResourceAccessVoucherCode",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "EventResourceAccessVoucherAsAdmin",
        "kind": "LinkedField",
        "name": "eventVoucher",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useEventChangesRevokeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEventChangesRevokeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9b884bd21660e7721346b1d8aa7f63cbbda19ec66fc9746c54fa3bf1c6a3a9d6",
    "metadata": {},
    "name": "useEventChangesRevokeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7bbd664dcc32b68a23e9d48fb17ed6c7";

export default node;
