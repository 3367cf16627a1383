/**
 * @generated SignedSource<<e1dbf9a57364d9cdb2360dc1b048b761>>
 * @relayHash 859a022b46b4dc03f300d7b63955be8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30b673e8dccc5b8d9dfe3efbe1c1c40e7e620717a8ecc81e050187d092b3a1e9

import type { ConcreteRequest } from 'relay-runtime';
export type MailSwitchMutation$variables = {
  isOn: boolean;
};
export type MailSwitchMutation$data = {
  readonly setLogbookConfirmationMail: {
    readonly id: string;
    readonly isByMail: boolean;
  };
};
export type MailSwitchMutation = {
  response: MailSwitchMutation$data;
  variables: MailSwitchMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isOn"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "isOn",
        "variableName": "isOn"
      }
    ],
    "concreteType": "LogbookConfirmationCounts",
    "kind": "LinkedField",
    "name": "setLogbookConfirmationMail",
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
        "name": "isByMail",
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
    "name": "MailSwitchMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MailSwitchMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "30b673e8dccc5b8d9dfe3efbe1c1c40e7e620717a8ecc81e050187d092b3a1e9",
    "metadata": {},
    "name": "MailSwitchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1fd42c4beb5b2e6ea6fd4ca076e1e429";

export default node;
