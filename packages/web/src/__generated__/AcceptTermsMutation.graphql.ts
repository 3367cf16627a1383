/**
 * @generated SignedSource<<96f14316a742f2a3275e88d58d96c1bf>>
 * @relayHash 7aeaa5046219e7cf5f021f3ad417bf89
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5a47d21cf2a362af79385eaec994f3ff9d4d44784edb9ca83cd226a31c74f55

import type { ConcreteRequest } from 'relay-runtime';
export type AcceptTermsMutation$variables = {
  version: string;
};
export type AcceptTermsMutation$data = {
  readonly acceptTerms: {
    readonly version: string;
  };
};
export type AcceptTermsMutation = {
  response: AcceptTermsMutation$data;
  variables: AcceptTermsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "version"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "version",
        "variableName": "version"
      }
    ],
    "concreteType": "AcceptTermsPayload",
    "kind": "LinkedField",
    "name": "acceptTerms",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
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
    "name": "AcceptTermsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AcceptTermsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e5a47d21cf2a362af79385eaec994f3ff9d4d44784edb9ca83cd226a31c74f55",
    "metadata": {},
    "name": "AcceptTermsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "65f303f5bcf212b58ecb76228f891d36";

export default node;
