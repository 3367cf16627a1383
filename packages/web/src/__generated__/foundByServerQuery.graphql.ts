/**
 * @generated SignedSource<<825905da64693d6ae30e49fc2a62b638>>
 * @relayHash 0ffb05e3315afccc709f0173f7be0ad3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 411aadbebb76aea266635d5186d1660aa00a0755fc4beb684eca82db895cc857

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
      readonly attending: {
        readonly firstName: string;
        readonly lastName: string;
      };
      readonly createdAt: string;
      readonly createdBy: {
        readonly first_name: string | null | undefined;
        readonly keycloak_id: string | null | undefined;
        readonly last_name: string | null | undefined;
      } | null | undefined;
      readonly dateOfProcedure: string;
      readonly hospital: string;
      readonly id: string;
      readonly participantNames: ReadonlyArray<string>;
      readonly procedure: {
        readonly category: string;
        readonly code: string;
        readonly interventionType: string;
        readonly name: string;
        readonly organSystem: string;
        readonly subCategory: string;
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
      readonly attending: {
        readonly firstName: string;
        readonly id: string;
        readonly lastName: string;
      };
      readonly createdAt: string;
      readonly createdBy: {
        readonly first_name: string | null | undefined;
        readonly keycloak_id: string | null | undefined;
        readonly last_name: string | null | undefined;
      } | null | undefined;
      readonly dateOfProcedure: string;
      readonly hospital: string;
      readonly id: string;
      readonly participantNames: ReadonlyArray<string>;
      readonly procedure: {
        readonly category: string;
        readonly code: string;
        readonly interventionType: string;
        readonly name: string;
        readonly organSystem: string;
        readonly subCategory: string;
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
v8 = [
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
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "matchesWordStartsOnly",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dateOfProcedure",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hospital",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "participantNames",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
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
  "name": "code",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "ActivityProcedure",
  "kind": "LinkedField",
  "name": "procedure",
  "plural": false,
  "selections": [
    (v16/*:: as any*/),
    (v17/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "interventionType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "organSystem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subCategory",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v20 = {
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
v21 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "text"
},
v22 = [
  (v7/*:: as any*/),
  (v21/*:: as any*/)
],
v23 = {
  "alias": null,
  "args": null,
  "concreteType": "Customer",
  "kind": "LinkedField",
  "name": "customer",
  "plural": false,
  "selections": [
    (v16/*:: as any*/)
  ],
  "storageKey": null
},
v24 = {
  "condition": "groups",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": (v22/*:: as any*/),
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
            (v10/*:: as any*/),
            (v16/*:: as any*/),
            (v23/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ]
},
v25 = [
  (v21/*:: as any*/)
],
v26 = {
  "condition": "accounts",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": (v25/*:: as any*/),
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customers",
      "plural": true,
      "selections": [
        (v10/*:: as any*/),
        (v16/*:: as any*/)
      ],
      "storageKey": null
    }
  ]
},
v27 = {
  "condition": "people",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": (v25/*:: as any*/),
      "concreteType": "FoundPerson",
      "kind": "LinkedField",
      "name": "administeredPeople",
      "plural": true,
      "selections": [
        (v10/*:: as any*/),
        (v16/*:: as any*/),
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
v28 = {
  "condition": "events",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": (v22/*:: as any*/),
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
            (v10/*:: as any*/),
            (v16/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "eventAt",
              "storageKey": null
            },
            (v23/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ]
},
v29 = {
  "condition": "courses",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": (v22/*:: as any*/),
      "concreteType": "TalentCourseListing",
      "kind": "LinkedField",
      "name": "talentCourseListings",
      "plural": true,
      "selections": [
        (v10/*:: as any*/),
        (v16/*:: as any*/),
        (v17/*:: as any*/)
      ],
      "storageKey": null
    }
  ]
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
    "name": "foundByServerQuery",
    "selections": [
      {
        "condition": "records",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v8/*:: as any*/),
            "concreteType": "ActivitiesPage",
            "kind": "LinkedField",
            "name": "activities",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Activity",
                "kind": "LinkedField",
                "name": "activities",
                "plural": true,
                "selections": [
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ActivityAttending",
                    "kind": "LinkedField",
                    "name": "attending",
                    "plural": false,
                    "selections": [
                      (v14/*:: as any*/),
                      (v15/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      (v24/*:: as any*/),
      (v26/*:: as any*/),
      (v27/*:: as any*/),
      (v28/*:: as any*/),
      (v29/*:: as any*/)
    ],
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
    "selections": [
      {
        "condition": "records",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v8/*:: as any*/),
            "concreteType": "ActivitiesPage",
            "kind": "LinkedField",
            "name": "activities",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Activity",
                "kind": "LinkedField",
                "name": "activities",
                "plural": true,
                "selections": [
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ActivityAttending",
                    "kind": "LinkedField",
                    "name": "attending",
                    "plural": false,
                    "selections": [
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      (v10/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      (v24/*:: as any*/),
      (v26/*:: as any*/),
      (v27/*:: as any*/),
      (v28/*:: as any*/),
      (v29/*:: as any*/)
    ]
  },
  "params": {
    "id": "411aadbebb76aea266635d5186d1660aa00a0755fc4beb684eca82db895cc857",
    "metadata": {},
    "name": "foundByServerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f1687450023c81ff1ce89586fc6ccfc5";

export default node;
