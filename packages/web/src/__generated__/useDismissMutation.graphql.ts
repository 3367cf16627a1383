/**
 * @generated SignedSource<<0d038de9a297008b1281b4cbb549e2d3>>
 * @relayHash 32d26ff33a074fc6d4b2d47917fc64c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b5ce329945190ac8d6087d659ce1a34d764053f760e87d0f6eb9c797c04f35a

import type { ConcreteRequest } from 'relay-runtime';
export type useDismissMutation$variables = {
  id: string;
  reasons: ReadonlyArray<string>;
  until?: string | null | undefined;
};
export type useDismissMutation$data = {
  readonly dismissThisWeek: {
    readonly id: string;
    readonly undo: {
      readonly seconds: number;
      readonly undoId: string;
    } | null | undefined;
    readonly until: string | null | undefined;
  };
};
export type useDismissMutation = {
  response: useDismissMutation$data;
  variables: useDismissMutation$variables;
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
    "name": "reasons"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "until"
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
        "name": "reasons",
        "variableName": "reasons"
      },
      {
        "kind": "Variable",
        "name": "until",
        "variableName": "until"
      }
    ],
    "concreteType": "WeekDismissal",
    "kind": "LinkedField",
    "name": "dismissThisWeek",
    "plural": false,
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
        "name": "until",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UndoOffer",
        "kind": "LinkedField",
        "name": "undo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "undoId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "seconds",
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
    "name": "useDismissMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDismissMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9b5ce329945190ac8d6087d659ce1a34d764053f760e87d0f6eb9c797c04f35a",
    "metadata": {},
    "name": "useDismissMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "67d2687eb9c3c45665190205a1165e59";

export default node;
