/**
 * @generated SignedSource<<c1921e4b4ef09f63d9d9d5ef154cab91>>
 * @relayHash 2666f1af4a2958fe244c2f8149d4fb9b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c79290320fcd711db12617576fd6319ff192bffda8df5630c4c97c83defcd68

import type { ConcreteRequest } from 'relay-runtime';
export type useAttendingChangesRemoveMutation$variables = {
  id: string;
};
export type useAttendingChangesRemoveMutation$data = {
  readonly deleteAttending: string;
};
export type useAttendingChangesRemoveMutation = {
  response: useAttendingChangesRemoveMutation$data;
  variables: useAttendingChangesRemoveMutation$variables;
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
    "name": "deleteAttending",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAttendingChangesRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAttendingChangesRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5c79290320fcd711db12617576fd6319ff192bffda8df5630c4c97c83defcd68",
    "metadata": {},
    "name": "useAttendingChangesRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6c9012e6d2a785c720b04cebabe40a9c";

export default node;
