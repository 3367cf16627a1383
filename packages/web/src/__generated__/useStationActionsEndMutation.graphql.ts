/**
 * @generated SignedSource<<e71593c772201030d59b4f36ec9028cb>>
 * @relayHash 57c3a8fbcdebca3af07910fc6de4c548
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31b78495908c84f44c4371dd78435dcb085c40a32e8e9749b0304d19adf72248

import type { ConcreteRequest } from 'relay-runtime';
export type useStationActionsEndMutation$variables = {
  id: string;
  session: string;
};
export type useStationActionsEndMutation$data = {
  readonly endVistSystemSession: {
    readonly id: string;
    readonly session: {
      readonly expiresAt: string;
      readonly id: string;
      readonly lastUsedAt: string;
      readonly person: string;
      readonly signedInAt: string;
    } | null | undefined;
  };
};
export type useStationActionsEndMutation = {
  response: useStationActionsEndMutation$data;
  variables: useStationActionsEndMutation$variables;
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
    "name": "session"
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
        "name": "session",
        "variableName": "session"
      }
    ],
    "concreteType": "VistSystemOverview",
    "kind": "LinkedField",
    "name": "endVistSystemSession",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "VistSystemSession",
        "kind": "LinkedField",
        "name": "session",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "person",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "signedInAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastUsedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expiresAt",
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
    "name": "useStationActionsEndMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStationActionsEndMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "31b78495908c84f44c4371dd78435dcb085c40a32e8e9749b0304d19adf72248",
    "metadata": {},
    "name": "useStationActionsEndMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b190daacd0d001a0efd301c11898ef21";

export default node;
