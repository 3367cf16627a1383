/**
 * @generated SignedSource<<c2662304f4375c69b24049b6904a3e34>>
 * @relayHash 16bd5510fcf9e96a0b759003c81c3b15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd53405d042cb70e6a3aa9b1efff09ff55236f4415011cb8040fb6baf1913888

import type { ConcreteRequest } from 'relay-runtime';
export type foundByServerQuery$variables = {
  accounts: boolean;
  courses: boolean;
  events: boolean;
  groups: boolean;
  people: boolean;
  records: boolean;
  text: string;
};
export type foundByServerQuery$data = {
  readonly activities?: {
    readonly activities: ReadonlyArray<{
      readonly dateOfProcedure: string;
      readonly hospital: string;
      readonly id: string;
      readonly procedure: {
        readonly name: string;
      };
    }>;
    readonly matchesWordStartsOnly: boolean;
  };
  readonly administeredGroups?: {
    readonly groups: ReadonlyArray<{
      readonly customer: {
        readonly name: string;
      };
      readonly id: number;
      readonly name: string;
    }>;
  };
  readonly administeredPeople?: ReadonlyArray<{
    readonly email: string;
    readonly id: string;
    readonly name: string;
  }>;
  readonly customers?: ReadonlyArray<{
    readonly id: number;
    readonly name: string;
  }>;
  readonly getAllEventResourceAccessVouchersAsAdmin?: {
    readonly vouchers: ReadonlyArray<{
      readonly customer: {
        readonly name: string;
      };
      readonly eventAt: string;
      readonly id: number;
      readonly name: string;
    }>;
  };
  readonly talentCourseListings?: ReadonlyArray<{
    readonly code: string;
    readonly id: number;
    readonly name: string;
  }>;
};
export type foundByServerQuery$rawResponse = {
  readonly activities?: {
    readonly activities: ReadonlyArray<{
      readonly dateOfProcedure: string;
      readonly hospital: string;
      readonly id: string;
      readonly procedure: {
        readonly name: string;
      };
    }>;
    readonly matchesWordStartsOnly: boolean;
  };
  readonly administeredGroups?: {
    readonly groups: ReadonlyArray<{
      readonly customer: {
        readonly name: string;
      };
      readonly id: number;
      readonly name: string;
    }>;
  };
  readonly administeredPeople?: ReadonlyArray<{
    readonly email: string;
    readonly id: string;
    readonly name: string;
  }>;
  readonly customers?: ReadonlyArray<{
    readonly id: number;
    readonly name: string;
  }>;
  readonly getAllEventResourceAccessVouchersAsAdmin?: {
    readonly vouchers: ReadonlyArray<{
      readonly customer: {
        readonly name: string;
      };
      readonly eventAt: string;
      readonly id: number;
      readonly name: string;
    }>;
  };
  readonly talentCourseListings?: ReadonlyArray<{
    readonly code: string;
    readonly id: number;
    readonly name: string;
  }>;
};
export type foundByServerQuery = {
  rawResponse: foundByServerQuery$rawResponse;
  response: foundByServerQuery$data;
  variables: foundByServerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "accounts"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "courses"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "events"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "groups"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "people"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "records"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "text"
},
v7 = {
  "kind": "Literal",
  "name": "limit",
  "value": 6
},
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
v10 = [
  (v9/*:: as any*/)
],
v11 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "text"
},
v12 = [
  (v7/*:: as any*/),
  (v11/*:: as any*/)
],
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "Customer",
  "kind": "LinkedField",
  "name": "customer",
  "plural": false,
  "selections": (v10/*:: as any*/),
  "storageKey": null
},
v14 = [
  (v11/*:: as any*/)
],
v15 = [
  {
    "condition": "records",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "fields": [
              (v7/*:: as any*/),
              {
                "kind": "Variable",
                "name": "searchText",
                "variableName": "text"
              }
            ],
            "kind": "ObjectValue",
            "name": "searchParams"
          }
        ],
        "concreteType": "ActivitiesPage",
        "kind": "LinkedField",
        "name": "activities",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "matchesWordStartsOnly",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Activity",
            "kind": "LinkedField",
            "name": "activities",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "dateOfProcedure",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hospital",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ActivityProcedure",
                "kind": "LinkedField",
                "name": "procedure",
                "plural": false,
                "selections": (v10/*:: as any*/),
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
  {
    "condition": "groups",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": (v12/*:: as any*/),
        "concreteType": "AdministeredGroups",
        "kind": "LinkedField",
        "name": "administeredGroups",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CustomerGroup",
            "kind": "LinkedField",
            "name": "groups",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  {
    "condition": "accounts",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": (v14/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customers",
        "plural": true,
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  {
    "condition": "people",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": (v14/*:: as any*/),
        "concreteType": "FoundPerson",
        "kind": "LinkedField",
        "name": "administeredPeople",
        "plural": true,
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  {
    "condition": "events",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": (v12/*:: as any*/),
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
              (v13/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  {
    "condition": "courses",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": (v12/*:: as any*/),
        "concreteType": "TalentCourseListing",
        "kind": "LinkedField",
        "name": "talentCourseListings",
        "plural": true,
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
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
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "foundByServerQuery",
    "selections": (v15/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v6/*:: as any*/),
      (v5/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "foundByServerQuery",
    "selections": (v15/*:: as any*/)
  },
  "params": {
    "id": "dd53405d042cb70e6a3aa9b1efff09ff55236f4415011cb8040fb6baf1913888",
    "metadata": {},
    "name": "foundByServerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b7f8d45a3ed1cb5ee561d75c39c6705f";

export default node;
