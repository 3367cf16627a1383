/**
 * @generated SignedSource<<b653f313c9b7d8e2ef714f65a97fab6e>>
 * @relayHash a9189e4ae240769b36f455804ea9a504
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61977532669df35b40d1b2aeb72a73ffa43eb46066b615faf283f670a48e1900

import type { ConcreteRequest } from 'relay-runtime';
export type ProvisioningMode = "off" | "on" | "preview";
export type useProvisioningChangesAnswerMutation$variables = {
  customerId: number;
  deactivate: boolean;
  heldUntil: string;
};
export type useProvisioningChangesAnswerMutation$data = {
  readonly answerHeldDeactivations: {
    readonly mode: ProvisioningMode;
  };
};
export type useProvisioningChangesAnswerMutation = {
  response: useProvisioningChangesAnswerMutation$data;
  variables: useProvisioningChangesAnswerMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "customerId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "deactivate"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "heldUntil"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "customerId",
        "variableName": "customerId"
      },
      {
        "kind": "Variable",
        "name": "deactivate",
        "variableName": "deactivate"
      },
      {
        "kind": "Variable",
        "name": "heldUntil",
        "variableName": "heldUntil"
      }
    ],
    "concreteType": "Provisioning",
    "kind": "LinkedField",
    "name": "answerHeldDeactivations",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "mode",
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
    "name": "useProvisioningChangesAnswerMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useProvisioningChangesAnswerMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "61977532669df35b40d1b2aeb72a73ffa43eb46066b615faf283f670a48e1900",
    "metadata": {},
    "name": "useProvisioningChangesAnswerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dafcc5e327ae6e57558e669bc96a0abe";

export default node;
