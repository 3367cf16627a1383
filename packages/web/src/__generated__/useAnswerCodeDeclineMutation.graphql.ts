/**
 * @generated SignedSource<<636d927caf2aa5d5381efdf548719e8b>>
 * @relayHash 18c713e30f37b17730542f47924eecbe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4100f1152c5d4ecfb8ea53d12d87f0e31e921aff8e8df17ea06ecf40a72efe24

import type { ConcreteRequest } from 'relay-runtime';
export type QRLoginStatus = "declined" | "expired" | "match_code_wanted" | "not_allowed" | "ok" | "own_station" | "too_many_tries" | "unknown" | "used" | "wrong_match_code";
export type useAnswerCodeDeclineMutation$variables = {
  payload: string;
};
export type useAnswerCodeDeclineMutation$data = {
  readonly declineQRLogin: {
    readonly status: QRLoginStatus;
  };
};
export type useAnswerCodeDeclineMutation = {
  response: useAnswerCodeDeclineMutation$data;
  variables: useAnswerCodeDeclineMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "payload"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "payload",
        "variableName": "payload"
      }
    ],
    "concreteType": "QRLoginResult",
    "kind": "LinkedField",
    "name": "declineQRLogin",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
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
    "name": "useAnswerCodeDeclineMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAnswerCodeDeclineMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4100f1152c5d4ecfb8ea53d12d87f0e31e921aff8e8df17ea06ecf40a72efe24",
    "metadata": {},
    "name": "useAnswerCodeDeclineMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6ffa9aa4fa23b794fcc5cbb68a2a1d81";

export default node;
