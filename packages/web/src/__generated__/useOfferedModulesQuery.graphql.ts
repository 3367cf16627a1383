/**
 * @generated SignedSource<<e5079cf8c59c224fe18e36a3625e28fd>>
 * @relayHash d23fa99628e9b49ef69d6663be4277a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17be7627fd42525d3513b1061313278f4cebc00f409150260b0d42dde56ead01

import type { ConcreteRequest } from 'relay-runtime';
export type useOfferedModulesQuery$variables = {
  customerId: number;
  learningSpaceId: number;
};
export type useOfferedModulesQuery$data = {
  readonly customerLearningSpaceAccess: {
    readonly cloudModules: ReadonlyArray<{
      readonly cases: ReadonlyArray<{
        readonly allowed: boolean;
        readonly caseId: string;
        readonly description: string;
        readonly name: string;
      }>;
      readonly description: string;
      readonly moduleId: string;
      readonly name: string;
    }>;
  };
};
export type useOfferedModulesQuery = {
  response: useOfferedModulesQuery$data;
  variables: useOfferedModulesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "customerId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "learningSpaceId"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "customerId",
        "variableName": "customerId"
      },
      {
        "kind": "Variable",
        "name": "learningSpaceId",
        "variableName": "learningSpaceId"
      }
    ],
    "concreteType": "CustomerLearningSpaceAccess",
    "kind": "LinkedField",
    "name": "customerLearningSpaceAccess",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CloudModuleAccess",
        "kind": "LinkedField",
        "name": "cloudModules",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "moduleId",
            "storageKey": null
          },
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "CloudCaseAccess",
            "kind": "LinkedField",
            "name": "cases",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "caseId",
                "storageKey": null
              },
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "allowed",
                "storageKey": null
              }
            ],
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
    "name": "useOfferedModulesQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOfferedModulesQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "17be7627fd42525d3513b1061313278f4cebc00f409150260b0d42dde56ead01",
    "metadata": {},
    "name": "useOfferedModulesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2d77ccfa2312d98800fa66a5e3f77429";

export default node;
