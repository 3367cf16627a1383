/**
 * @generated SignedSource<<a1f786369fc209f8d1f0fde706845590>>
 * @relayHash 4fd7e717bff90986485f31db474968e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c8a8a375455f61c63b7e28603b0ec0053fdf7ab822ecb6f41d46bf027dfa705

import type { ConcreteRequest } from 'relay-runtime';
export type useAttendingChangesEditMutation$variables = {
  email?: string | null | undefined;
  firstName: string;
  id: string;
  lastName: string;
};
export type useAttendingChangesEditMutation$data = {
  readonly updateAttending: {
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
  };
};
export type useAttendingChangesEditMutation = {
  response: useAttendingChangesEditMutation$data;
  variables: useAttendingChangesEditMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "email"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "firstName"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lastName"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      },
      {
        "kind": "Variable",
        "name": "firstName",
        "variableName": "firstName"
      },
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "lastName",
        "variableName": "lastName"
      }
    ],
    "concreteType": "Attending",
    "kind": "LinkedField",
    "name": "updateAttending",
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
      (v4/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "AttendingAddressChange",
        "kind": "LinkedField",
        "name": "addressChange",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
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
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAttendingChangesEditMutation",
    "selections": (v5/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAttendingChangesEditMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "9c8a8a375455f61c63b7e28603b0ec0053fdf7ab822ecb6f41d46bf027dfa705",
    "metadata": {},
    "name": "useAttendingChangesEditMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "09a3aeac6e42ee1afa8c6029d9e86f64";

export default node;
