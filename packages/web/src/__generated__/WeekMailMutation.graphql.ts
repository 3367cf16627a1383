/**
 * @generated SignedSource<<502918bc99ee74ac11afba4673cd9b9d>>
 * @relayHash 653dff2606da7a8ba0a78874f31714ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c407a35f93eed0dc3c02a3c4e968b40380d74600ae7485efec2d922e9dd859e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WeekMailMutation$variables = {
  isOn: boolean;
  timeZone: string;
};
export type WeekMailMutation$data = {
  readonly setWeekMail: {
    readonly " $fragmentSpreads": FragmentRefs<"WeekMail_mail">;
  };
};
export type WeekMailMutation = {
  response: WeekMailMutation$data;
  variables: WeekMailMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isOn"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "timeZone"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "isOn",
    "variableName": "isOn"
  },
  {
    "kind": "Variable",
    "name": "timeZone",
    "variableName": "timeZone"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "WeekMailMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "WeekMail",
        "kind": "LinkedField",
        "name": "setWeekMail",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WeekMail_mail"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WeekMailMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "WeekMail",
        "kind": "LinkedField",
        "name": "setWeekMail",
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
            "name": "isOn",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "leadsGroups",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2c407a35f93eed0dc3c02a3c4e968b40380d74600ae7485efec2d922e9dd859e",
    "metadata": {},
    "name": "WeekMailMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "230078cd9535d51278d7f0c4f9a93600";

export default node;
