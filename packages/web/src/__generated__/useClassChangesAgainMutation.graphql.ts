/**
 * @generated SignedSource<<00b020db36d6bbefd233a12b2974f1ef>>
 * @relayHash b17cf6355d1b244d42f9cd2518f6ee76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 644a24d5aa840ea3f21179c7e8e72d8c489e34ee916afd15257b39d7f2d50b33

import type { ConcreteRequest } from 'relay-runtime';
export type useClassChangesAgainMutation$variables = {
  customerGroupId: number;
  inviteeIds: ReadonlyArray<number>;
};
export type useClassChangesAgainMutation$data = {
  readonly inviteAgain: {
    readonly count: number;
  };
};
export type useClassChangesAgainMutation = {
  response: useClassChangesAgainMutation$data;
  variables: useClassChangesAgainMutation$variables;
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
    "name": "useClassChangesAgainMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useClassChangesAgainMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "644a24d5aa840ea3f21179c7e8e72d8c489e34ee916afd15257b39d7f2d50b33",
    "metadata": {},
    "name": "useClassChangesAgainMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c2c105adad80487d6cf116b41d8d4a0f";

export default node;
