/**
 * @generated SignedSource<<b72ddb0eb662c7f97a4df4f8edb2cab9>>
 * @relayHash d6fe64716e7d9e91ee56fadce1e7a29b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c55cf743f228a4e5372556e980a01a59fa7d007444e9926868c0babedcc58aa

import type { ConcreteRequest } from 'relay-runtime';
export type KeyGapsQuery$variables = {
  releaseId?: number | null | undefined;
};
export type KeyGapsQuery$data = {
  readonly softwareKeyGaps: ReadonlyArray<{
    readonly isSigning: boolean;
    readonly key: string;
    readonly lacking: ReadonlyArray<{
      readonly customerName: string;
      readonly id: string;
      readonly name: string;
      readonly serviceTag: string;
    }>;
    readonly lackingCount: number;
    readonly stationCount: number;
    readonly unknownCount: number;
  }>;
};
export type KeyGapsQuery = {
  response: KeyGapsQuery$data;
  variables: KeyGapsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "releaseId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "releaseId",
        "variableName": "releaseId"
      }
    ],
    "concreteType": "SoftwareKeyGap",
    "kind": "LinkedField",
    "name": "softwareKeyGaps",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "key",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isSigning",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "stationCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lackingCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unknownCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "StationWithoutKey",
        "kind": "LinkedField",
        "name": "lacking",
        "plural": true,
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
            "name": "serviceTag",
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
            "name": "customerName",
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
    "name": "KeyGapsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "KeyGapsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9c55cf743f228a4e5372556e980a01a59fa7d007444e9926868c0babedcc58aa",
    "metadata": {},
    "name": "KeyGapsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0f95f3a62999410c3592ff54590352d5";

export default node;
