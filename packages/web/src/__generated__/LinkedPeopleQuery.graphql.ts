/**
 * @generated SignedSource<<5086d243d624633c5ebeda43cdd35e4b>>
 * @relayHash e8f93e9e7e250361456d9bcf060b8493
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82754ea14a9a9080ca43a500d2fb1c711f2a44b4f06814ad690add9af950165f

import type { ConcreteRequest } from 'relay-runtime';
export type LinkedPeopleQuery$variables = {
  id: string;
  limit: number;
  offset: number;
};
export type LinkedPeopleQuery$data = {
  readonly vistSystemLinks: {
    readonly links: ReadonlyArray<{
      readonly email: string | null | undefined;
      readonly id: number;
      readonly linkedAt: string;
      readonly person: string;
    }>;
    readonly total: number;
  };
};
export type LinkedPeopleQuery = {
  response: LinkedPeopleQuery$data;
  variables: LinkedPeopleQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "limit"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "offset"
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
      },
      {
        "kind": "Variable",
        "name": "limit",
        "variableName": "limit"
      },
      {
        "kind": "Variable",
        "name": "offset",
        "variableName": "offset"
      }
    ],
    "concreteType": "VistSystemLinks",
    "kind": "LinkedField",
    "name": "vistSystemLinks",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "total",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "VistSystemLink",
        "kind": "LinkedField",
        "name": "links",
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
            "name": "person",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "linkedAt",
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
    "name": "LinkedPeopleQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LinkedPeopleQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "82754ea14a9a9080ca43a500d2fb1c711f2a44b4f06814ad690add9af950165f",
    "metadata": {},
    "name": "LinkedPeopleQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ebe5476109c0ea9535eb21b794bd633c";

export default node;
