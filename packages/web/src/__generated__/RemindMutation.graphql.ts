/**
 * @generated SignedSource<<382d6471e8010bb704f73e2a4fadb49f>>
 * @relayHash dbef72d90ec1c3571738392dbdcd6716
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 722b5e0502ff9f06033aba69986dc85719510b60235e14c35c35090286207286

import type { ConcreteRequest } from 'relay-runtime';
export type RemindMutation$variables = {
  id: string;
  text: string;
};
export type RemindMutation$data = {
  readonly remindThisWeek: {
    readonly id: string;
    readonly remindedAt: string;
  };
};
export type RemindMutation = {
  response: RemindMutation$data;
  variables: RemindMutation$variables;
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
    "name": "RemindMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RemindMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "722b5e0502ff9f06033aba69986dc85719510b60235e14c35c35090286207286",
    "metadata": {},
    "name": "RemindMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "69b7c6b35751414511e2e0e2283782e5";

export default node;
