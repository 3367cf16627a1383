/**
 * @generated SignedSource<<d9d67d454990d55fc965a98b12bbeffa>>
 * @relayHash d5743ed523300501e3eb8210b53f2279
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39c4f3b8032d27941876677ace0d28502f69b014b801ff3722e9bb04e87c1e0f

import type { ConcreteRequest } from 'relay-runtime';
export type ClientPlatform = "linux" | "macos" | "windows";
export type NewerClientBannerQuery$variables = Record<PropertyKey, never>;
export type NewerClientBannerQuery$data = {
  readonly maxClientVersion: {
    readonly links: ReadonlyArray<{
      readonly platform: ClientPlatform;
      readonly url: string;
    }>;
    readonly version: string;
  };
};
export type NewerClientBannerQuery = {
  response: NewerClientBannerQuery$data;
  variables: NewerClientBannerQuery$variables;
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
    "name": "NewerClientBannerQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewerClientBannerQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "39c4f3b8032d27941876677ace0d28502f69b014b801ff3722e9bb04e87c1e0f",
    "metadata": {},
    "name": "NewerClientBannerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5214b0a63b91fea14107318b1efad550";

export default node;
