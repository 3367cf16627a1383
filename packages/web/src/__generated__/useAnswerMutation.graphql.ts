/**
 * @generated SignedSource<<fe30129a36abae729659555259d0aed7>>
 * @relayHash fbe0c9260e4ec0c405b493c53dcb0548
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93e39a84c11b088af124290744e11c40ec5025e3f67c2c4078bbb4fefbf83197

import type { ConcreteRequest } from 'relay-runtime';
export type QRLoginStatus = "declined" | "expired" | "match_code_wanted" | "not_allowed" | "ok" | "own_station" | "too_many_tries" | "unknown" | "used" | "wrong_match_code";
export type useAnswerMutation$variables = {
  matchCode?: string | null | undefined;
  payload: string;
  serviceTag?: string | null | undefined;
};
export type useAnswerMutation$data = {
  readonly QRLogin: {
    readonly status: QRLoginStatus;
    readonly triesLeft: number | null | undefined;
  };
};
export type useAnswerMutation = {
  response: useAnswerMutation$data;
  variables: useAnswerMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "matchCode"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "payload"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "serviceTag"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "matchCode",
        "variableName": "matchCode"
      },
      {
        "kind": "Variable",
        "name": "payload",
        "variableName": "payload"
      },
      {
        "kind": "Variable",
        "name": "serviceTag",
        "variableName": "serviceTag"
      }
    ],
    "concreteType": "QRLoginResult",
    "kind": "LinkedField",
    "name": "QRLogin",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "triesLeft",
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
    "name": "useAnswerMutation",
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
    "name": "useAnswerMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "93e39a84c11b088af124290744e11c40ec5025e3f67c2c4078bbb4fefbf83197",
    "metadata": {},
    "name": "useAnswerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "998e0cadf89f869782d579a556589e50";

export default node;
