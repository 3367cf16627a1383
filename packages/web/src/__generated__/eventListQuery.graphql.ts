/**
 * @generated SignedSource<<5d68e1a9e5e6fb34e73985e2fc54849a>>
 * @relayHash 2f5e6f983b594f100e04dc1dc8a4c17e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3372c131f8c10fa801abe3dc53f0efbb51baea7fc1cf8793fb9080e8e0dab0f1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
export type EventResourceAccessVoucherSort = "createdNewest" | "createdOldest" | "eventDateAscending" | "eventDateDescending";
export type ResourceAccessVoucherState = "active" | "archived" | "expired";
export type eventListQuery$variables = {
  account?: number | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  search?: string | null | undefined;
  sort?: EventResourceAccessVoucherSort | null | undefined;
  space?: number | null | undefined;
  state: ResourceAccessVoucherState;
};
export type eventListQuery$data = {
  readonly page: {
    readonly vouchers: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"eventList_rows">;
    }>;
  };
};
export type eventListQuery$rawResponse = {
  readonly page: {
    readonly vouchers: ReadonlyArray<{
      readonly archivedAt: string | null | undefined;
      readonly code: string | null | undefined;
      readonly createdAt: string;
      readonly creator: {
        readonly email: string | null | undefined;
        readonly first_name: string | null | undefined;
        readonly keycloak_id: string | null | undefined;
        readonly last_name: string | null | undefined;
      } | null | undefined;
      readonly customer: {
        readonly id: number;
        readonly name: string;
        readonly viewerCanReadLedger: boolean;
      };
      readonly durationInSeconds: number;
      readonly eventAt: string;
      readonly hasStarted: boolean;
      readonly id: number;
      readonly learningSpace: {
        readonly id: number;
        readonly name: string;
      };
      readonly maxUses: number;
      readonly modules: ReadonlyArray<{
        readonly cases: ReadonlyArray<{
          readonly caseId: string;
          readonly description: string;
          readonly name: string;
        }>;
        readonly description: string;
        readonly moduleId: string;
        readonly name: string;
      }>;
      readonly name: string;
      readonly organizers: ReadonlyArray<{
        readonly email: string;
        readonly first_name: string | null | undefined;
        readonly last_name: string | null | undefined;
      }>;
      readonly state: ResourceAccessVoucherState;
      readonly used: number;
      readonly vm: {
        readonly id: string;
        readonly status: CloudCaseVMStatus;
      } | null | undefined;
    }>;
  };
};
export type eventListQuery = {
  rawResponse: eventListQuery$rawResponse;
  response: eventListQuery$data;
  variables: eventListQuery$variables;
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
  "name": "limit"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "offset"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "space"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "state"
},
v7 = [
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
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "first_name",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "last_name",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "eventListQuery",
    "selections": [
      {
        "alias": "page",
        "args": (v7/*:: as any*/),
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
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "eventList_rows"
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
      (v6/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "eventListQuery",
    "selections": [
      {
        "alias": "page",
        "args": (v7/*:: as any*/),
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
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "eventAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "durationInSeconds",
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
                "name": "archivedAt",
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
                "name": "code",
                "storageKey": null
              },
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
                "name": "maxUses",
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
                "concreteType": "CloudCaseVM",
                "kind": "LinkedField",
                "name": "vm",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "status",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Customer",
                "kind": "LinkedField",
                "name": "customer",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerCanReadLedger",
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
                "name": "learningSpace",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Person",
                "kind": "LinkedField",
                "name": "creator",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "keycloak_id",
                    "storageKey": null
                  },
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "EventOrganizer",
                "kind": "LinkedField",
                "name": "organizers",
                "plural": true,
                "selections": [
                  (v12/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/)
                ],
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "moduleId",
                    "storageKey": null
                  },
                  (v9/*:: as any*/),
                  (v13/*:: as any*/),
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
                      (v9/*:: as any*/),
                      (v13/*:: as any*/)
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
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3372c131f8c10fa801abe3dc53f0efbb51baea7fc1cf8793fb9080e8e0dab0f1",
    "metadata": {},
    "name": "eventListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "242f244f135517a44f2657fa2b9a1e39";

export default node;
