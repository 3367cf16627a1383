/**
 * @generated SignedSource<<fa63c1411b0dec4a290ef7fd6c035110>>
 * @relayHash 4ecf6d8b5524fdcc36177cabcf633ec9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 745f3fcf50f1bbd5e20a631ce9382421bc994d50b868557f5d14a719b16290ab

import type { ConcreteRequest } from 'relay-runtime';
export type roomTokenQuery$variables = {
  sessionId: string;
};
export type roomTokenQuery$data = {
  readonly cloudCaseRoomToken: {
    readonly token: string;
  };
};
export type roomTokenQuery = {
  response: roomTokenQuery$data;
  variables: roomTokenQuery$variables;
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
    "concreteType": "CloudCaseRoomToken",
    "kind": "LinkedField",
    "name": "cloudCaseRoomToken",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "token",
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
    "name": "roomTokenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "roomTokenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "745f3fcf50f1bbd5e20a631ce9382421bc994d50b868557f5d14a719b16290ab",
    "metadata": {},
    "name": "roomTokenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3db88d473d913d7de1b1fe316913ec64";

export default node;
