/**
 * @generated SignedSource<<df7ec4871515c8456860d3a6d80d3980>>
 * @relayHash 00be11bbfa51a964ed8ff72ca865b60a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2aa034ab41fdfdd9370a8d34a8a514a1e9d6fc2e1f33a5489ae8af021a083e3d

import type { ConcreteRequest } from 'relay-runtime';
export type foundByServerSimulatorsQuery$variables = {
  machines: boolean;
  modules: boolean;
  releases: boolean;
  stations: boolean;
  text: string;
};
export type foundByServerSimulatorsQuery$data = {
  readonly cloudCaseVMs?: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly simulatorModules?: {
    readonly modules: ReadonlyArray<{
      readonly id: number;
      readonly name: string;
      readonly version: string;
    }>;
  };
  readonly softwareReleases?: {
    readonly releases: ReadonlyArray<{
      readonly id: number;
      readonly softwareName: string;
      readonly version: string;
    }>;
  };
  readonly vistSystemsByServiceTag?: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly place: string;
    readonly serviceTag: string;
  }>;
};
export type foundByServerSimulatorsQuery$rawResponse = {
  readonly cloudCaseVMs?: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly simulatorModules?: {
    readonly modules: ReadonlyArray<{
      readonly id: number;
      readonly name: string;
      readonly version: string;
    }>;
  };
  readonly softwareReleases?: {
    readonly releases: ReadonlyArray<{
      readonly id: number;
      readonly softwareName: string;
      readonly version: string;
    }>;
  };
  readonly vistSystemsByServiceTag?: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly place: string;
    readonly serviceTag: string;
  }>;
};
export type foundByServerSimulatorsQuery = {
  rawResponse: foundByServerSimulatorsQuery$rawResponse;
  response: foundByServerSimulatorsQuery$data;
  variables: foundByServerSimulatorsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "machines"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "modules"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "releases"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stations"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "text"
},
v5 = {
  "kind": "Literal",
  "name": "limit",
  "value": 6
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v8 = [
  (v5/*:: as any*/),
  {
    "kind": "Variable",
    "name": "searchText",
    "variableName": "text"
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v10 = [
  {
    "condition": "stations",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": [
          (v5/*:: as any*/),
          {
            "kind": "Variable",
            "name": "serviceTag",
            "variableName": "text"
          }
        ],
        "concreteType": "VistSystem",
        "kind": "LinkedField",
        "name": "vistSystemsByServiceTag",
        "plural": true,
        "selections": [
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "serviceTag",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "place",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  {
    "condition": "machines",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "limit",
            "value": 200
          }
        ],
        "concreteType": "CloudCaseVM",
        "kind": "LinkedField",
        "name": "cloudCaseVMs",
        "plural": true,
        "selections": [
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": "cloudCaseVMs(limit:200)"
      }
    ]
  },
  {
    "condition": "releases",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": (v8/*:: as any*/),
        "concreteType": "SoftwareReleasesPage",
        "kind": "LinkedField",
        "name": "softwareReleases",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SoftwareRelease",
            "kind": "LinkedField",
            "name": "releases",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "softwareName",
                "storageKey": null
              },
              (v9/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  {
    "condition": "modules",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": (v8/*:: as any*/),
        "concreteType": "SimulatorModulesPage",
        "kind": "LinkedField",
        "name": "simulatorModules",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SimulatorModule",
            "kind": "LinkedField",
            "name": "modules",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "foundByServerSimulatorsQuery",
    "selections": (v10/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "foundByServerSimulatorsQuery",
    "selections": (v10/*:: as any*/)
  },
  "params": {
    "id": "2aa034ab41fdfdd9370a8d34a8a514a1e9d6fc2e1f33a5489ae8af021a083e3d",
    "metadata": {},
    "name": "foundByServerSimulatorsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "57b20d530f148557a06b8a3face4ac8e";

export default node;
