/**
 * @generated SignedSource<<f6aaf30b3d249710028dcceb82d3e093>>
 * @relayHash 9df2a4a7fb884d7482742a9bac20fa78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19e0de6440c96ef592d8d97049f1eba5e989a389e5b81194395bd00cdff88cae

import type { ConcreteRequest } from 'relay-runtime';
export type useAttendingChangesTakeBackMutation$variables = {
  id: string;
};
export type useAttendingChangesTakeBackMutation$data = {
  readonly takeBackAddressChange: {
    readonly addressChange: {
      readonly askedAt: string;
      readonly askedBy: string | null | undefined;
      readonly email: string;
      readonly from: string | null | undefined;
    } | null | undefined;
    readonly id: string;
  };
};
export type useAttendingChangesTakeBackMutation = {
  response: useAttendingChangesTakeBackMutation$data;
  variables: useAttendingChangesTakeBackMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Attending",
    "kind": "LinkedField",
    "name": "takeBackAddressChange",
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
        "concreteType": "AttendingAddressChange",
        "kind": "LinkedField",
        "name": "addressChange",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAttendingChangesTakeBackMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAttendingChangesTakeBackMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "19e0de6440c96ef592d8d97049f1eba5e989a389e5b81194395bd00cdff88cae",
    "metadata": {},
    "name": "useAttendingChangesTakeBackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8dfe306ebf2f4a0d386489da5d006c62";

export default node;
