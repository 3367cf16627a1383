/**
 * @generated SignedSource<<c1c506c70dc38c0b46c20926a3e600f4>>
 * @relayHash a9ee9602b28366f3e9a906b114ca031e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66b280038e9176d18c5e0ed8f88d156ebc4ae9db527bae7effdfeb94b396405a

import type { ConcreteRequest } from 'relay-runtime';
export type useResetProgressMutation$variables = Record<PropertyKey, never>;
export type useResetProgressMutation$data = {
  readonly resetAccountProgress: {
    readonly done: boolean;
  };
};
export type useResetProgressMutation = {
  response: useResetProgressMutation$data;
  variables: useResetProgressMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ResetAccountProgressPayload",
    "kind": "LinkedField",
    "name": "resetAccountProgress",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "done",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useResetProgressMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useResetProgressMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "66b280038e9176d18c5e0ed8f88d156ebc4ae9db527bae7effdfeb94b396405a",
    "metadata": {},
    "name": "useResetProgressMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f30f049eb992edefcee8d01060f9a281";

export default node;
