/**
 * @generated SignedSource<<3832aff40b25f2715193710ea570ffe1>>
 * @relayHash 6cc4febf7d1ca9ce895c07f9bb429bdf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c7fd56db45909ee40c3640f01d71c5c216ef5b83e07ccc1cd48e68710baa200

import type { ConcreteRequest } from 'relay-runtime';
export type useSystemChangesTokenMutation$variables = {
  id: string;
};
export type useSystemChangesTokenMutation$data = {
  readonly createVistSystemToken: {
    readonly expiresAt: string;
    readonly token: string;
  };
};
export type useSystemChangesTokenMutation = {
  response: useSystemChangesTokenMutation$data;
  variables: useSystemChangesTokenMutation$variables;
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
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "VistSystemToken",
    "kind": "LinkedField",
    "name": "createVistSystemToken",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "token",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expiresAt",
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
    "name": "useSystemChangesTokenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSystemChangesTokenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9c7fd56db45909ee40c3640f01d71c5c216ef5b83e07ccc1cd48e68710baa200",
    "metadata": {},
    "name": "useSystemChangesTokenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "da2fde2a16b65a98d93ca58b353e8409";

export default node;
