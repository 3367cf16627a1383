/**
 * @generated SignedSource<<e40e40e6bd3f524bc93ce9cf93ca7d2f>>
 * @relayHash 0d1a13d6e725fc6e8b4b888d5daf4e4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab4dfccee8190188d402c4b30c547e7b4b0fc4d8fb3fd49c07235db261d9b73e

import type { ConcreteRequest } from 'relay-runtime';
export type VistSystemCondition = "away" | "clock_wrong" | "cloned" | "connected" | "low_disk" | "never_enrolled" | "not_seen" | "outdated" | "revoked" | "unknown";
export type StationsQuery$variables = Record<PropertyKey, never>;
export type StationsQuery$data = {
  readonly vistSystemsFound: {
    readonly conditions: ReadonlyArray<{
      readonly condition: VistSystemCondition;
      readonly count: number;
    }>;
  };
};
export type StationsQuery = {
  response: StationsQuery$data;
  variables: StationsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "serviceTag",
        "value": ""
      }
    ],
    "concreteType": "VistSystemsFound",
    "kind": "LinkedField",
    "name": "vistSystemsFound",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "VistSystemConditionCount",
        "kind": "LinkedField",
        "name": "conditions",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "condition",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "count",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "vistSystemsFound(serviceTag:\"\")"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "StationsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "StationsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "ab4dfccee8190188d402c4b30c547e7b4b0fc4d8fb3fd49c07235db261d9b73e",
    "metadata": {},
    "name": "StationsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7df99e834a5c5b54041b64b6711003c6";

export default node;
