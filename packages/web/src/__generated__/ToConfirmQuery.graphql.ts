/**
 * @generated SignedSource<<34b536691d9745298bbbc519c11a5e85>>
 * @relayHash 204a4811b2afe91b1f16354e8c71127f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cba8c1b107e8be8ead7e9196b5a7b609252dd6ee570b4e974ffeabf27f8b6b75

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ToConfirmQuery$variables = Record<PropertyKey, never>;
export type ToConfirmQuery$data = {
  readonly logbookConfirmationCounts: {
    readonly isAttending: boolean;
    readonly open: number;
    readonly reopening: number;
    readonly " $fragmentSpreads": FragmentRefs<"Unfinished_counts">;
  };
  readonly logbookConfirmations: {
    readonly records: ReadonlyArray<{
      readonly createdBy: {
        readonly first_name: string | null | undefined;
        readonly keycloak_id: string | null | undefined;
        readonly last_name: string | null | undefined;
      } | null | undefined;
      readonly dateOfProcedure: string;
      readonly id: string;
      readonly procedure: {
        readonly category: string;
        readonly code: string;
        readonly interventionType: string;
        readonly name: string;
        readonly organSystem: string;
        readonly subCategory: string;
      };
    }>;
  };
};
export type ToConfirmQuery = {
  response: ToConfirmQuery$data;
  variables: ToConfirmQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isAttending",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "open",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reopening",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dateOfProcedure",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 3
    }
  ],
  "concreteType": "LogbookConfirmationsPage",
  "kind": "LinkedField",
  "name": "logbookConfirmations",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Activity",
      "kind": "LinkedField",
      "name": "records",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ActivityProcedure",
          "kind": "LinkedField",
          "name": "procedure",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
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
        },
        {
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
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "logbookConfirmations(first:3)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ToConfirmQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "LogbookConfirmationCounts",
        "kind": "LinkedField",
        "name": "logbookConfirmationCounts",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Unfinished_counts"
          }
        ],
        "storageKey": null
      },
      (v5/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ToConfirmQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "LogbookConfirmationCounts",
        "kind": "LinkedField",
        "name": "logbookConfirmationCounts",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "toCompleteCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "toCompleteSince",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "returnedCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ReturnedRecord",
            "kind": "LinkedField",
            "name": "returned",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "procedureName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "by",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "word",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      },
      (v5/*:: as any*/)
    ]
  },
  "params": {
    "id": "cba8c1b107e8be8ead7e9196b5a7b609252dd6ee570b4e974ffeabf27f8b6b75",
    "metadata": {},
    "name": "ToConfirmQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9679bc13cf156d1f7c0b7184644b67aa";

export default node;
