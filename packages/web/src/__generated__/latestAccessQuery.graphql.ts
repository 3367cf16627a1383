/**
 * @generated SignedSource<<d42c49c4b72f9c27bcb32e7f84ad1649>>
 * @relayHash 226c9e888b6758859eabf7d353c4e03d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c54cc3f38af57a921d26a917356b99129d59fdc19b9b383c9ffa0de66789ae1

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
    readonly courses: ReadonlyArray<{
      readonly allowed: boolean;
      readonly course: {
        readonly code: string;
        readonly id: number;
        readonly name: string;
      };
      readonly groupCount: number;
      readonly memberCount: number;
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
  (v1/*:: as any*/),
  (v2/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "allowed",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v6 = [
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
        "selections": (v3/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "LearningSpace",
        "kind": "LinkedField",
        "name": "learningSpace",
        "plural": false,
        "selections": (v3/*:: as any*/),
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
        "concreteType": "LearningSpaceCourseAccess",
        "kind": "LinkedField",
        "name": "courses",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ListedCourse",
            "kind": "LinkedField",
            "name": "course",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "code",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "groupCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "memberCount",
            "storageKey": null
          }
        ],
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
          (v2/*:: as any*/),
          (v5/*:: as any*/),
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
              (v2/*:: as any*/),
              (v5/*:: as any*/),
              (v4/*:: as any*/)
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
    "selections": (v6/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "latestAccessQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "7c54cc3f38af57a921d26a917356b99129d59fdc19b9b383c9ffa0de66789ae1",
    "metadata": {},
    "name": "latestAccessQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "626515402397da500ed7b502c770adb6";

export default node;
