/**
 * @generated SignedSource<<3798b6e5def71076516a4865c9aaec22>>
 * @relayHash fb7bd26c863c10e0ab0b6d1fa55af171
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50a3f13b501f6f3d3d919f84f9eeee8d3fa46f6e9149e45eef1b5c514fabe99b

import type { ConcreteRequest } from 'relay-runtime';
export type useGroupChangesRemoveMutation$variables = {
  customerGroupId: number;
  customerId: number;
  retainCourseAccess: boolean;
};
export type useGroupChangesRemoveMutation$data = {
  readonly removeCustomerGroup: {
    readonly customerGroupId: number;
    readonly undo: {
      readonly seconds: number;
      readonly undoId: string;
    } | null | undefined;
  };
};
export type useGroupChangesRemoveMutation = {
  response: useGroupChangesRemoveMutation$data;
  variables: useGroupChangesRemoveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "customerGroupId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "customerId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "retainCourseAccess"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "customerGroupId",
        "variableName": "customerGroupId"
      },
      {
        "kind": "Variable",
        "name": "customerId",
        "variableName": "customerId"
      },
      {
        "kind": "Variable",
        "name": "retainCourseAccess",
        "variableName": "retainCourseAccess"
      }
    ],
    "concreteType": "RemoveCustomerGroupPayload",
    "kind": "LinkedField",
    "name": "removeCustomerGroup",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "customerGroupId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UndoOffer",
        "kind": "LinkedField",
        "name": "undo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "undoId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "seconds",
            "storageKey": null
          }
        ],
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
    "name": "useGroupChangesRemoveMutation",
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
    "name": "useGroupChangesRemoveMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "50a3f13b501f6f3d3d919f84f9eeee8d3fa46f6e9149e45eef1b5c514fabe99b",
    "metadata": {},
    "name": "useGroupChangesRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d5bc8584ce687baafb8d5e922158c0d8";

export default node;
