/**
 * @generated SignedSource<<00bcd9d502f0fb23b0e4d36ee6fc4b85>>
 * @relayHash 91e12709c8c5088d5806a89833030185
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 050487c97bb92f7af295da004ad68b6be9ce2d62ec44ee6226b19f108535a564

import type { ConcreteRequest } from 'relay-runtime';
export type useLogDownloadQuery$variables = {
  activityIds: ReadonlyArray<string>;
};
export type useLogDownloadQuery$data = {
  readonly logDownloadLink: string;
};
export type useLogDownloadQuery = {
  response: useLogDownloadQuery$data;
  variables: useLogDownloadQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "activityIds"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "activityIds",
        "variableName": "activityIds"
      }
    ],
    "kind": "ScalarField",
    "name": "logDownloadLink",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useLogDownloadQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLogDownloadQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "050487c97bb92f7af295da004ad68b6be9ce2d62ec44ee6226b19f108535a564",
    "metadata": {},
    "name": "useLogDownloadQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d5697aab2dd00039631542372bbdf9b2";

export default node;
