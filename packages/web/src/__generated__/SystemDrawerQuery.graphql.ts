/**
 * @generated SignedSource<<42fb0c1ad27001990bd9e4500d139eb6>>
 * @relayHash 43569618b16ac861e0f9595752098dd5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7064f56442ac294199d8e94a9a6526d5d679213325823ae7da4aaeb8bfecd066

import type { ConcreteRequest } from 'relay-runtime';
export type VistSystemCondition = "away" | "clock_wrong" | "cloned" | "connected" | "low_disk" | "never_enrolled" | "not_seen" | "outdated" | "revoked" | "unknown";
export type SystemDrawerQuery$variables = {
  id: string;
};
export type SystemDrawerQuery$data = {
  readonly vistSystem: {
    readonly clientVersion: string | null | undefined;
    readonly clockAheadSeconds: number | null | undefined;
    readonly computer: {
      readonly biosDate: string | null | undefined;
      readonly biosVersion: string | null | undefined;
      readonly gpu: string | null | undefined;
      readonly gpuDriver: string | null | undefined;
      readonly manufacturer: string | null | undefined;
      readonly model: string | null | undefined;
      readonly servicetag: string | null | undefined;
    } | null | undefined;
    readonly conditions: ReadonlyArray<VistSystemCondition>;
    readonly customer: {
      readonly id: number;
      readonly name: string;
    };
    readonly diskFreeBytes: number | null | undefined;
    readonly diskTotalBytes: number | null | undefined;
    readonly enrolledAt: string | null | undefined;
    readonly id: string;
    readonly lastSeen: string | null | undefined;
    readonly lastSimulation: string | null | undefined;
    readonly name: string;
    readonly place: string;
    readonly revokedAt: string | null | undefined;
    readonly serviceTag: string;
    readonly simulationsDone: number;
    readonly software: ReadonlyArray<{
      readonly code: string;
      readonly name: string;
      readonly newerVersion: string | null | undefined;
      readonly version: string;
    }>;
    readonly tokenUntil: string | null | undefined;
  } | null | undefined;
};
export type SystemDrawerQuery = {
  response: SystemDrawerQuery$data;
  variables: SystemDrawerQuery$variables;
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
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "VistSystem",
    "kind": "LinkedField",
    "name": "vistSystem",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "serviceTag",
        "storageKey": null
      },
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "place",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "VistSystemCustomer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "simulationsDone",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastSimulation",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "conditions",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastSeen",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "clientVersion",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "diskFreeBytes",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "diskTotalBytes",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "enrolledAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "revokedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "tokenUntil",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "clockAheadSeconds",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "VistSystemSoftware",
        "kind": "LinkedField",
        "name": "software",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          (v2/*:: as any*/),
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
            "name": "newerVersion",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "VistSystemComputerInfo",
        "kind": "LinkedField",
        "name": "computer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "servicetag",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "manufacturer",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "model",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "biosVersion",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "biosDate",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "gpu",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "gpuDriver",
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
    "name": "SystemDrawerQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SystemDrawerQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "7064f56442ac294199d8e94a9a6526d5d679213325823ae7da4aaeb8bfecd066",
    "metadata": {},
    "name": "SystemDrawerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6533d18e91b7a87700f42c8ab9edb541";

export default node;
