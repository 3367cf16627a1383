/**
 * @generated SignedSource<<7a1e2be29ab100d658d27573aa106c15>>
 * @relayHash 059f0e4c99edcb1e871d1f7b77b225b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID faf7989940c16de520923f594982dc6a2cf195de34d35f3f8acf6e68b6e6d9da

import type { ConcreteRequest } from 'relay-runtime';
export type askInboxReadMutation$variables = {
  id: string;
  isRead: boolean;
};
export type askInboxReadMutation$data = {
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
export type askInboxReadMutation = {
  response: askInboxReadMutation$data;
  variables: askInboxReadMutation$variables;
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
    "name": "askInboxReadMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "askInboxReadMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "faf7989940c16de520923f594982dc6a2cf195de34d35f3f8acf6e68b6e6d9da",
    "metadata": {},
    "name": "askInboxReadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "101f2d566f77127a69ccdb4483055ff5";

export default node;
