/**
 * @generated SignedSource<<27ffd2f072f5ed7f9560b451b82d292b>>
 * @relayHash 12358eb7018b7513f82ac8b89fdc7c06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb8fd3fe1068a8ce38114e921f5255402c43c40ccf1815e5276ccb3dc33ff6cc

import type { ConcreteRequest } from 'relay-runtime';
export type ReminderRefusal = "notInGroup" | "optedOut" | "unverified" | "writtenLately";
export type RemindDialogMutation$variables = {
  ids: ReadonlyArray<string>;
  text: string;
};
export type RemindDialogMutation$data = {
  readonly remindPeople: {
    readonly outcomes: ReadonlyArray<{
      readonly againFrom: string | null | undefined;
      readonly id: string;
      readonly refusal: ReminderRefusal | null | undefined;
      readonly remindedAt: string | null | undefined;
    }>;
  };
};
export type RemindDialogMutation = {
  response: RemindDialogMutation$data;
  variables: RemindDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "ids",
        "variableName": "ids"
      },
      {
        "kind": "Variable",
        "name": "text",
        "variableName": "text"
      }
    ],
    "concreteType": "RemindedPeople",
    "kind": "LinkedField",
    "name": "remindPeople",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ReminderOutcome",
        "kind": "LinkedField",
        "name": "outcomes",
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
            "name": "remindedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "refusal",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "againFrom",
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
    "name": "RemindDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RemindDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bb8fd3fe1068a8ce38114e921f5255402c43c40ccf1815e5276ccb3dc33ff6cc",
    "metadata": {},
    "name": "RemindDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "03b746b7d75bd47e585335278d6bbfc3";

export default node;
