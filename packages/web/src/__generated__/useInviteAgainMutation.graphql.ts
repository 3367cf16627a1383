/**
 * @generated SignedSource<<a9fb2221f4c0fc0d8a15aac3a760ac26>>
 * @relayHash 9a1b452cf0ed39664b3152a27e0b8431
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1150a0b4b26b82818fc2adf99be613fa15907cda3df65201aa9902eb09ee56a8

import type { ConcreteRequest } from 'relay-runtime';
export type useInviteAgainMutation$variables = {
  customerGroupId: number;
  inviteeIds: ReadonlyArray<number>;
};
export type useInviteAgainMutation$data = {
  readonly inviteAgain: {
    readonly count: number;
  };
};
export type useInviteAgainMutation = {
  response: useInviteAgainMutation$data;
  variables: useInviteAgainMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "customerGroupId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "inviteeIds"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "customerGroupId",
        "variableName": "customerGroupId"
      },
      {
        "kind": "Variable",
        "name": "inviteeIds",
        "variableName": "inviteeIds"
      }
    ],
    "concreteType": "InviteAgainPayload",
    "kind": "LinkedField",
    "name": "inviteAgain",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "count",
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
    "name": "useInviteAgainMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useInviteAgainMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1150a0b4b26b82818fc2adf99be613fa15907cda3df65201aa9902eb09ee56a8",
    "metadata": {},
    "name": "useInviteAgainMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f2ff7e7be634b70e1c8f27dea684806d";

export default node;
