/**
 * @generated SignedSource<<54ef064f9b2bf25483a511f46e39d0d3>>
 * @relayHash 327286ef78be5c12e65afa5ec4736a3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 628e0d3b89fccaf18ca1c24a656e1f6f8cfb0a2fbc46557a882aca6af5d390b9

import type { ConcreteRequest } from 'relay-runtime';
export type useMappingChangesDeleteMutation$variables = {
  id: string;
};
export type useMappingChangesDeleteMutation$data = {
  readonly deleteLogbookMapping: string;
};
export type useMappingChangesDeleteMutation = {
  response: useMappingChangesDeleteMutation$data;
  variables: useMappingChangesDeleteMutation$variables;
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
    "name": "deleteLogbookMapping",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMappingChangesDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMappingChangesDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "628e0d3b89fccaf18ca1c24a656e1f6f8cfb0a2fbc46557a882aca6af5d390b9",
    "metadata": {},
    "name": "useMappingChangesDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7c0cceef7cf47b24e5f58dc4c6ffffc1";

export default node;
