/**
 * @generated SignedSource<<5b58f4f88ea1c2c8abbb530fe707cdc6>>
 * @relayHash 9e72d22014c48e3afb578205cab20058
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef740cba16795639708a0c199fd8fbff6a308e33cf759f7dd3ec26e659f42329

import type { ConcreteRequest } from 'relay-runtime';
export type ClassesQuery$variables = Record<PropertyKey, never>;
export type ClassesQuery$data = {
  readonly classOverviews: {
    readonly classes: ReadonlyArray<{
      readonly behind: number | null | undefined;
      readonly id: number;
      readonly name: string;
      readonly notJoined: number;
      readonly overdue: number | null | undefined;
      readonly people: number;
      readonly quiet: number | null | undefined;
    }>;
    readonly totalCount: number;
  };
};
export type ClassesQuery = {
  response: ClassesQuery$data;
  variables: ClassesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ClassOverviews",
    "kind": "LinkedField",
    "name": "classOverviews",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ClassOverview",
        "kind": "LinkedField",
        "name": "classes",
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
            "name": "people",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "overdue",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "behind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "quiet",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "notJoined",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ClassesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ClassesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "ef740cba16795639708a0c199fd8fbff6a308e33cf759f7dd3ec26e659f42329",
    "metadata": {},
    "name": "ClassesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "53ea7227119342124b663f21fb1331a6";

export default node;
