/**
 * @generated SignedSource<<bf5f19c1201144bf90450c5ac46d9644>>
 * @relayHash 4465ecba2e25b61e45f7da88f3bc946c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2ffbc73dccd3640e1ec0bac89fdd376e79d3cc738dc37df4fb5a75e2b7d3a7c

import type { ConcreteRequest } from 'relay-runtime';
export type useOwnDataRequestMutation$variables = Record<PropertyKey, never>;
export type useOwnDataRequestMutation$data = {
  readonly requestPersonalDataExport: {
    readonly nextAt: string | null | undefined;
  };
};
export type useOwnDataRequestMutation = {
  response: useOwnDataRequestMutation$data;
  variables: useOwnDataRequestMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PersonalDataExport",
    "kind": "LinkedField",
    "name": "requestPersonalDataExport",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "nextAt",
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
    "name": "useOwnDataRequestMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useOwnDataRequestMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "a2ffbc73dccd3640e1ec0bac89fdd376e79d3cc738dc37df4fb5a75e2b7d3a7c",
    "metadata": {},
    "name": "useOwnDataRequestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e41cea6f62444f97debcbcb2baf1c33b";

export default node;
