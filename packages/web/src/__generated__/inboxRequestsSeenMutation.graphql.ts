/**
 * @generated SignedSource<<90bcdf5a1fcbf60141e481ea2d40dfc5>>
 * @relayHash 36268acf8c101302b49c84cee59c35d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13f81b0a124d418715b1847a447a99bf195d280295e5e5f485d03fdcef4fedd7

import type { ConcreteRequest } from 'relay-runtime';
export type inboxRequestsSeenMutation$variables = {
  mark: string;
};
export type inboxRequestsSeenMutation$data = {
  readonly setNotificationsSeen: {
    readonly id: string;
    readonly unread: number;
    readonly unseen: number;
  };
};
export type inboxRequestsSeenMutation = {
  response: inboxRequestsSeenMutation$data;
  variables: inboxRequestsSeenMutation$variables;
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
    "name": "setNotificationsSeen",
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
    "name": "inboxRequestsSeenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "inboxRequestsSeenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "13f81b0a124d418715b1847a447a99bf195d280295e5e5f485d03fdcef4fedd7",
    "metadata": {},
    "name": "inboxRequestsSeenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "07610fb6f499aa0841d23d9e9ae71a06";

export default node;
