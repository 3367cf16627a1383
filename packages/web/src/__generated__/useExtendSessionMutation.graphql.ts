/**
 * @generated SignedSource<<84ef6e4e4439b52d67643242947747aa>>
 * @relayHash 477cd3757da22f45b6846aae695b2309
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5bebcf41d9ea1b0d919254f1df25876ef8d1ba58fd3905a736b0ab2a9c8f4204

import type { ConcreteRequest } from 'relay-runtime';
export type useExtendSessionMutation$variables = {
  sessionId: string;
};
export type useExtendSessionMutation$data = {
  readonly extendSingleUserCloudCase: {
    readonly id: string;
    readonly session_ends_at: string | null | undefined;
  };
};
export type useExtendSessionMutation = {
  response: useExtendSessionMutation$data;
  variables: useExtendSessionMutation$variables;
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
    "concreteType": "CloudCaseVM",
    "kind": "LinkedField",
    "name": "extendSingleUserCloudCase",
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
        "name": "session_ends_at",
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
    "name": "useExtendSessionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useExtendSessionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5bebcf41d9ea1b0d919254f1df25876ef8d1ba58fd3905a736b0ab2a9c8f4204",
    "metadata": {},
    "name": "useExtendSessionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0ddfd5a4367c2c02729545e1fbe3bfef";

export default node;
