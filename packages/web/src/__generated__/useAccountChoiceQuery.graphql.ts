/**
 * @generated SignedSource<<910a9288a2f9fda9b2b8ead45f035108>>
 * @relayHash 0c6920ffe64b6e5b2bf37dc893f8aeaa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e30192136811fc0ad9acc32538686f90ae3188dd085979841bc9496bd749ebe1

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
      readonly consumedTimeInMs: number;
      readonly reservedTimeInMs: number;
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reservedTimeInMs",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "consumedTimeInMs",
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
    "id": "e30192136811fc0ad9acc32538686f90ae3188dd085979841bc9496bd749ebe1",
    "metadata": {},
    "name": "useAccountChoiceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "96d1fa151a32ba0dce2c5d1465d680ec";

export default node;
