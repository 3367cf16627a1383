/**
 * @generated SignedSource<<9e8957ac2de9bf4c7c62251e630a2a56>>
 * @relayHash 518f55e9ee34e1a87ac97de5659ad910
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c80aecee026e5d342df0ccb1cba1b05f68f2cfadb2d1570c06e423db0e993ec

import type { ConcreteRequest } from 'relay-runtime';
export type useAccountChoiceQuery$variables = {
  search: string;
};
export type useAccountChoiceQuery$data = {
  readonly customers: ReadonlyArray<{
    readonly branches: ReadonlyArray<{
      readonly id: number;
      readonly name: string;
    }> | null | undefined;
    readonly cloudModuleTimeBalance: {
      readonly spendableTimeInMs: number;
    } | null | undefined;
    readonly id: number;
    readonly name: string;
    readonly viewerCanAdministerVouchers: boolean;
  }>;
};
export type useAccountChoiceQuery = {
  response: useAccountChoiceQuery$data;
  variables: useAccountChoiceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "search",
        "variableName": "search"
      }
    ],
    "concreteType": "Customer",
    "kind": "LinkedField",
    "name": "customers",
    "plural": true,
    "selections": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanAdministerVouchers",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "LearningSpace",
        "kind": "LinkedField",
        "name": "branches",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CloudModuleTimeBalance",
        "kind": "LinkedField",
        "name": "cloudModuleTimeBalance",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "spendableTimeInMs",
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
    "name": "useAccountChoiceQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAccountChoiceQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "1c80aecee026e5d342df0ccb1cba1b05f68f2cfadb2d1570c06e423db0e993ec",
    "metadata": {},
    "name": "useAccountChoiceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "96d1fa151a32ba0dce2c5d1465d680ec";

export default node;
