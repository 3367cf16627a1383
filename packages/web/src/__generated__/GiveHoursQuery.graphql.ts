/**
 * @generated SignedSource<<dd70cbc8082bbc42e98e1e12fcdc6743>>
 * @relayHash 62989f5a677bdd4d87ae4fe2aaebe061
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da07ff47d413511ac28afa05ea53db63ed07789ae7af34b9453110aef2f0562c

import type { ConcreteRequest } from 'relay-runtime';
export type GiveHoursQuery$variables = {
  all: boolean;
  id: string;
};
export type GiveHoursQuery$data = {
  readonly administeredPerson: {
    readonly hoursAccounts: ReadonlyArray<{
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
    readonly id: string;
  };
  readonly getCustomersForAdmin?: ReadonlyArray<{
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
export type GiveHoursQuery$rawResponse = {
  readonly administeredPerson: {
    readonly hoursAccounts: ReadonlyArray<{
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
    readonly id: string;
  };
  readonly getCustomersForAdmin?: ReadonlyArray<{
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
export type GiveHoursQuery = {
  rawResponse: GiveHoursQuery$rawResponse;
  response: GiveHoursQuery$data;
  variables: GiveHoursQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "all"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/),
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
      (v2/*:: as any*/),
      (v3/*:: as any*/)
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
v5 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "AdministeredPerson",
    "kind": "LinkedField",
    "name": "administeredPerson",
    "plural": false,
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "hoursAccounts",
        "plural": true,
        "selections": (v4/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "condition": "all",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "list",
            "value": "vouchers"
          }
        ],
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "getCustomersForAdmin",
        "plural": true,
        "selections": (v4/*:: as any*/),
        "storageKey": "getCustomersForAdmin(list:\"vouchers\")"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "GiveHoursQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "GiveHoursQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "da07ff47d413511ac28afa05ea53db63ed07789ae7af34b9453110aef2f0562c",
    "metadata": {},
    "name": "GiveHoursQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7d3f90ef89af03118b7e0a412cea9de6";

export default node;
