/**
 * @generated SignedSource<<7e35edcc34e89347f1967afa67f3e753>>
 * @relayHash a3d2a5f192f5535a4907f78c0516b9a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b8097b047a9360238a653f1ab0f14c591d3123f1613b82e9a1b7dc2769bcfb3

import type { ConcreteRequest } from 'relay-runtime';
export type InviteResult = "alreadyInvited" | "alreadyMember" | "duplicate" | "invited" | "notAnAddress" | "optedOut" | "writtenLately";
export type InvitedPersonInput = {
  email: string;
  firstName: string;
  lastName: string;
};
export type useClassChangesInviteMutation$variables = {
  customerGroupId: number;
  people: ReadonlyArray<InvitedPersonInput>;
};
export type useClassChangesInviteMutation$data = {
  readonly inviteClass: {
    readonly results: ReadonlyArray<InviteResult>;
  };
};
export type useClassChangesInviteMutation = {
  response: useClassChangesInviteMutation$data;
  variables: useClassChangesInviteMutation$variables;
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
    "name": "people"
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
        "name": "people",
        "variableName": "people"
      }
    ],
    "concreteType": "InviteClassPayload",
    "kind": "LinkedField",
    "name": "inviteClass",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "results",
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
    "name": "useClassChangesInviteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useClassChangesInviteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9b8097b047a9360238a653f1ab0f14c591d3123f1613b82e9a1b7dc2769bcfb3",
    "metadata": {},
    "name": "useClassChangesInviteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3ad4d701cd2df1933eadfc58f75330d2";

export default node;
