/**
 * @generated SignedSource<<75a12319fad1960412494661654eb5c7>>
 * @relayHash dedbfc01a37f3cc9d5e447c0b135c711
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2cf7df2baae5797fcf33ba8abdbd1a477c2df5b36374dbf7e7574215a8d0b7f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSetDoubleCountsQuery$variables = Record<PropertyKey, never>;
export type useSetDoubleCountsQuery$data = {
  readonly logbookCaseCounts: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"CaseCounts_counts">;
  }>;
};
export type useSetDoubleCountsQuery = {
  response: useSetDoubleCountsQuery$data;
  variables: useSetDoubleCountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetDoubleCountsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "LogbookCaseCount",
        "kind": "LinkedField",
        "name": "logbookCaseCounts",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CaseCounts_counts"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSetDoubleCountsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "LogbookCaseCount",
        "kind": "LinkedField",
        "name": "logbookCaseCounts",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "LogbookTotalsGroup",
            "kind": "LinkedField",
            "name": "group",
            "plural": false,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "entries",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "procedures",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b2cf7df2baae5797fcf33ba8abdbd1a477c2df5b36374dbf7e7574215a8d0b7f",
    "metadata": {},
    "name": "useSetDoubleCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0ddd728adc9107d576c320c5d8e47de0";

export default node;
