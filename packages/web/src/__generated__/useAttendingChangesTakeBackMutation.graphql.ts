/**
 * @generated SignedSource<<de080fcfe319532ce412355f4e236464>>
 * @relayHash 432b8e933cfedcef3f6282e0ae75b685
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad1ef28eb79204ad57d6da5265085775e94f0ac70689babcbffcd00eb34a2ec5

import type { ConcreteRequest } from 'relay-runtime';
export type useAttendingChangesTakeBackMutation$variables = {
  id: string;
};
export type useAttendingChangesTakeBackMutation$data = {
  readonly takeBackAddressChange: {
    readonly addressChange: {
      readonly email: string;
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
    "id": "ad1ef28eb79204ad57d6da5265085775e94f0ac70689babcbffcd00eb34a2ec5",
    "metadata": {},
    "name": "useAttendingChangesTakeBackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "090043bc1a458c9bcb56914dfb058125";

export default node;
