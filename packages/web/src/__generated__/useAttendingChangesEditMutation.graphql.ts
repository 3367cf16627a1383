/**
 * @generated SignedSource<<34cec45e1808d55978b9be75e4eb8e3a>>
 * @relayHash ee933c7a3aa78c7becaa81192f6c59b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d3fad9090a53de363b55f27d7ff1273e391ee909076e2aac3f2c7c176f52b19

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
      readonly email: string;
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
          (v4/*:: as any*/)
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
    "id": "6d3fad9090a53de363b55f27d7ff1273e391ee909076e2aac3f2c7c176f52b19",
    "metadata": {},
    "name": "useAttendingChangesEditMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "92816b66c3a04c155a5a0ea0ac16e7b9";

export default node;
