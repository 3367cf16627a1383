/**
 * @generated SignedSource<<b9863e63cd3aa442170b1fb42ccd8cc4>>
 * @relayHash a1b15958f18e053dc013ec887c0d9dfa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5a49906c5173815e87d16b8e0e623572a3302f4ad23e578c25fae3a5022b2bf

import type { ConcreteRequest } from 'relay-runtime';
export type LogbookTargetSpan = "academicYear" | "calendarYear" | "training";
export type LogbookTargetInput = {
  category?: string | null | undefined;
  groupId?: number | null | undefined;
  id?: string | null | undefined;
  interventionType?: string | null | undefined;
  levels?: ReadonlyArray<string> | null | undefined;
  minimum?: number | null | undefined;
  months?: number | null | undefined;
  name?: string | null | undefined;
  organSystem?: string | null | undefined;
  procedureCode?: string | null | undefined;
  roles?: ReadonlyArray<string> | null | undefined;
  span?: LogbookTargetSpan | null | undefined;
  subCategory?: string | null | undefined;
};
export type useTargetChangesSaveMutation$variables = {
  customerId: number;
  target: LogbookTargetInput;
};
export type useTargetChangesSaveMutation$data = {
  readonly saveLogbookTarget: {
    readonly id: string;
  };
};
export type useTargetChangesSaveMutation = {
  response: useTargetChangesSaveMutation$data;
  variables: useTargetChangesSaveMutation$variables;
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
    "name": "target"
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
        "name": "target",
        "variableName": "target"
      }
    ],
    "concreteType": "LogbookTarget",
    "kind": "LinkedField",
    "name": "saveLogbookTarget",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useTargetChangesSaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTargetChangesSaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c5a49906c5173815e87d16b8e0e623572a3302f4ad23e578c25fae3a5022b2bf",
    "metadata": {},
    "name": "useTargetChangesSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ffa47367fafe5fc0d89e9a30e4b85d73";

export default node;
