/**
 * @generated SignedSource<<065f0e313adf9e22c681b3b8ea3ed6ed>>
 * @relayHash 7aa59633b307638c40d40dfac23bcbf9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db2d9689394a181d0855af150f1b1bc21c28a3ebed38b79209906cbe51a1ded4

import type { ConcreteRequest } from 'relay-runtime';
export type ExtendButtonMutation$variables = {
  sessionId: string;
};
export type ExtendButtonMutation$data = {
  readonly extendSingleUserCloudCase: {
    readonly id: string;
    readonly session_ends_at: string | null | undefined;
  };
};
export type ExtendButtonMutation = {
  response: ExtendButtonMutation$data;
  variables: ExtendButtonMutation$variables;
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
    "name": "ExtendButtonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ExtendButtonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "db2d9689394a181d0855af150f1b1bc21c28a3ebed38b79209906cbe51a1ded4",
    "metadata": {},
    "name": "ExtendButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dd6b2495624c1428eb69b2ffab4efe67";

export default node;
