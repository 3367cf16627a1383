/**
 * @generated SignedSource<<6bf42600f8d2a6dcffd3e1cbb0630c48>>
 * @relayHash 56226bbf70f43b3ffca8ea847560a689
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96a4687f2c4c399f9b109f0b297fc57b73372165e61ea6451184b292b5138b2d

import type { ConcreteRequest } from 'relay-runtime';
export type useAttendingChangesAddMutation$variables = {
  customerId: number;
  email?: string | null | undefined;
  firstName: string;
  lastName: string;
};
export type useAttendingChangesAddMutation$data = {
  readonly createAttending: {
    readonly id: string;
  };
};
export type useAttendingChangesAddMutation = {
  response: useAttendingChangesAddMutation$data;
  variables: useAttendingChangesAddMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "customerId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "email"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "firstName"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lastName"
},
v4 = [
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
        "name": "lastName",
        "variableName": "lastName"
      }
    ],
    "concreteType": "Attending",
    "kind": "LinkedField",
    "name": "createAttending",
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
    "name": "useAttendingChangesAddMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAttendingChangesAddMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "96a4687f2c4c399f9b109f0b297fc57b73372165e61ea6451184b292b5138b2d",
    "metadata": {},
    "name": "useAttendingChangesAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0133363c95fc5b76221b6ebdb1234653";

export default node;
