/**
 * @generated SignedSource<<c696cad37e9aa64058e832ac4e5a552a>>
 * @relayHash 64233b9ea52d30aaa95570f9b3185b7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0b7e5ae75af548072def200bee71bad9c52a2ff749281639dbde1ca9f03ad6a

import type { ConcreteRequest } from 'relay-runtime';
export type discardDraftQuery$variables = {
  id: string;
};
export type discardDraftQuery$data = {
  readonly logbookDraft: {
    readonly content: string;
  } | null | undefined;
};
export type discardDraftQuery = {
  response: discardDraftQuery$data;
  variables: discardDraftQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "LogbookDraftContent",
    "kind": "LinkedField",
    "name": "logbookDraft",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "content",
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
    "name": "discardDraftQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "discardDraftQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e0b7e5ae75af548072def200bee71bad9c52a2ff749281639dbde1ca9f03ad6a",
    "metadata": {},
    "name": "discardDraftQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f80c3435e06d78952820c054a2f8eea6";

export default node;
