/**
 * @generated SignedSource<<b5b7b9f9d3e21a837ef48871efa35622>>
 * @relayHash abaa8ec62734fc63fc00e63bb2256afd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9df683d1a1f0a5d41b012e4bd5278b1931705bf54984e051a0b4ba404dcb94de

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventResourceAccessVoucherSort = "createdNewest" | "createdOldest" | "eventDateAscending" | "eventDateDescending";
export type AdminEventsQuery$variables = {
  activeSort?: EventResourceAccessVoucherSort | null | undefined;
  pastSort?: EventResourceAccessVoucherSort | null | undefined;
  search?: string | null | undefined;
  space?: number | null | undefined;
};
export type AdminEventsQuery$data = {
  readonly active: {
    readonly totalCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"AdminEventList_page">;
  };
  readonly archived: {
    readonly totalCount: number;
  };
  readonly expired: {
    readonly totalCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"AdminEventList_page">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"Viewer_query" | "useVoucherAccounts_query">;
};
export type AdminEventsQuery = {
  response: AdminEventsQuery$data;
  variables: AdminEventsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "activeSort"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pastSort"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "space"
},
v4 = {
  "kind": "Variable",
  "name": "learningSpaceId",
  "variableName": "space"
},
v5 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v6 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  {
    "kind": "Variable",
    "name": "sort",
    "variableName": "activeSort"
  },
  {
    "kind": "Literal",
    "name": "state",
    "value": "active"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v8 = [
  (v7/*:: as any*/),
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "AdminEventList_page"
  }
],
v9 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  {
    "kind": "Variable",
    "name": "sort",
    "variableName": "pastSort"
  },
  {
    "kind": "Literal",
    "name": "state",
    "value": "expired"
  }
],
v10 = {
  "alias": "archived",
  "args": [
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    {
      "kind": "Literal",
      "name": "state",
      "value": "archived"
    }
  ],
  "concreteType": "EventResourceAccessVouchersAsAdmin",
  "kind": "LinkedField",
  "name": "getAllEventResourceAccessVouchersAsAdmin",
  "plural": false,
  "selections": [
    (v7/*:: as any*/)
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "keycloak_id",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "first_name",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "last_name",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v18 = [
  (v15/*:: as any*/),
  (v16/*:: as any*/)
],
v19 = [
  (v7/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "EventResourceAccessVoucherAsAdmin",
    "kind": "LinkedField",
    "name": "vouchers",
    "plural": true,
    "selections": [
      (v15/*:: as any*/),
      (v16/*:: as any*/),
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
        "name": "archivedAt",
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
          (v15/*:: as any*/),
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
      (v17/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "validTo",
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
        "name": "modifiedAt",
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
        "name": "viewerCanReadReport",
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
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": (v18/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "LearningSpace",
        "kind": "LinkedField",
        "name": "learningSpace",
        "plural": false,
        "selections": (v18/*:: as any*/),
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
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/)
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
          (v14/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Person",
        "kind": "LinkedField",
        "name": "users",
        "plural": true,
        "selections": [
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/)
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
          (v16/*:: as any*/),
          (v17/*:: as any*/),
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
              (v16/*:: as any*/),
              (v17/*:: as any*/)
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
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "AdminEventsQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "Viewer_query"
      },
      {
        "alias": "active",
        "args": (v6/*:: as any*/),
        "concreteType": "EventResourceAccessVouchersAsAdmin",
        "kind": "LinkedField",
        "name": "getAllEventResourceAccessVouchersAsAdmin",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "expired",
        "args": (v9/*:: as any*/),
        "concreteType": "EventResourceAccessVouchersAsAdmin",
        "kind": "LinkedField",
        "name": "getAllEventResourceAccessVouchersAsAdmin",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": null
      },
      (v10/*:: as any*/),
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "useVoucherAccounts_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AdminEventsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email_verified",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "roles",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "logbook",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanResetCourseProgress",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerAdminSections",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanUseLogbook",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanCreateRecord",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "active",
        "args": (v6/*:: as any*/),
        "concreteType": "EventResourceAccessVouchersAsAdmin",
        "kind": "LinkedField",
        "name": "getAllEventResourceAccessVouchersAsAdmin",
        "plural": false,
        "selections": (v19/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "expired",
        "args": (v9/*:: as any*/),
        "concreteType": "EventResourceAccessVouchersAsAdmin",
        "kind": "LinkedField",
        "name": "getAllEventResourceAccessVouchersAsAdmin",
        "plural": false,
        "selections": (v19/*:: as any*/),
        "storageKey": null
      },
      (v10/*:: as any*/),
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
        "selections": [
          (v15/*:: as any*/),
          (v16/*:: as any*/),
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
            "selections": (v18/*:: as any*/),
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
        "storageKey": "getCustomersForAdmin(list:\"vouchers\")"
      }
    ]
  },
  "params": {
    "id": "9df683d1a1f0a5d41b012e4bd5278b1931705bf54984e051a0b4ba404dcb94de",
    "metadata": {},
    "name": "AdminEventsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5c856c4be92d12b3e14bcce416bce846";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
