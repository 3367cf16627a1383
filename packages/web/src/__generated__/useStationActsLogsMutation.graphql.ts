/**
 * @generated SignedSource<<e064bafffe5090c7cbfdb8ef8e1edd56>>
 * @relayHash 5ab0008f43da680901fac8193499b246
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22ae4f90e5a1e9cc31cd215a8efd7824ad7aff51402a245ed4b5cfe319802301

import type { ConcreteRequest } from 'relay-runtime';
export type useStationActsLogsMutation$variables = {
  id: string;
  logs: ReadonlyArray<string>;
};
export type useStationActsLogsMutation$data = {
  readonly createVistSystemLogLink: string;
};
export type useStationActsLogsMutation = {
  response: useStationActsLogsMutation$data;
  variables: useStationActsLogsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "logs"
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
      },
      {
        "kind": "Variable",
        "name": "logs",
        "variableName": "logs"
      }
    ],
    "kind": "ScalarField",
    "name": "createVistSystemLogLink",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useStationActsLogsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStationActsLogsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "22ae4f90e5a1e9cc31cd215a8efd7824ad7aff51402a245ed4b5cfe319802301",
    "metadata": {},
    "name": "useStationActsLogsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ac3fdbf1a15e5dd6b9285405fdda24c2";

export default node;
