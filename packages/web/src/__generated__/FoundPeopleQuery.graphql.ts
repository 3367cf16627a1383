/**
 * @generated SignedSource<<14c9ca7064b2a1f104b272d084e21515>>
 * @relayHash 0f2506085ba677d66d34ded1bf37c43d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5627cc492ccd2dceb76b482b8003599bd9285c849be71bfe58b9e1de073802b8

import type { ConcreteRequest } from 'relay-runtime';
export type FoundPeopleQuery$variables = {
  search: string;
};
export type FoundPeopleQuery$data = {
  readonly administeredPeople: ReadonlyArray<{
    readonly email: string;
    readonly id: string;
    readonly name: string;
  }>;
};
export type FoundPeopleQuery$rawResponse = {
  readonly administeredPeople: ReadonlyArray<{
    readonly email: string;
    readonly id: string;
    readonly name: string;
  }>;
};
export type FoundPeopleQuery = {
  rawResponse: FoundPeopleQuery$rawResponse;
  response: FoundPeopleQuery$data;
  variables: FoundPeopleQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "search",
        "variableName": "search"
      }
    ],
    "concreteType": "FoundPerson",
    "kind": "LinkedField",
    "name": "administeredPeople",
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
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
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
    "name": "FoundPeopleQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FoundPeopleQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5627cc492ccd2dceb76b482b8003599bd9285c849be71bfe58b9e1de073802b8",
    "metadata": {},
    "name": "FoundPeopleQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f9ca0eaf28a1089cbf6ee103e4e61e04";

export default node;
