/**
 * @generated SignedSource<<ea596c8b7fdd936ae24ea22b4f65ed67>>
 * @relayHash 97a635b19fd3fd9dcd8a745da2e5f44f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3671ddd5420ba3817d55893a0d300d0806fbbaf2eb6ac96926c02e9e30eaf23e

import type { ConcreteRequest } from 'relay-runtime';
export type useReportRoomConnectionMutation$variables = {
  sessionId: string;
};
export type useReportRoomConnectionMutation$data = {
  readonly witnessCloudCaseRoom: boolean;
};
export type useReportRoomConnectionMutation = {
  response: useReportRoomConnectionMutation$data;
  variables: useReportRoomConnectionMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "sessionId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "sessionId",
        "variableName": "sessionId"
      }
    ],
    "kind": "ScalarField",
    "name": "witnessCloudCaseRoom",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useReportRoomConnectionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReportRoomConnectionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3671ddd5420ba3817d55893a0d300d0806fbbaf2eb6ac96926c02e9e30eaf23e",
    "metadata": {},
    "name": "useReportRoomConnectionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0e90831cc94db5a4eb1fbd2899fd7b7b";

export default node;
