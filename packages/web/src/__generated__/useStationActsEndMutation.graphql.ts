/**
 * @generated SignedSource<<c6584c8c8ac92ca0978803cab3e58bc9>>
 * @relayHash 60fe4507543b74c931e71472a5e46753
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc1c164f6a2d53cda49f044ae11c7af67b1623bc5820f4bf93570d6a6da9b1f7

import type { ConcreteRequest } from 'relay-runtime';
export type useStationActsEndMutation$variables = {
  id: string;
  session: string;
};
export type useStationActsEndMutation$data = {
  readonly endVistSystemSession: {
    readonly id: string;
    readonly session: {
      readonly id: string;
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
          (v1/*:: as any*/)
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
    "id": "dc1c164f6a2d53cda49f044ae11c7af67b1623bc5820f4bf93570d6a6da9b1f7",
    "metadata": {},
    "name": "useStationActsEndMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "74c78cd7abb5fd351bfaf440df8b1754";

export default node;
