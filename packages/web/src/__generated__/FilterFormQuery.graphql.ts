/**
 * @generated SignedSource<<d3e8afdbad1379a42b660ef80f89df70>>
 * @relayHash 2a6e718c1d1f883eb8a7d962e8b98b20
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c48a9e58d0cd793e2c940bb15c3caf450240d928aa64dcca53646dedf6b7f31e

import type { ConcreteRequest } from 'relay-runtime';
export type FilterFormQuery$variables = Record<PropertyKey, never>;
export type FilterFormQuery$data = {
  readonly IRLogFormData: {
    readonly attending: ReadonlyArray<{
      readonly customerId: number;
      readonly customerName: string;
      readonly firstName: string;
      readonly id: string;
      readonly lastName: string;
    }>;
    readonly hospitals: ReadonlyArray<{
      readonly customerId: number;
      readonly name: string;
    }>;
    readonly interventionTypes: ReadonlyArray<{
      readonly name: string;
      readonly organSystems: ReadonlyArray<{
        readonly categories: ReadonlyArray<{
          readonly name: string;
          readonly subCategories: ReadonlyArray<{
            readonly code: string;
            readonly name: string;
            readonly subCategory: string;
          }>;
        }>;
        readonly name: string;
      }>;
    }>;
    readonly viewerCanFilterByParticipant: boolean;
  };
};
export type FilterFormQuery = {
  response: FilterFormQuery$data;
  variables: FilterFormQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "InterventionType",
  "kind": "LinkedField",
  "name": "interventionTypes",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "OrganSystem",
      "kind": "LinkedField",
      "name": "organSystems",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ProcedureCategory",
          "kind": "LinkedField",
          "name": "categories",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "ProcedureSubCategory",
              "kind": "LinkedField",
              "name": "subCategories",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "subCategory",
                  "storageKey": null
                },
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
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
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
  "name": "customerId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "FormAttending",
  "kind": "LinkedField",
  "name": "attending",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerName",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanFilterByParticipant",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FilterFormQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "IRLogFormData",
        "kind": "LinkedField",
        "name": "IRLogFormData",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "FormHospital",
            "kind": "LinkedField",
            "name": "hospitals",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FilterFormQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "IRLogFormData",
        "kind": "LinkedField",
        "name": "IRLogFormData",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "FormHospital",
            "kind": "LinkedField",
            "name": "hospitals",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v3/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c48a9e58d0cd793e2c940bb15c3caf450240d928aa64dcca53646dedf6b7f31e",
    "metadata": {},
    "name": "FilterFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ffd448dfb96f9aba7bfa5fac2a38a509";

export default node;
