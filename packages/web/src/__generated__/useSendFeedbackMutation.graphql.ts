/**
 * @generated SignedSource<<b9271c6af455c62d2424ad9291400f0f>>
 * @relayHash 6631b7caa9292bd93a951d2743104343
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e0c05f910572466dc07bb3f2f2a361840ff752c64d91158c33873ab2c2695e4

import type { ConcreteRequest } from 'relay-runtime';
export type FeedbackInput = {
  browser?: string | null | undefined;
  clientVersion?: string | null | undefined;
  description?: string | null | undefined;
  email?: string | null | undefined;
  key: string;
  name?: string | null | undefined;
  page?: string | null | undefined;
  requestId?: string | null | undefined;
  screenshotId?: string | null | undefined;
  serviceTag?: string | null | undefined;
  window?: string | null | undefined;
};
export type useSendFeedbackMutation$variables = {
  feedback: FeedbackInput;
};
export type useSendFeedbackMutation$data = {
  readonly sendFeedback: {
    readonly id: number;
  };
};
export type useSendFeedbackMutation = {
  response: useSendFeedbackMutation$data;
  variables: useSendFeedbackMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "feedback"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "feedback",
        "variableName": "feedback"
      }
    ],
    "concreteType": "SentFeedback",
    "kind": "LinkedField",
    "name": "sendFeedback",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSendFeedbackMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSendFeedbackMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3e0c05f910572466dc07bb3f2f2a361840ff752c64d91158c33873ab2c2695e4",
    "metadata": {},
    "name": "useSendFeedbackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b2bf33fe6e181bec0cf155e188d70f74";

export default node;
