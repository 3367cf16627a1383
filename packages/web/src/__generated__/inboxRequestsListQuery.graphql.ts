/**
 * @generated SignedSource<<8625ec5bbaff063418c96d497e87ae15>>
 * @relayHash 57e17d598b6602b48cf023297509dd00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b63e8842a2542c09d9c879b3f45a6e84f11c037b8d163c8c337ebc3a32aa8f4b

import type { ConcreteRequest } from 'relay-runtime';
export type inboxRequestsListQuery$variables = {
  after?: string | null | undefined;
  first?: number | null | undefined;
  isUnread?: boolean | null | undefined;
  kinds?: ReadonlyArray<string> | null | undefined;
  locale?: string | null | undefined;
  timeZone?: string | null | undefined;
};
export type inboxRequestsListQuery$data = {
  readonly notifications: {
    readonly inbox: {
      readonly id: string;
      readonly unread: number;
      readonly unseen: number;
    };
    readonly mark: string;
    readonly next: string | null | undefined;
    readonly notifications: ReadonlyArray<{
      readonly createdAt: string;
      readonly id: string;
      readonly isRead: boolean;
      readonly kind: string;
      readonly link: string | null | undefined;
      readonly text: string;
      readonly title: string;
    }>;
  };
};
export type inboxRequestsListQuery = {
  response: inboxRequestsListQuery$data;
  variables: inboxRequestsListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isUnread"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "kinds"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "locale"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "timeZone"
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "after",
        "variableName": "after"
      },
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "first"
      },
      {
        "kind": "Variable",
        "name": "isUnread",
        "variableName": "isUnread"
      },
      {
        "kind": "Variable",
        "name": "kinds",
        "variableName": "kinds"
      },
      {
        "kind": "Variable",
        "name": "locale",
        "variableName": "locale"
      },
      {
        "kind": "Variable",
        "name": "timeZone",
        "variableName": "timeZone"
      }
    ],
    "concreteType": "NotificationsPage",
    "kind": "LinkedField",
    "name": "notifications",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "next",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "mark",
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
          (v6/*:: as any*/),
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Notification",
        "kind": "LinkedField",
        "name": "notifications",
        "plural": true,
        "selections": [
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "text",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "link",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "createdAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isRead",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "inboxRequestsListQuery",
    "selections": (v7/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "inboxRequestsListQuery",
    "selections": (v7/*:: as any*/)
  },
  "params": {
    "id": "b63e8842a2542c09d9c879b3f45a6e84f11c037b8d163c8c337ebc3a32aa8f4b",
    "metadata": {},
    "name": "inboxRequestsListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dd09ff1c5ab702f0f25beae0242d5f79";

export default node;
