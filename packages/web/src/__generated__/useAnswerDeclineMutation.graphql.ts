/**
 * @generated SignedSource<<694b6f59d4b6d98b822592ccb05f02af>>
 * @relayHash 325d56adf61092a2885727df7aa1923b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d55dc32cefdd902283809b086f782869d9dea8c37e4183113a277fe718b624e6

import type { ConcreteRequest } from 'relay-runtime';
export type QRLoginStatus = "declined" | "expired" | "match_code_wanted" | "not_allowed" | "ok" | "own_station" | "too_many_tries" | "unknown" | "used" | "wrong_match_code";
export type useAnswerDeclineMutation$variables = {
  payload: string;
};
export type useAnswerDeclineMutation$data = {
  readonly declineQRLogin: {
    readonly status: QRLoginStatus;
  };
};
export type useAnswerDeclineMutation = {
  response: useAnswerDeclineMutation$data;
  variables: useAnswerDeclineMutation$variables;
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
    "name": "useAnswerDeclineMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAnswerDeclineMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d55dc32cefdd902283809b086f782869d9dea8c37e4183113a277fe718b624e6",
    "metadata": {},
    "name": "useAnswerDeclineMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "735e281b100493034be38e09369ab524";

export default node;
