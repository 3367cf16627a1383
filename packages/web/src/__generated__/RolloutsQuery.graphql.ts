/**
 * @generated SignedSource<<69b0aee0465c9a01246cd8ebbd1c13da>>
 * @relayHash d2c53c61fc159710b8e312f2b350475f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 410015ea9165a34cddd89ba925fe0c91a38bbd1e64f560ec764ecfd9d61e7ab2

import type { ConcreteRequest } from 'relay-runtime';
export type RolloutsQuery$variables = {
  from: string;
};
export type RolloutsQuery$data = {
  readonly softwareReleases: {
    readonly releases: ReadonlyArray<{
      readonly id: number;
      readonly progress: {
        readonly downloading: number;
        readonly failed: number;
        readonly installed: number;
        readonly installing: number;
        readonly ready: number;
        readonly superseded: number;
        readonly total: number;
        readonly waiting: number;
      };
      readonly softwareName: string;
      readonly version: string;
    }>;
  };
};
export type RolloutsQuery = {
  response: RolloutsQuery$data;
  variables: RolloutsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "from"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "limit",
        "value": 20
      },
      {
        "kind": "Variable",
        "name": "publishedFrom",
        "variableName": "from"
      },
      {
        "kind": "Literal",
        "name": "state",
        "value": "published"
      }
    ],
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "softwareName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SoftwareProgress",
            "kind": "LinkedField",
            "name": "progress",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "total",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "waiting",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "downloading",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ready",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "installing",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "installed",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "failed",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "superseded",
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
    "name": "RolloutsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RolloutsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "410015ea9165a34cddd89ba925fe0c91a38bbd1e64f560ec764ecfd9d61e7ab2",
    "metadata": {},
    "name": "RolloutsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fedb8cec0fc2a9d04218004a89c1fbe0";

export default node;
