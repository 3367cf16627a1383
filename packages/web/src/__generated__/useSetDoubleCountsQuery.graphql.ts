/**
 * @generated SignedSource<<315a08c780cee8d846f10145252bbf55>>
 * @relayHash 5db0725612d89f687375cfda0c242eb9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8cfb704bc78b89b63148bc221697c2a6c250ae7e559e9c2b932304a99a6ce21

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSetDoubleCountsQuery$variables = {
  to: string;
};
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
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "to"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "to",
    "variableName": "to"
  }
],
v2 = [
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetDoubleCountsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetDoubleCountsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "LogbookTotalsGroup",
            "kind": "LinkedField",
            "name": "group",
            "plural": false,
            "selections": (v2/*:: as any*/),
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
    "id": "d8cfb704bc78b89b63148bc221697c2a6c250ae7e559e9c2b932304a99a6ce21",
    "metadata": {},
    "name": "useSetDoubleCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "71927fdc8170aaf0059aa71cc80781ed";

export default node;
