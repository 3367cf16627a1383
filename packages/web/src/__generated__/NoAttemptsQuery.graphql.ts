/**
 * @generated SignedSource<<68de24c789960e45403f53cf598477e1>>
 * @relayHash 4541ef08494fc091acc61213b63122f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eadbf866a9bf03441f16bae3d89077018370404b4c93988556122c179af7547b

import type { ConcreteRequest } from 'relay-runtime';
export type NoAttemptsQuery$variables = Record<PropertyKey, never>;
export type NoAttemptsQuery$data = {
  readonly vistActivityChoices: ReadonlyArray<{
    readonly code: string;
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
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "code",
        "storageKey": null
      },
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
    "id": "eadbf866a9bf03441f16bae3d89077018370404b4c93988556122c179af7547b",
    "metadata": {},
    "name": "NoAttemptsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8e08137255fcc9b0248360981c8f8c55";

export default node;
