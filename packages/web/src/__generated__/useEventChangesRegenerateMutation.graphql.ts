/**
 * @generated SignedSource<<ec9cf5ee0dd7b9d2d34d2cc30d91083b>>
 * @relayHash d4fa5779a6af1c93acb0e688c78717fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e72283ae2e5ed0a2e6b83d502fb0cc9fe91a23dd60e3df7d834353aa6cc0d952

import type { ConcreteRequest } from 'relay-runtime';
export type useEventChangesRegenerateMutation$variables = {
  id: number;
};
export type useEventChangesRegenerateMutation$data = {
  readonly regenerateResourceAccessVoucherCode: {
    readonly eventVoucher: {
      readonly code: string | null | undefined;
      readonly id: number;
    } | null | undefined;
  };
};
export type useEventChangesRegenerateMutation = {
  response: useEventChangesRegenerateMutation$data;
  variables: useEventChangesRegenerateMutation$variables;
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
    "name": "regenerateResourceAccessVoucherCode",
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
    "name": "useEventChangesRegenerateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEventChangesRegenerateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e72283ae2e5ed0a2e6b83d502fb0cc9fe91a23dd60e3df7d834353aa6cc0d952",
    "metadata": {},
    "name": "useEventChangesRegenerateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d03beb94b6a9d33d7cb2612bd6ac6dec";

export default node;
