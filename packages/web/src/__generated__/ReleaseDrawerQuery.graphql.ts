/**
 * @generated SignedSource<<3fd2f3ae0b2f1559f3975f0542c913eb>>
 * @relayHash 7a7611d8e7bb092c7dc5387f002f92f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb9b0b9a12a8e18fa2b47e426d722c495d9ed94017879a2e454a949eda863c58

import type { ConcreteRequest } from 'relay-runtime';
export type SoftwareDocumentKind = "caseBook" | "clinicalDeviceList" | "manual" | "releaseNotes" | "stepByStep";
export type SoftwareReleaseState = "draft" | "published" | "withdrawn";
export type ReleaseDrawerQuery$variables = {
  id: number;
};
export type ReleaseDrawerQuery$data = {
  readonly softwareRelease: {
    readonly createdAt: string;
    readonly createdBy: {
      readonly first_name: string | null | undefined;
      readonly keycloak_id: string | null | undefined;
      readonly last_name: string | null | undefined;
    } | null | undefined;
    readonly documents: ReadonlyArray<{
      readonly kind: SoftwareDocumentKind;
      readonly name: string;
      readonly size: number;
      readonly url: string;
    }>;
    readonly id: number;
    readonly package: {
      readonly name: string;
      readonly sha256: string;
      readonly signingKey: string | null | undefined;
      readonly size: number;
    } | null | undefined;
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
    readonly publishedAt: string | null | undefined;
    readonly reachedStations: number;
    readonly rollout: {
      readonly customers: ReadonlyArray<{
        readonly customerId: number | null | undefined;
        readonly name: string;
      }>;
      readonly isForAll: boolean;
      readonly stations: ReadonlyArray<{
        readonly name: string;
        readonly stationId: string | null | undefined;
      }>;
    };
    readonly softwareCode: string;
    readonly softwareName: string;
    readonly state: SoftwareReleaseState;
    readonly stringIdentifier: string;
    readonly version: string;
    readonly withdrawnAt: string | null | undefined;
  };
};
export type ReleaseDrawerQuery = {
  response: ReleaseDrawerQuery$data;
  variables: ReleaseDrawerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
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
  "name": "size",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "releaseId",
        "variableName": "id"
      }
    ],
    "concreteType": "SoftwareRelease",
    "kind": "LinkedField",
    "name": "softwareRelease",
    "plural": false,
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
        "name": "softwareCode",
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
        "kind": "ScalarField",
        "name": "stringIdentifier",
        "storageKey": null
      },
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
        "name": "publishedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "withdrawnAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SoftwareDocument",
        "kind": "LinkedField",
        "name": "documents",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SoftwareRollout",
        "kind": "LinkedField",
        "name": "rollout",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isForAll",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SoftwareRolloutChoice",
            "kind": "LinkedField",
            "name": "customers",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "customerId",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SoftwareRolloutChoice",
            "kind": "LinkedField",
            "name": "stations",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "stationId",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "createdAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reachedStations",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Person",
        "kind": "LinkedField",
        "name": "createdBy",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "keycloak_id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "first_name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "last_name",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SoftwarePackage",
        "kind": "LinkedField",
        "name": "package",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sha256",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "signingKey",
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
    "name": "ReleaseDrawerQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReleaseDrawerQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "eb9b0b9a12a8e18fa2b47e426d722c495d9ed94017879a2e454a949eda863c58",
    "metadata": {},
    "name": "ReleaseDrawerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "148f9fd5f4b720d31fe03fc8578682a2";

export default node;
