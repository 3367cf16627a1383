/**
 * @generated SignedSource<<83d7a4ac50760cf70dfd9c8719da1b8d>>
 * @relayHash a40ea25430db4eaf2870991f2535ccf8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 093b7f98fee718707fca681b1d7face965f93db82b790ff6bca8e53ada597d33

import type { ConcreteRequest } from 'relay-runtime';
export type sessionEndingQuery$variables = {
  sessionId: string;
};
export type sessionEndingQuery$data = {
  readonly cloudSessionEnding: {
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
    "id": "093b7f98fee718707fca681b1d7face965f93db82b790ff6bca8e53ada597d33",
    "metadata": {},
    "name": "sessionEndingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "215d60d81977ed55d31178b805368d7f";

export default node;
