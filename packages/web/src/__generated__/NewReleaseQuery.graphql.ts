/**
 * @generated SignedSource<<dc5371da89534b5d0418bf1ea2c9e91a>>
 * @relayHash 0d7b0ea2bd16be9423cc7b699ceaea67
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a7b8b72d0a3895e03666d4720feb4de00e40f60ad7066b78823d724bd8630dd

import type { ConcreteRequest } from 'relay-runtime';
export type NewReleaseQuery$variables = Record<PropertyKey, never>;
export type NewReleaseQuery$data = {
  readonly softwareNames: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
    readonly newestVersion: string | null | undefined;
  }>;
};
export type NewReleaseQuery = {
  response: NewReleaseQuery$data;
  variables: NewReleaseQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SoftwareName",
    "kind": "LinkedField",
    "name": "softwareNames",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "code",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "newestVersion",
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
    "name": "NewReleaseQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewReleaseQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "7a7b8b72d0a3895e03666d4720feb4de00e40f60ad7066b78823d724bd8630dd",
    "metadata": {},
    "name": "NewReleaseQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d9f40604dba2d6dadf30b35ca051a9d2";

export default node;
