/**
 * @generated SignedSource<<7a59da2d64fd332fc275dbc635d9a50f>>
 * @relayHash 725ff054f73b1cba41368ea03ef5a162
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99be502c429e5df4c8c60e56611f6b89c61b55c77e8611e7e2866b057dc73fd8

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteActivityInput = {
  groupId: number;
  id: string;
  modifiedAt?: string | null | undefined;
  procedure: DeleteActivityProcedureInput;
};
export type DeleteActivityProcedureInput = {
  code: string;
};
export type deleteRecordMutation$variables = {
  activity: DeleteActivityInput;
};
export type deleteRecordMutation$data = {
  readonly deleteActivity: {
    readonly deletedId: string;
  };
};
export type deleteRecordMutation = {
  response: deleteRecordMutation$data;
  variables: deleteRecordMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "activity"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "activity",
        "variableName": "activity"
      }
    ],
    "concreteType": "DeleteActivityPayload",
    "kind": "LinkedField",
    "name": "deleteActivity",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedId",
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
    "name": "deleteRecordMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "deleteRecordMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "99be502c429e5df4c8c60e56611f6b89c61b55c77e8611e7e2866b057dc73fd8",
    "metadata": {},
    "name": "deleteRecordMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "968fe0ab906453bf5d5423f90cf6383e";

export default node;
