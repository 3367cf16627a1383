/**
 * @generated SignedSource<<e5fe6d08faae07213d5d97c3b4079580>>
 * @relayHash 2b438a196b847ae4b675163e0e16830f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4197ad6abf0a033879626ec614ca96ccc023729c1dddbc5e412564692b527de2

import type { ConcreteRequest } from 'relay-runtime';
export type ExerciseNameQuery$variables = {
  id: number;
};
export type ExerciseNameQuery$data = {
  readonly simulation: {
    readonly id: number;
    readonly moduleName: string;
    readonly name: string;
  } | null | undefined;
};
export type ExerciseNameQuery = {
  response: ExerciseNameQuery$data;
  variables: ExerciseNameQuery$variables;
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
    "concreteType": "Simulation",
    "kind": "LinkedField",
    "name": "simulation",
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
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "moduleName",
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
    "name": "ExerciseNameQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ExerciseNameQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4197ad6abf0a033879626ec614ca96ccc023729c1dddbc5e412564692b527de2",
    "metadata": {},
    "name": "ExerciseNameQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "261cf55c733ce4b0d853a13b9a37478a";

export default node;
