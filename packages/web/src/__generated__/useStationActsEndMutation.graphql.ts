/**
 * @generated SignedSource<<5ddb59a6591189eb2b9f6a49ca79e425>>
 * @relayHash 2bb4dc9e12c629d80bae01bf50b52ac6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ef51ae471b0570cfb854704215f5531a3fd143a51101cea87d6990c093a0b21

import type { ConcreteRequest } from 'relay-runtime';
export type useStationActsEndMutation$variables = {
  id: string;
  session: string;
};
export type useStationActsEndMutation$data = {
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
export type useStationActsEndMutation = {
  response: useStationActsEndMutation$data;
  variables: useStationActsEndMutation$variables;
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
    "name": "useStationActsEndMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStationActsEndMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "4ef51ae471b0570cfb854704215f5531a3fd143a51101cea87d6990c093a0b21",
    "metadata": {},
    "name": "useStationActsEndMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c897ee5bd16e4a4bfe64ba545b4557b8";

export default node;
