/**
 * @generated SignedSource<<233afabfc325f466a0fee14f61b756e8>>
 * @relayHash eed102ac85b754d3a35e993fa280deee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5d678659be4764684f4dc9db8b2bf7aabfa0b6a691c4e984436800264a22264

import type { ConcreteRequest } from 'relay-runtime';
export type latestAccessQuery$variables = {
  customerId: number;
  learningSpaceId: number;
};
export type latestAccessQuery$data = {
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
    readonly customer: {
      readonly id: number;
      readonly name: string;
    };
    readonly fullAccess: boolean;
    readonly learningSpace: {
      readonly id: number;
      readonly name: string;
    };
    readonly modifiedAt: string;
    readonly viewerCanSave: boolean;
  };
};
export type latestAccessQuery = {
  response: latestAccessQuery$data;
  variables: latestAccessQuery$variables;
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
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
  (v1/*:: as any*/)
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v4 = [
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
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "LearningSpace",
        "kind": "LinkedField",
        "name": "learningSpace",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fullAccess",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "modifiedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanSave",
        "storageKey": null
      },
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
          (v3/*:: as any*/),
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
              (v3/*:: as any*/),
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
    "name": "latestAccessQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "latestAccessQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "b5d678659be4764684f4dc9db8b2bf7aabfa0b6a691c4e984436800264a22264",
    "metadata": {},
    "name": "latestAccessQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "626515402397da500ed7b502c770adb6";

export default node;
