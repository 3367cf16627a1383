/**
 * @generated SignedSource<<973b4a1b6656924ff55de58aab13f0a0>>
 * @relayHash d1ffa76805b94a715ea8afb54f52def3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc83daf39bf3ba4d474cbaafec9a35022efbe9691b7d67290469434ebe161490

import type { ConcreteRequest } from 'relay-runtime';
export type useWitnessMutation$variables = {
  sessionId: string;
};
export type useWitnessMutation$data = {
  readonly witnessCloudCaseRoom: boolean;
};
export type useWitnessMutation = {
  response: useWitnessMutation$data;
  variables: useWitnessMutation$variables;
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
    "name": "useWitnessMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWitnessMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bc83daf39bf3ba4d474cbaafec9a35022efbe9691b7d67290469434ebe161490",
    "metadata": {},
    "name": "useWitnessMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e92fb024e8b95a32039b12d3eb9444eb";

export default node;
