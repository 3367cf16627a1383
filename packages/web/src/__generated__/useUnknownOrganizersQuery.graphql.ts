/**
 * @generated SignedSource<<4e493b988773fb9e95ee860325b55ebd>>
 * @relayHash aa8b4279cb8260230ecfc446bdc67cfa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07b369ab4c78963acaa6e801ee49a2ede67ae838035a9b3780c8488b94e31e2e

import type { ConcreteRequest } from 'relay-runtime';
export type useUnknownOrganizersQuery$variables = {
  customerId: number;
  emails: ReadonlyArray<string>;
};
export type useUnknownOrganizersQuery$data = {
  readonly organizersWithoutUser: ReadonlyArray<string>;
};
export type useUnknownOrganizersQuery = {
  response: useUnknownOrganizersQuery$data;
  variables: useUnknownOrganizersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "customerId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "emails"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "customerId",
        "variableName": "customerId"
      },
      {
        "kind": "Variable",
        "name": "emails",
        "variableName": "emails"
      }
    ],
    "kind": "ScalarField",
    "name": "organizersWithoutUser",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUnknownOrganizersQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUnknownOrganizersQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "07b369ab4c78963acaa6e801ee49a2ede67ae838035a9b3780c8488b94e31e2e",
    "metadata": {},
    "name": "useUnknownOrganizersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3366c1c154faa0ab3a9ce9218d9c5e0e";

export default node;
