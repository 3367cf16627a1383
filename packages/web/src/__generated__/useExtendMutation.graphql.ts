/**
 * @generated SignedSource<<160d966ff8c741e456a757dceb623940>>
 * @relayHash 84839435d956881d1075d69bee460cd3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc46b42519d8a8b3c89190a7bb3d62c24e17f5cc42de6b1b99744039ff714507

import type { ConcreteRequest } from 'relay-runtime';
export type useExtendMutation$variables = {
  sessionId: string;
};
export type useExtendMutation$data = {
  readonly extendSingleUserCloudCase: {
    readonly id: string;
    readonly session_ends_at: string | null | undefined;
  };
};
export type useExtendMutation = {
  response: useExtendMutation$data;
  variables: useExtendMutation$variables;
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
    "name": "useExtendMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useExtendMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cc46b42519d8a8b3c89190a7bb3d62c24e17f5cc42de6b1b99744039ff714507",
    "metadata": {},
    "name": "useExtendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "09fe8cc007fe741af3495319b82cb132";

export default node;
