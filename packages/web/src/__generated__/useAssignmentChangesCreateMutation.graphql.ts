/**
 * @generated SignedSource<<74ad7e5b11a047935514d8193a47bb45>>
 * @relayHash 0594097b6ec5a629afe39e661c885de0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd85ef56360ef1b0fd480bbd10406c4637e5fd098a845747cddcb8b3e375c38e

import type { ConcreteRequest } from 'relay-runtime';
export type AssignmentKind = "course" | "exercise" | "records";
export type AssignmentInput = {
  category?: string | null | undefined;
  countsFrom?: string | null | undefined;
  courseId?: number | null | undefined;
  dueOn?: string | null | undefined;
  exerciseKey?: string | null | undefined;
  interventionType?: string | null | undefined;
  kind?: AssignmentKind | null | undefined;
  levels?: ReadonlyArray<string> | null | undefined;
  minimum?: number | null | undefined;
  name?: string | null | undefined;
  organSystem?: string | null | undefined;
  people?: ReadonlyArray<string> | null | undefined;
  procedureCode?: string | null | undefined;
  roles?: ReadonlyArray<string> | null | undefined;
  step?: number | null | undefined;
  subCategory?: string | null | undefined;
};
export type useAssignmentChangesCreateMutation$variables = {
  assignment: AssignmentInput;
  customerGroupId: number;
  key: string;
};
export type useAssignmentChangesCreateMutation$data = {
  readonly createAssignment: {
    readonly id: number;
  };
};
export type useAssignmentChangesCreateMutation = {
  response: useAssignmentChangesCreateMutation$data;
  variables: useAssignmentChangesCreateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "assignment"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "customerGroupId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "key"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "assignment",
        "variableName": "assignment"
      },
      {
        "kind": "Variable",
        "name": "customerGroupId",
        "variableName": "customerGroupId"
      },
      {
        "kind": "Variable",
        "name": "idempotencyKey",
        "variableName": "key"
      }
    ],
    "concreteType": "Assignment",
    "kind": "LinkedField",
    "name": "createAssignment",
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAssignmentChangesCreateMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAssignmentChangesCreateMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "bd85ef56360ef1b0fd480bbd10406c4637e5fd098a845747cddcb8b3e375c38e",
    "metadata": {},
    "name": "useAssignmentChangesCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a4ed39777565fbc460461b42f57f56c6";

export default node;
