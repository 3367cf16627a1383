/**
 * @generated SignedSource<<d039d4208c6939ba9cd9859ae4f66aac>>
 * @relayHash d3ce12023174c3d52d87191645c8ce1c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ed77fa593a18c79cd99ceb7743fc9f89e0534d1dc1511882e82ca757a439312

import type { ConcreteRequest } from 'relay-runtime';
export type useReleaseChangesDeleteMutation$variables = {
  id: number;
};
export type useReleaseChangesDeleteMutation$data = {
  readonly deleteSoftwareRelease: boolean;
};
export type useReleaseChangesDeleteMutation = {
  response: useReleaseChangesDeleteMutation$data;
  variables: useReleaseChangesDeleteMutation$variables;
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
        "name": "releaseId",
        "variableName": "id"
      }
    ],
    "kind": "ScalarField",
    "name": "deleteSoftwareRelease",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useReleaseChangesDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReleaseChangesDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0ed77fa593a18c79cd99ceb7743fc9f89e0534d1dc1511882e82ca757a439312",
    "metadata": {},
    "name": "useReleaseChangesDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7d3ace398cd44590ab1a5dd07acc6069";

export default node;
