/**
 * @generated SignedSource<<c5ed7c25c78bd1960fce6273781fabc4>>
 * @relayHash 1c10d8623dc462d7e9ce92ddd3b91db1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53bed201fa84cf9fb4ebf52cda2aedc3016a54878bcc779fe301acd52b616798

import type { ConcreteRequest } from 'relay-runtime';
export type useTargetChangesRemoveMutation$variables = {
  id: string;
};
export type useTargetChangesRemoveMutation$data = {
  readonly deleteLogbookTarget: string;
};
export type useTargetChangesRemoveMutation = {
  response: useTargetChangesRemoveMutation$data;
  variables: useTargetChangesRemoveMutation$variables;
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
    "name": "deleteLogbookTarget",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useTargetChangesRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTargetChangesRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "53bed201fa84cf9fb4ebf52cda2aedc3016a54878bcc779fe301acd52b616798",
    "metadata": {},
    "name": "useTargetChangesRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dece9e7f9f8eea68cd86ab6bc36e9cad";

export default node;
