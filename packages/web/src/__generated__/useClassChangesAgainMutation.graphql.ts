/**
 * @generated SignedSource<<4c6daa6d6755156a5d5ca55b595c62cc>>
 * @relayHash b5598ed758a9dacfb35693ae5fd37d01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c5adcbeb3b5f7c42ed1347e83a42060528ca5d1f9b8a2ae0a2e9ecf2b7e1007

import type { ConcreteRequest } from 'relay-runtime';
export type useClassChangesAgainMutation$variables = {
  customerGroupId: number;
  inviteeIds: ReadonlyArray<number>;
};
export type useClassChangesAgainMutation$data = {
  readonly inviteAgain: {
    readonly againFrom: string | null | undefined;
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "againFrom",
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
    "id": "6c5adcbeb3b5f7c42ed1347e83a42060528ca5d1f9b8a2ae0a2e9ecf2b7e1007",
    "metadata": {},
    "name": "useClassChangesAgainMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1e5f88521bdd9cb4ea95caad2f652319";

export default node;
