/**
 * @generated SignedSource<<e26df3d5c2d37cf82f3ac50f55f9b34c>>
 * @relayHash abc956d8d89629e5c686296ec013e937
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f29f587487dd1b940dc5829146530992a424a9fd5f7a305e026015db77a5e86

import type { ConcreteRequest } from 'relay-runtime';
export type QRLoginStatus = "declined" | "expired" | "match_code_wanted" | "not_allowed" | "ok" | "own_station" | "too_many_tries" | "unknown" | "used" | "wrong_match_code";
export type useAnswerCodeMutation$variables = {
  matchCode?: string | null | undefined;
  payload: string;
  serviceTag?: string | null | undefined;
};
export type useAnswerCodeMutation$data = {
  readonly QRLogin: {
    readonly status: QRLoginStatus;
    readonly triesLeft: number | null | undefined;
  };
};
export type useAnswerCodeMutation = {
  response: useAnswerCodeMutation$data;
  variables: useAnswerCodeMutation$variables;
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
    "name": "useAnswerCodeMutation",
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
    "name": "useAnswerCodeMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "2f29f587487dd1b940dc5829146530992a424a9fd5f7a305e026015db77a5e86",
    "metadata": {},
    "name": "useAnswerCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a978d3134730ad50803fc95368eec2b8";

export default node;
