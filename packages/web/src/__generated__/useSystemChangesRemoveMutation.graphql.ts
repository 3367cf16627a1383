/**
 * @generated SignedSource<<e4f002630b313a20b288c36741d54183>>
 * @relayHash a7a733ab78198e54ec787a3c513b1c79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b53648b873192d89ec0a5c454d13ce17906d7b5d75c1b9fa6454821a1ed27f49

import type { ConcreteRequest } from 'relay-runtime';
export type useSystemChangesRemoveMutation$variables = {
  id: string;
};
export type useSystemChangesRemoveMutation$data = {
  readonly removeVistSystem: string;
};
export type useSystemChangesRemoveMutation = {
  response: useSystemChangesRemoveMutation$data;
  variables: useSystemChangesRemoveMutation$variables;
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
    "kind": "ScalarField",
    "name": "removeVistSystem",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSystemChangesRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSystemChangesRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b53648b873192d89ec0a5c454d13ce17906d7b5d75c1b9fa6454821a1ed27f49",
    "metadata": {},
    "name": "useSystemChangesRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1e56be8b4c30c2e3d3d2ff7e119e4e0d";

export default node;
