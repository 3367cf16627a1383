/**
 * @generated SignedSource<<35b49a35e63797f7afab25185a5aa2c5>>
 * @relayHash e90bf1310384235899fe9154ab23f34b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a498b25e03085c17dfcd051dd64c365fef88acf2eb4f9b6ec8ecb0f75627f27

import type { ConcreteRequest } from 'relay-runtime';
export type askInboxSeenMutation$variables = {
  mark: string;
};
export type askInboxSeenMutation$data = {
  readonly setNotificationsSeen: {
    readonly id: string;
    readonly unread: number;
    readonly unseen: number;
  };
};
export type askInboxSeenMutation = {
  response: askInboxSeenMutation$data;
  variables: askInboxSeenMutation$variables;
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
    "name": "askInboxSeenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "askInboxSeenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7a498b25e03085c17dfcd051dd64c365fef88acf2eb4f9b6ec8ecb0f75627f27",
    "metadata": {},
    "name": "askInboxSeenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9f554e7fc4b128a8fcedb9365a693e95";

export default node;
