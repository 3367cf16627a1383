/**
 * @generated SignedSource<<cacbdf07ef982ccade2e71143a6cce84>>
 * @relayHash 101e8cb89e09811f8119a68d337922ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8df26b44ec68be85b5add01b49590cc2fc6945bc78345b4858e626a1b5668eda

import type { ConcreteRequest } from 'relay-runtime';
export type useDeleteSystemMutation$variables = {
  id: number;
};
export type useDeleteSystemMutation$data = {
  readonly DeleteUserSystem: {
    readonly id: number;
    readonly undo: {
      readonly seconds: number;
      readonly undoId: string;
    } | null | undefined;
  };
};
export type useDeleteSystemMutation = {
  response: useDeleteSystemMutation$data;
  variables: useDeleteSystemMutation$variables;
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
    "concreteType": "DeleteUserSystemPayload",
    "kind": "LinkedField",
    "name": "DeleteUserSystem",
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
    "name": "useDeleteSystemMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteSystemMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8df26b44ec68be85b5add01b49590cc2fc6945bc78345b4858e626a1b5668eda",
    "metadata": {},
    "name": "useDeleteSystemMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "02be0e84ca74486c46fab59766640702";

export default node;
