/**
 * @generated SignedSource<<b91ad5977bb409aa8b4d3b7b8c221727>>
 * @relayHash 0c0e8353a2a9f182e72867ebe9a74bb4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29dd89b71e2f2099a3b8fc1e060ef4c4f73164abd95bf3550680b65ca4b2b93e

import type { ConcreteRequest } from 'relay-runtime';
export type discardDraftMutation$variables = {
  id: string;
};
export type discardDraftMutation$data = {
  readonly discardLogbookDraft: string;
};
export type discardDraftMutation = {
  response: discardDraftMutation$data;
  variables: discardDraftMutation$variables;
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
    "name": "discardLogbookDraft",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "discardDraftMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "discardDraftMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "29dd89b71e2f2099a3b8fc1e060ef4c4f73164abd95bf3550680b65ca4b2b93e",
    "metadata": {},
    "name": "discardDraftMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "21510c456a513aa7a353dbf45ea0cc8d";

export default node;
