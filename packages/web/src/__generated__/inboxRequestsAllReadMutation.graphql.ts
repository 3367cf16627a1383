/**
 * @generated SignedSource<<7360903f1779cb16fcaa4145ddcffaf6>>
 * @relayHash 20664d699c088c6b53bb9bd6fc521e01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a05826bef47a1d1cde20a548d1ee2310ce8370e0dcbc8a3ffff12405d9361e4f

import type { ConcreteRequest } from 'relay-runtime';
export type inboxRequestsAllReadMutation$variables = {
  mark: string;
};
export type inboxRequestsAllReadMutation$data = {
  readonly setAllNotificationsRead: {
    readonly id: string;
    readonly unread: number;
    readonly unseen: number;
  };
};
export type inboxRequestsAllReadMutation = {
  response: inboxRequestsAllReadMutation$data;
  variables: inboxRequestsAllReadMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "mark"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "mark",
        "variableName": "mark"
      }
    ],
    "concreteType": "Inbox",
    "kind": "LinkedField",
    "name": "setAllNotificationsRead",
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
        "name": "unseen",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unread",
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
    "name": "inboxRequestsAllReadMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "inboxRequestsAllReadMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a05826bef47a1d1cde20a548d1ee2310ce8370e0dcbc8a3ffff12405d9361e4f",
    "metadata": {},
    "name": "inboxRequestsAllReadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9146992ca326d3562934a58286fc5e1b";

export default node;
