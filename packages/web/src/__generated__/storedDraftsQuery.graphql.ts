/**
 * @generated SignedSource<<eae3ab7d0e7ec0f22321b0d842e5eaf5>>
 * @relayHash 89f96abf0329c1b6c28c933169be4513
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4dc10f13439e898ada44807f44c06b22202685465c9d26b93b4db7fd1c0d3003

import type { ConcreteRequest } from 'relay-runtime';
export type storedDraftsQuery$variables = Record<PropertyKey, never>;
export type storedDraftsQuery$data = {
  readonly logbookDrafts: ReadonlyArray<{
    readonly id: string;
  }> | null | undefined;
};
export type storedDraftsQuery$rawResponse = {
  readonly logbookDrafts: ReadonlyArray<{
    readonly id: string;
  }> | null | undefined;
};
export type storedDraftsQuery = {
  rawResponse: storedDraftsQuery$rawResponse;
  response: storedDraftsQuery$data;
  variables: storedDraftsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "LogbookDraft",
    "kind": "LinkedField",
    "name": "logbookDrafts",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
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
    "name": "storedDraftsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "storedDraftsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "4dc10f13439e898ada44807f44c06b22202685465c9d26b93b4db7fd1c0d3003",
    "metadata": {},
    "name": "storedDraftsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2ef8af3597ac48469e102ec85d3f72e4";

export default node;
