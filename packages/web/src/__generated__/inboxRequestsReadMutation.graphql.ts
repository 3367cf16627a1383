/**
 * @generated SignedSource<<49a4532213f5a5b1fb9a27a0dc3fa082>>
 * @relayHash 508200e52c1f3e0b5855f78aecbeaa38
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9520049ab32f005540cf7428e5e8703b2fbe9c77c87057e8f27df6e7284d6344

import type { ConcreteRequest } from 'relay-runtime';
export type inboxRequestsReadMutation$variables = {
  id: string;
  isRead: boolean;
};
export type inboxRequestsReadMutation$data = {
  readonly setNotificationRead: {
    readonly inbox: {
      readonly id: string;
      readonly unread: number;
      readonly unseen: number;
    };
    readonly notification: {
      readonly id: string;
      readonly isRead: boolean;
    };
  };
};
export type inboxRequestsReadMutation = {
  response: inboxRequestsReadMutation$data;
  variables: inboxRequestsReadMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isRead"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "isRead",
        "variableName": "isRead"
      }
    ],
    "concreteType": "InboxChange",
    "kind": "LinkedField",
    "name": "setNotificationRead",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Notification",
        "kind": "LinkedField",
        "name": "notification",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isRead",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Inbox",
        "kind": "LinkedField",
        "name": "inbox",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "inboxRequestsReadMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "inboxRequestsReadMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "9520049ab32f005540cf7428e5e8703b2fbe9c77c87057e8f27df6e7284d6344",
    "metadata": {},
    "name": "inboxRequestsReadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3378354b9fef548e0c841de7382c31ca";

export default node;
