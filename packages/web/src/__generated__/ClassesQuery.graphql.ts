/**
 * @generated SignedSource<<5cdabc4514446cbd79c62b4f72c72263>>
 * @relayHash a64653b6545465e83a438307c3fb3eeb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00a8f5abe653e6e901f50d9df247d875dd72d5794ca485661a784455060b8344

import type { ConcreteRequest } from 'relay-runtime';
export type ClassesQuery$variables = Record<PropertyKey, never>;
export type ClassesQuery$data = {
  readonly classOverviews: {
    readonly classes: ReadonlyArray<{
      readonly behind: number | null | undefined;
      readonly id: number;
      readonly name: string;
      readonly notJoined: number;
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
    "id": "00a8f5abe653e6e901f50d9df247d875dd72d5794ca485661a784455060b8344",
    "metadata": {},
    "name": "ClassesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6528ba7375ce45166f236dfba86610f3";

export default node;
