/**
 * @generated SignedSource<<cf4758e245e06d51056ca9e1110c980a>>
 * @relayHash 92864795f9d56ef04d72d4fab0a5a84f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af3a3306ce7b98951d52abd5d5431ef09fb0b49cdfbdda700630997da62ae946

import type { ConcreteRequest } from 'relay-runtime';
export type useClassChangesForgetMutation$variables = {
  customerGroupId: number;
  inviteeIds: ReadonlyArray<number>;
};
export type useClassChangesForgetMutation$data = {
  readonly forgetInvitees: {
    readonly count: number;
  };
};
export type useClassChangesForgetMutation = {
  response: useClassChangesForgetMutation$data;
  variables: useClassChangesForgetMutation$variables;
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
    "concreteType": "ForgetInviteesPayload",
    "kind": "LinkedField",
    "name": "forgetInvitees",
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
    "name": "useClassChangesForgetMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useClassChangesForgetMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "af3a3306ce7b98951d52abd5d5431ef09fb0b49cdfbdda700630997da62ae946",
    "metadata": {},
    "name": "useClassChangesForgetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "adc49ba5e65e8fcd56e71a651799c5c3";

export default node;
