/**
 * @generated SignedSource<<45218a13fdb403646f2498db078d5c1a>>
 * @relayHash 242372bcc884bd1de665618f5e0d9e84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74856d5f2c189a39e47c9ba7d5aafb262a929c01a19995ab26bf9033472a306f

import type { ConcreteRequest } from 'relay-runtime';
export type useStationActionsLogsMutation$variables = {
  id: string;
  logs: ReadonlyArray<string>;
};
export type useStationActionsLogsMutation$data = {
  readonly createVistSystemLogLink: string;
};
export type useStationActionsLogsMutation = {
  response: useStationActionsLogsMutation$data;
  variables: useStationActionsLogsMutation$variables;
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
    "name": "logs"
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
        "name": "logs",
        "variableName": "logs"
      }
    ],
    "kind": "ScalarField",
    "name": "createVistSystemLogLink",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useStationActionsLogsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStationActionsLogsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "74856d5f2c189a39e47c9ba7d5aafb262a929c01a19995ab26bf9033472a306f",
    "metadata": {},
    "name": "useStationActionsLogsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "332e26b86647c33c11dfbcf20de8de23";

export default node;
