/**
 * @generated SignedSource<<eb7f37a6e7c1025b4fd9fc413a496c32>>
 * @relayHash 316ae2c61e8d2ab8539d2c78359d2d9b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6b9c7901537f2238f097f646b74ba977685f734fe9a3e0ec091a165ad213b30

import type { ConcreteRequest } from 'relay-runtime';
export type askInboxDismissedMutation$variables = {
  id: string;
  isDismissed: boolean;
};
export type askInboxDismissedMutation$data = {
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
export type askInboxDismissedMutation = {
  response: askInboxDismissedMutation$data;
  variables: askInboxDismissedMutation$variables;
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
    "name": "askInboxDismissedMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "askInboxDismissedMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "d6b9c7901537f2238f097f646b74ba977685f734fe9a3e0ec091a165ad213b30",
    "metadata": {},
    "name": "askInboxDismissedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1ecf93a16c2b2780e7237f1888d955e8";

export default node;
