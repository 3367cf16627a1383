/**
 * @generated SignedSource<<80b3f5d3a5a7e9f70f745d6f83dcce0e>>
 * @relayHash c11ecf4c4df71c978929a890bba34e93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd924ef9d78d9458eb56676fa8971f0f8230c81714da3dbe97e10a0d722a80c4

import type { ConcreteRequest } from 'relay-runtime';
export type ownThingsQuery$variables = Record<PropertyKey, never>;
export type ownThingsQuery$data = {
  readonly customerGroupsByUser: ReadonlyArray<{
    readonly customer: {
      readonly name: string;
    };
    readonly id: number;
    readonly name: string;
  }>;
  readonly enrolledTalentBranches: ReadonlyArray<{
    readonly id: number;
    readonly name: string;
    readonly title: string;
  }>;
  readonly getCloudModulesResourceAccessVouchersAsTrainee: ReadonlyArray<{
    readonly archivedAt: string | null | undefined;
    readonly expired: boolean;
    readonly modules: ReadonlyArray<{
      readonly cases: ReadonlyArray<{
        readonly caseId: string;
        readonly name: string;
      }>;
      readonly name: string;
    }>;
  }>;
  readonly getEventResourceAccessVouchersAsTrainee: ReadonlyArray<{
    readonly eventAt: string;
    readonly id: number;
    readonly name: string;
  }>;
  readonly vistActivityChoices: ReadonlyArray<{
    readonly exercises: ReadonlyArray<{
      readonly key: string;
      readonly name: string;
    }>;
    readonly name: string;
  }>;
};
export type ownThingsQuery$rawResponse = {
  readonly customerGroupsByUser: ReadonlyArray<{
    readonly customer: {
      readonly name: string;
    };
    readonly id: number;
    readonly name: string;
  }>;
  readonly enrolledTalentBranches: ReadonlyArray<{
    readonly id: number;
    readonly name: string;
    readonly title: string;
  }>;
  readonly getCloudModulesResourceAccessVouchersAsTrainee: ReadonlyArray<{
    readonly archivedAt: string | null | undefined;
    readonly expired: boolean;
    readonly modules: ReadonlyArray<{
      readonly cases: ReadonlyArray<{
        readonly caseId: string;
        readonly name: string;
      }>;
      readonly name: string;
    }>;
  }>;
  readonly getEventResourceAccessVouchersAsTrainee: ReadonlyArray<{
    readonly eventAt: string;
    readonly id: number;
    readonly name: string;
  }>;
  readonly vistActivityChoices: ReadonlyArray<{
    readonly exercises: ReadonlyArray<{
      readonly key: string;
      readonly name: string;
    }>;
    readonly name: string;
  }>;
};
export type ownThingsQuery = {
  rawResponse: ownThingsQuery$rawResponse;
  response: ownThingsQuery$data;
  variables: ownThingsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
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
    "concreteType": "CustomerGroup",
    "kind": "LinkedField",
    "name": "customerGroupsByUser",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "limit",
        "value": 100
      }
    ],
    "concreteType": "EventResourceAccessVoucher",
    "kind": "LinkedField",
    "name": "getEventResourceAccessVouchersAsTrainee",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "eventAt",
        "storageKey": null
      }
    ],
    "storageKey": "getEventResourceAccessVouchersAsTrainee(limit:100)"
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "CloudModulesResourceAccessVoucherAsTrainee",
    "kind": "LinkedField",
    "name": "getCloudModulesResourceAccessVouchersAsTrainee",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expired",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "archivedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CloudModule",
        "kind": "LinkedField",
        "name": "modules",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "CloudCase",
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
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "VistActivityModule",
    "kind": "LinkedField",
    "name": "vistActivityChoices",
    "plural": true,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "VistActivityExercise",
        "kind": "LinkedField",
        "name": "exercises",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "key",
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
    "concreteType": "LearningSpace",
    "kind": "LinkedField",
    "name": "enrolledTalentBranches",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "title",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ownThingsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ownThingsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "bd924ef9d78d9458eb56676fa8971f0f8230c81714da3dbe97e10a0d722a80c4",
    "metadata": {},
    "name": "ownThingsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "46fd776dd90718174ad29aed065dd2c6";

export default node;
