/**
 * @generated SignedSource<<7caa7539b1f3f88e429cb622f2f86959>>
 * @relayHash adb57c9d7de6d0a17cf1d36e6aa6ccc8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67be006c5ff0ce5d8b67a01c471ba694800289edf4e1769bd645d0289a10d788

import type { ConcreteRequest } from 'relay-runtime';
export type askInboxNumberQuery$variables = Record<PropertyKey, never>;
export type askInboxNumberQuery$data = {
  readonly inbox: {
    readonly id: string;
    readonly unseen: number;
  };
};
export type askInboxNumberQuery = {
  response: askInboxNumberQuery$data;
  variables: askInboxNumberQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Inbox",
    "kind": "LinkedField",
    "name": "inbox",
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "askInboxNumberQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "askInboxNumberQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "67be006c5ff0ce5d8b67a01c471ba694800289edf4e1769bd645d0289a10d788",
    "metadata": {},
    "name": "askInboxNumberQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "86c3c3e16d104ddc512716ef836874ab";

export default node;
