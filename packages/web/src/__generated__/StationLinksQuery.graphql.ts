/**
 * @generated SignedSource<<e9539bb68438effd57ba20fb09b525b7>>
 * @relayHash b309870095b134d8e0e411ef7b08e120
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 207f657b5b4a0d6ec53ae1cca28614cc78361929b9354f3aa0bdf9323bb38cbc

import type { ConcreteRequest } from 'relay-runtime';
export type StationLinksQuery$variables = {
  id: string;
  limit: number;
  offset: number;
};
export type StationLinksQuery$data = {
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
export type StationLinksQuery = {
  response: StationLinksQuery$data;
  variables: StationLinksQuery$variables;
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
    "name": "StationLinksQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StationLinksQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "207f657b5b4a0d6ec53ae1cca28614cc78361929b9354f3aa0bdf9323bb38cbc",
    "metadata": {},
    "name": "StationLinksQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "35859a234b902d12b304cecd11b4bfa3";

export default node;
