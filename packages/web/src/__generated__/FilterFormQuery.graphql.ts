/**
 * @generated SignedSource<<847ee266209fd23eb48b23213ca38233>>
 * @relayHash 96782899ba4f17abeffb5d2f40ff4a8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7570a694162d9f676a6bee8f929c3dc0f379ed2fe4de9f59ef2ccfa94f10e92

import type { ConcreteRequest } from 'relay-runtime';
export type FilterFormQuery$variables = Record<PropertyKey, never>;
export type FilterFormQuery$data = {
  readonly IRLogFormData: {
    readonly attending: ReadonlyArray<{
      readonly customerName: string;
      readonly firstName: string;
      readonly id: string;
      readonly lastName: string;
    }>;
    readonly hospitals: ReadonlyArray<{
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
v4 = {
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
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "FormHospital",
            "kind": "LinkedField",
            "name": "hospitals",
            "plural": true,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
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
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "FormHospital",
            "kind": "LinkedField",
            "name": "hospitals",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d7570a694162d9f676a6bee8f929c3dc0f379ed2fe4de9f59ef2ccfa94f10e92",
    "metadata": {},
    "name": "FilterFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5831302450dcc214a65d53c9fb2b7bf4";

export default node;
