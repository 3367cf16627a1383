/**
 * @generated SignedSource<<1e16ef96fc94d87b5222f83d43c4ff26>>
 * @relayHash 8f4415b2f6efa02164b6ebe783b88cfc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90b1560f9fd59768639792f6c127ae9e7ab36177e9d3c5c5e6c19bd6eeaaa28b

import type { ConcreteRequest } from 'relay-runtime';
export type useAssignmentChangesChangeMutation$variables = {
  assignmentId: number;
  dueOn: string;
  minimum?: number | null | undefined;
  modifiedAt?: string | null | undefined;
  name?: string | null | undefined;
  people?: ReadonlyArray<string> | null | undefined;
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
  "name": "minimum"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "modifiedAt"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "people"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "step"
},
v7 = [
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
        "name": "minimum",
        "variableName": "minimum"
      },
      {
        "kind": "Variable",
        "name": "modifiedAt",
        "variableName": "modifiedAt"
      },
      {
        "kind": "Variable",
        "name": "name",
        "variableName": "name"
      },
      {
        "kind": "Variable",
        "name": "people",
        "variableName": "people"
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
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAssignmentChangesChangeMutation",
    "selections": (v7/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v6/*:: as any*/),
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v5/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAssignmentChangesChangeMutation",
    "selections": (v7/*:: as any*/)
  },
  "params": {
    "id": "90b1560f9fd59768639792f6c127ae9e7ab36177e9d3c5c5e6c19bd6eeaaa28b",
    "metadata": {},
    "name": "useAssignmentChangesChangeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "09f3ca6c2d021072de9adec185ceedb9";

export default node;
