/**
 * @generated SignedSource<<5ed4eec082cfda1465cb90402aae9c4d>>
 * @relayHash 6d0398147f6ffe1e641d98827075c11d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e30c2f3a76ca3e29ab8d0cec7db965450cfd9e5cf26606c2b0ec5f8e4c3f8c4

import type { ConcreteRequest } from 'relay-runtime';
export type askInboxAllReadMutation$variables = {
  mark: string;
};
export type askInboxAllReadMutation$data = {
  readonly setAllNotificationsRead: {
    readonly id: string;
    readonly unread: number;
    readonly unseen: number;
  };
};
export type askInboxAllReadMutation = {
  response: askInboxAllReadMutation$data;
  variables: askInboxAllReadMutation$variables;
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
    "name": "askInboxAllReadMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "askInboxAllReadMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2e30c2f3a76ca3e29ab8d0cec7db965450cfd9e5cf26606c2b0ec5f8e4c3f8c4",
    "metadata": {},
    "name": "askInboxAllReadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d8ebd3dafe5d86de4140e108f84404f6";

export default node;
