/**
 * @generated SignedSource<<c7f1881556e6eadab3afa5eef432ae4c>>
 * @relayHash 8df8f36eea9f02f36e5e00c5e4e45d0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f45d7d5074844df4006859eb87b0e704344e8bf498f6e1f05647c45d7f440b2

import type { ConcreteRequest } from 'relay-runtime';
export type useAssignmentChangesWithdrawMutation$variables = {
  assignmentId: number;
};
export type useAssignmentChangesWithdrawMutation$data = {
  readonly withdrawAssignment: {
    readonly assignmentId: number;
    readonly undo: {
      readonly seconds: number;
      readonly undoId: string;
    };
  };
};
export type useAssignmentChangesWithdrawMutation = {
  response: useAssignmentChangesWithdrawMutation$data;
  variables: useAssignmentChangesWithdrawMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "assignmentId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "assignmentId",
        "variableName": "assignmentId"
      }
    ],
    "concreteType": "WithdrawAssignmentPayload",
    "kind": "LinkedField",
    "name": "withdrawAssignment",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "assignmentId",
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
    "name": "useAssignmentChangesWithdrawMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAssignmentChangesWithdrawMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6f45d7d5074844df4006859eb87b0e704344e8bf498f6e1f05647c45d7f440b2",
    "metadata": {},
    "name": "useAssignmentChangesWithdrawMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fb7b3c82d0fec24a3f3c335bc2e81f09";

export default node;
