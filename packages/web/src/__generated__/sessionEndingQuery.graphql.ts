/**
 * @generated SignedSource<<0033eed51832cac31d0977e70831df99>>
 * @relayHash f894fc9777574666d10a7953f6452e6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b05c0fa1808167a269ce3d18f611145fcfe8e05ac4fa7dcdedc48f458b38336c

import type { ConcreteRequest } from 'relay-runtime';
export type CloudSessionEndingCode = "ENDED_BY" | "FAILED" | "OVER" | "TIME_IS_UP";
export type sessionEndingQuery$variables = {
  sessionId: string;
};
export type sessionEndingQuery$data = {
  readonly cloudSessionEnding: {
    readonly code: CloudSessionEndingCode;
    readonly reason: string;
  } | null | undefined;
};
export type sessionEndingQuery = {
  response: sessionEndingQuery$data;
  variables: sessionEndingQuery$variables;
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
    "concreteType": "CloudSessionEnding",
    "kind": "LinkedField",
    "name": "cloudSessionEnding",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "code",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reason",
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
    "name": "sessionEndingQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sessionEndingQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b05c0fa1808167a269ce3d18f611145fcfe8e05ac4fa7dcdedc48f458b38336c",
    "metadata": {},
    "name": "sessionEndingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8b208cadadacc6bdf0348d8c766f8de6";

export default node;
