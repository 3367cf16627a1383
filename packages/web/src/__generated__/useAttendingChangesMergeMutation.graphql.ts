/**
 * @generated SignedSource<<bddc6231ce4de4ff72f125ee475cfc7b>>
 * @relayHash 2908a09cc571e6336e17e43d9ae641cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa60e994ba1e6bcec4fb54b1707fcdc0aa613c85c1fa2fb761db51426281960d

import type { ConcreteRequest } from 'relay-runtime';
export type useAttendingChangesMergeMutation$variables = {
  addressOf?: string | null | undefined;
  id: string;
  into: string;
};
export type useAttendingChangesMergeMutation$data = {
  readonly mergeAttendings: {
    readonly addressChange: {
      readonly askedAt: string;
      readonly askedBy: string | null | undefined;
      readonly email: string;
      readonly from: string | null | undefined;
    } | null | undefined;
    readonly email: string | null | undefined;
    readonly firstName: string;
    readonly id: string;
    readonly lastName: string;
    readonly recordCount: number;
  };
};
export type useAttendingChangesMergeMutation = {
  response: useAttendingChangesMergeMutation$data;
  variables: useAttendingChangesMergeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "addressOf"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "into"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "addressOf",
        "variableName": "addressOf"
      },
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "into",
        "variableName": "into"
      }
    ],
    "concreteType": "Attending",
    "kind": "LinkedField",
    "name": "mergeAttendings",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "firstName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastName",
        "storageKey": null
      },
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "recordCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AttendingAddressChange",
        "kind": "LinkedField",
        "name": "addressChange",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "askedBy",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "askedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "from",
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
    "name": "useAttendingChangesMergeMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAttendingChangesMergeMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "fa60e994ba1e6bcec4fb54b1707fcdc0aa613c85c1fa2fb761db51426281960d",
    "metadata": {},
    "name": "useAttendingChangesMergeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "92602ea0842ac2ca29160b2fa4fe0a4a";

export default node;
