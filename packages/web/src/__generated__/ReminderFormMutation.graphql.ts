/**
 * @generated SignedSource<<6fd3cb87d41838e7dc6c4645ac5ec9bc>>
 * @relayHash c8123934ceb37ff7ce426c0182439579
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2a11160381eff6d12b189e983d8f2c565d327aecec8aff37aa45b95215af299

import type { ConcreteRequest } from 'relay-runtime';
export type ReminderFormMutation$variables = {
  id: string;
  text: string;
};
export type ReminderFormMutation$data = {
  readonly remindThisWeek: {
    readonly id: string;
    readonly remindedAt: string;
  };
};
export type ReminderFormMutation = {
  response: ReminderFormMutation$data;
  variables: ReminderFormMutation$variables;
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
    "name": "text"
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
        "name": "text",
        "variableName": "text"
      }
    ],
    "concreteType": "WeekReminder",
    "kind": "LinkedField",
    "name": "remindThisWeek",
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
        "name": "remindedAt",
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
    "name": "ReminderFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReminderFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f2a11160381eff6d12b189e983d8f2c565d327aecec8aff37aa45b95215af299",
    "metadata": {},
    "name": "ReminderFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3ada0d287790c71419410d175621f702";

export default node;
