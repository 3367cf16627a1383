/**
 * @generated SignedSource<<aa2e96e36174d2f44a702b14bd9ff5cc>>
 * @relayHash f17daf3ce9e1d913f570292a54d08af5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7388ff1568c95c949b49b9df04f40e7a631ca9897ed6699c0daa9ceb62f7a90a

import type { ConcreteRequest } from 'relay-runtime';
export type DownloadCaseQuery$variables = {
  unitId: string;
};
export type DownloadCaseQuery$data = {
  readonly caseDownloadLink: string;
};
export type DownloadCaseQuery = {
  response: DownloadCaseQuery$data;
  variables: DownloadCaseQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "unitId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "unitId",
        "variableName": "unitId"
      }
    ],
    "kind": "ScalarField",
    "name": "caseDownloadLink",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DownloadCaseQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DownloadCaseQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7388ff1568c95c949b49b9df04f40e7a631ca9897ed6699c0daa9ceb62f7a90a",
    "metadata": {},
    "name": "DownloadCaseQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9a93bc98615728aa254891b783a1217c";

export default node;
