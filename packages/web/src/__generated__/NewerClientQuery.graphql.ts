/**
 * @generated SignedSource<<c36e17e417f57d0e1cc5ba9250d9ee8d>>
 * @relayHash 10bffde7463f1a625f3e30b05c194991
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3f472e61040f8da57a8fd6889ed3d27128b4d733200aac80b948e62a063b823

import type { ConcreteRequest } from 'relay-runtime';
export type ClientPlatform = "linux" | "macos" | "windows";
export type NewerClientQuery$variables = Record<PropertyKey, never>;
export type NewerClientQuery$data = {
  readonly maxClientVersion: {
    readonly links: ReadonlyArray<{
      readonly platform: ClientPlatform;
      readonly url: string;
    }>;
    readonly version: string;
  };
};
export type NewerClientQuery = {
  response: NewerClientQuery$data;
  variables: NewerClientQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MaxClientVersion",
    "kind": "LinkedField",
    "name": "maxClientVersion",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ClientInstaller",
        "kind": "LinkedField",
        "name": "links",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "platform",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewerClientQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewerClientQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f3f472e61040f8da57a8fd6889ed3d27128b4d733200aac80b948e62a063b823",
    "metadata": {},
    "name": "NewerClientQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4aaa30f4a2c5fb609469dade19461dba";

export default node;
