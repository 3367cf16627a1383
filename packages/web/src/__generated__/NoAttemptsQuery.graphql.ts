/**
 * @generated SignedSource<<10e9482824e0bb7c5918c08ec04d20d5>>
 * @relayHash 860a7a2af6e1c5541332a7c6b1855362
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77b21a816bf3240f29e1f5090014a056741db312d99b557a5b2f94aa2d1bc16e

import type { ConcreteRequest } from 'relay-runtime';
export type NoAttemptsQuery$variables = Record<PropertyKey, never>;
export type NoAttemptsQuery$data = {
  readonly vistActivityChoices: ReadonlyArray<{
    readonly exercises: ReadonlyArray<{
      readonly key: string;
      readonly name: string;
    }>;
    readonly name: string;
  }>;
};
export type NoAttemptsQuery = {
  response: NoAttemptsQuery$data;
  variables: NoAttemptsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "VistActivityModule",
    "kind": "LinkedField",
    "name": "vistActivityChoices",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "VistActivityExercise",
        "kind": "LinkedField",
        "name": "exercises",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "key",
            "storageKey": null
          },
          (v0/*:: as any*/)
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
    "name": "NoAttemptsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NoAttemptsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "77b21a816bf3240f29e1f5090014a056741db312d99b557a5b2f94aa2d1bc16e",
    "metadata": {},
    "name": "NoAttemptsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a7d502e77861139c086a16ea3d9bc14d";

export default node;
