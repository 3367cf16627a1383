/**
 * @generated SignedSource<<13f3886b7e5c7b163d7c4312b9d3eebe>>
 * @relayHash 43d3da751e92284fed5cb8dc320e5f7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5c1d60ce99a0441c28be0a9cdae4646d53ae575e96c2315a7d0696cf67dbb5a

import type { ConcreteRequest } from 'relay-runtime';
export type NotificationMailObstacle = "noMail" | "unverified";
export type NotificationMailPace = "day" | "hour";
export type NotificationMailMutation$variables = {
  kinds: ReadonlyArray<string>;
  pace: NotificationMailPace;
};
export type NotificationMailMutation$data = {
  readonly setNotificationMail: {
    readonly address: string;
    readonly id: string;
    readonly kinds: ReadonlyArray<{
      readonly isByMail: boolean;
      readonly kind: string;
      readonly label: string;
    }>;
    readonly obstacle: NotificationMailObstacle | null | undefined;
    readonly pace: NotificationMailPace;
  };
};
export type NotificationMailMutation = {
  response: NotificationMailMutation$data;
  variables: NotificationMailMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "kinds"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pace"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "kinds",
        "variableName": "kinds"
      },
      {
        "kind": "Variable",
        "name": "pace",
        "variableName": "pace"
      }
    ],
    "concreteType": "NotificationMail",
    "kind": "LinkedField",
    "name": "setNotificationMail",
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
        "name": "address",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "obstacle",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pace",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "NotificationMailKind",
        "kind": "LinkedField",
        "name": "kinds",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "label",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isByMail",
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
    "name": "NotificationMailMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NotificationMailMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e5c1d60ce99a0441c28be0a9cdae4646d53ae575e96c2315a7d0696cf67dbb5a",
    "metadata": {},
    "name": "NotificationMailMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "164727267b6e256a0306aeeb6bf51cee";

export default node;
