/**
 * @generated SignedSource<<0d46834867d04c01bac74f3fa778bc66>>
 * @relayHash 4651fbb9f5849937a8ae2a19e09ca181
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c8172de2bdfeffcb6fc7e149b0c08d3205ef2101a44a22803f2f915ab3ac918

import type { ConcreteRequest } from 'relay-runtime';
export type useConnectionCheckTargetQuery$variables = Record<PropertyKey, never>;
export type useConnectionCheckTargetQuery$data = {
  readonly connectionTarget: {
    readonly token: string;
    readonly url: string;
  } | null | undefined;
};
export type useConnectionCheckTargetQuery = {
  response: useConnectionCheckTargetQuery$data;
  variables: useConnectionCheckTargetQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ConnectionTarget",
    "kind": "LinkedField",
    "name": "connectionTarget",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "token",
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
    "name": "useConnectionCheckTargetQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useConnectionCheckTargetQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "6c8172de2bdfeffcb6fc7e149b0c08d3205ef2101a44a22803f2f915ab3ac918",
    "metadata": {},
    "name": "useConnectionCheckTargetQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e22da5171aae5d608e8d46b756da89a5";

export default node;
