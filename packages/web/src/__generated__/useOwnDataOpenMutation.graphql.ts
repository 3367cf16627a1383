/**
 * @generated SignedSource<<aa9de018e639a34e0394bad22e581dcf>>
 * @relayHash abe6e855ecbe83e7087218ddfb4f15a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3394b1ccd250a1a6403a079e677736f1b6600fab8a4df5cf173c0f5b05649f09

import type { ConcreteRequest } from 'relay-runtime';
export type useOwnDataOpenMutation$variables = {
  id: string;
};
export type useOwnDataOpenMutation$data = {
  readonly openPersonalDataExport: string;
};
export type useOwnDataOpenMutation = {
  response: useOwnDataOpenMutation$data;
  variables: useOwnDataOpenMutation$variables;
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
    "kind": "ScalarField",
    "name": "openPersonalDataExport",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useOwnDataOpenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOwnDataOpenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3394b1ccd250a1a6403a079e677736f1b6600fab8a4df5cf173c0f5b05649f09",
    "metadata": {},
    "name": "useOwnDataOpenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b01d0c09b9504ea0eb2177475484d5d8";

export default node;
