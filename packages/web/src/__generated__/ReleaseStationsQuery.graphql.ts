/**
 * @generated SignedSource<<205d402b54b37e249541eb6e08be962f>>
 * @relayHash 5adfc42e0d5994a2e7e4321c93b5dcaf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe9fe9b33067c4306df7da609bfca7fc4023ed14191c3acb0f7387acdcb3f2ce

import type { ConcreteRequest } from 'relay-runtime';
export type SoftwareStanding = "downloading" | "failed" | "installed" | "installing" | "ready" | "superseded" | "waiting";
export type ReleaseStationsQuery$variables = {
  limit: number;
  offset: number;
  releaseId: number;
  standing?: SoftwareStanding | null | undefined;
};
export type ReleaseStationsQuery$data = {
  readonly softwareReleaseStations: {
    readonly stations: ReadonlyArray<{
      readonly currentVersion: string | null | undefined;
      readonly customerName: string;
      readonly id: string;
      readonly name: string;
      readonly operationId: string | null | undefined;
      readonly serviceTag: string;
      readonly standing: SoftwareStanding;
      readonly state: {
        readonly operationStates: {
          readonly download: {
            readonly errors: ReadonlyArray<string>;
            readonly progress: number;
            readonly state: string;
          } | null | undefined;
          readonly install: {
            readonly errors: ReadonlyArray<string>;
            readonly progress: number;
            readonly state: string;
          } | null | undefined;
        };
      };
    }>;
    readonly totalCount: number;
  };
};
export type ReleaseStationsQuery = {
  response: ReleaseStationsQuery$data;
  variables: ReleaseStationsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "limit"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "offset"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "releaseId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "standing"
},
v4 = [
  {
    "kind": "Variable",
    "name": "limit",
    "variableName": "limit"
  },
  {
    "kind": "Variable",
    "name": "offset",
    "variableName": "offset"
  },
  {
    "kind": "Variable",
    "name": "releaseId",
    "variableName": "releaseId"
  },
  {
    "kind": "Variable",
    "name": "standing",
    "variableName": "standing"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
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
  "name": "serviceTag",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerName",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currentVersion",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "standing",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "operationId",
  "storageKey": null
},
v13 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "state",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "progress",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "errors",
    "storageKey": null
  }
],
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "SystemSoftwareOperationStates",
  "kind": "LinkedField",
  "name": "operationStates",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SystemSoftwareOperationState",
      "kind": "LinkedField",
      "name": "download",
      "plural": false,
      "selections": (v13/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SystemSoftwareOperationState",
      "kind": "LinkedField",
      "name": "install",
      "plural": false,
      "selections": (v13/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ReleaseStationsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "SoftwareReleaseStationsPage",
        "kind": "LinkedField",
        "name": "softwareReleaseStations",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SoftwareReleaseStation",
            "kind": "LinkedField",
            "name": "stations",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "SystemSoftwareUpdateState",
                "kind": "LinkedField",
                "name": "state",
                "plural": false,
                "selections": [
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ReleaseStationsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "SoftwareReleaseStationsPage",
        "kind": "LinkedField",
        "name": "softwareReleaseStations",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SoftwareReleaseStation",
            "kind": "LinkedField",
            "name": "stations",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "SystemSoftwareUpdateState",
                "kind": "LinkedField",
                "name": "state",
                "plural": false,
                "selections": [
                  (v14/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fe9fe9b33067c4306df7da609bfca7fc4023ed14191c3acb0f7387acdcb3f2ce",
    "metadata": {},
    "name": "ReleaseStationsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "04e8a44a4bed3230f94f5f6638367033";

export default node;
