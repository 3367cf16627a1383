/**
 * @generated SignedSource<<9d241ed7ff8e0faedf7a58c93111c3e2>>
 * @relayHash 7c9a24c0e42bdfa7677a3254b00276dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d991d86415d180f8ad3061af9a73a98891e880a678afcf247ca42f40ecee7035

import type { ConcreteRequest } from 'relay-runtime';
export type inboxRequestsDismissedMutation$variables = {
  id: string;
  isDismissed: boolean;
};
export type inboxRequestsDismissedMutation$data = {
  readonly setNotificationDismissed: {
    readonly inbox: {
      readonly id: string;
      readonly unread: number;
      readonly unseen: number;
    };
    readonly notification: {
      readonly id: string;
    };
  };
};
export type inboxRequestsDismissedMutation = {
  response: inboxRequestsDismissedMutation$data;
  variables: inboxRequestsDismissedMutation$variables;
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
    "name": "isDismissed"
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
        "name": "isDismissed",
        "variableName": "isDismissed"
      }
    ],
    "concreteType": "InboxChange",
    "kind": "LinkedField",
    "name": "setNotificationDismissed",
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
          (v1/*:: as any*/)
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
    "name": "inboxRequestsDismissedMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "inboxRequestsDismissedMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "d991d86415d180f8ad3061af9a73a98891e880a678afcf247ca42f40ecee7035",
    "metadata": {},
    "name": "inboxRequestsDismissedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "81a892c8a374f32cf7a2931243c0381c";

export default node;
