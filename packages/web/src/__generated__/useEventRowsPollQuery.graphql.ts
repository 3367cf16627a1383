/**
 * @generated SignedSource<<4b810d4c37c93162341ff15adc7cf064>>
 * @relayHash e8f7da7012e81c659e79840305cad213
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1738ec5d5d60a31c5d2536be8dd22bbe9546cc4a34673e8cc82da26ffd9511a

import type { ConcreteRequest } from 'relay-runtime';
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
export type EventResourceAccessVoucherSort = "createdNewest" | "createdOldest" | "eventDateAscending" | "eventDateDescending";
export type ResourceAccessVoucherState = "active" | "archived" | "expired";
export type useEventRowsPollQuery$variables = {
  account?: number | null | undefined;
  offset?: number | null | undefined;
  search?: string | null | undefined;
  sort?: EventResourceAccessVoucherSort | null | undefined;
  space?: number | null | undefined;
  state: ResourceAccessVoucherState;
};
export type useEventRowsPollQuery$data = {
  readonly getAllEventResourceAccessVouchersAsAdmin: {
    readonly vouchers: ReadonlyArray<{
      readonly hasStarted: boolean;
      readonly id: number;
      readonly used: number;
      readonly viewerCanArchive: boolean;
      readonly viewerCanEdit: boolean;
      readonly viewerCanTurnOff: boolean;
      readonly vm: {
        readonly id: string;
        readonly status: CloudCaseVMStatus;
      } | null | undefined;
    }>;
  };
};
export type useEventRowsPollQuery = {
  response: useEventRowsPollQuery$data;
  variables: useEventRowsPollQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "account"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "offset"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "space"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "state"
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "customerId",
        "variableName": "account"
      },
      {
        "kind": "Variable",
        "name": "learningSpaceId",
        "variableName": "space"
      },
      {
        "kind": "Variable",
        "name": "offset",
        "variableName": "offset"
      },
      {
        "kind": "Variable",
        "name": "search",
        "variableName": "search"
      },
      {
        "kind": "Variable",
        "name": "sort",
        "variableName": "sort"
      },
      {
        "kind": "Variable",
        "name": "state",
        "variableName": "state"
      }
    ],
    "concreteType": "EventResourceAccessVouchersAsAdmin",
    "kind": "LinkedField",
    "name": "getAllEventResourceAccessVouchersAsAdmin",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "EventResourceAccessVoucherAsAdmin",
        "kind": "LinkedField",
        "name": "vouchers",
        "plural": true,
        "selections": [
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "used",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasStarted",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanEdit",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanArchive",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanTurnOff",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CloudCaseVM",
            "kind": "LinkedField",
            "name": "vm",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useEventRowsPollQuery",
    "selections": (v7/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v5/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useEventRowsPollQuery",
    "selections": (v7/*:: as any*/)
  },
  "params": {
    "id": "a1738ec5d5d60a31c5d2536be8dd22bbe9546cc4a34673e8cc82da26ffd9511a",
    "metadata": {},
    "name": "useEventRowsPollQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4a0a05fe3594d57bfa18a87cc655d60e";

export default node;
