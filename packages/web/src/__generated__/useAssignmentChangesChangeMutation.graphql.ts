/**
 * @generated SignedSource<<37dbcb6099131930ce854ef208e2a748>>
 * @relayHash 4b6cf40b2769860a481f68dd0c69bf1f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c65003e698c08dcd9947abfef7c09caa8c4d8bdb8fd917c122cb1933940620ce

import type { ConcreteRequest } from 'relay-runtime';
export type useAssignmentChangesChangeMutation$variables = {
  assignmentId: number;
  dueOn: string;
  modifiedAt?: string | null | undefined;
  step?: number | null | undefined;
};
export type useAssignmentChangesChangeMutation$data = {
  readonly changeAssignment: {
    readonly id: number;
  };
};
export type useAssignmentChangesChangeMutation = {
  response: useAssignmentChangesChangeMutation$data;
  variables: useAssignmentChangesChangeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "assignmentId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "dueOn"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "modifiedAt"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "step"
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "assignmentId",
        "variableName": "assignmentId"
      },
      {
        "kind": "Variable",
        "name": "dueOn",
        "variableName": "dueOn"
      },
      {
        "kind": "Variable",
        "name": "modifiedAt",
        "variableName": "modifiedAt"
      },
      {
        "kind": "Variable",
        "name": "step",
        "variableName": "step"
      }
    ],
    "concreteType": "Assignment",
    "kind": "LinkedField",
    "name": "changeAssignment",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAssignmentChangesChangeMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAssignmentChangesChangeMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "c65003e698c08dcd9947abfef7c09caa8c4d8bdb8fd917c122cb1933940620ce",
    "metadata": {},
    "name": "useAssignmentChangesChangeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1b00dd1b681f254bf708f3d327a49cc0";

export default node;
