/**
 * @generated SignedSource<<6deff29fffac5d480284eec31c312355>>
 * @relayHash 073947099ce02e256e437fd1c26e4e05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39c4a39376aa16f07a728152884d3d39df1769befa0af8435e86962742f9a90b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoLogbookQuery$variables = Record<PropertyKey, never>;
export type NoLogbookQuery$data = {
  readonly logbookConfirmationCounts: {
    readonly isAttending: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"ToConfirm_counts">;
  };
};
export type NoLogbookQuery = {
  response: NoLogbookQuery$data;
  variables: NoLogbookQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isAttending",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NoLogbookQuery",
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
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ToConfirm_counts"
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
    "name": "NoLogbookQuery",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "open",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reopening",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "39c4a39376aa16f07a728152884d3d39df1769befa0af8435e86962742f9a90b",
    "metadata": {},
    "name": "NoLogbookQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f6529ee47efa6fcf810cd243c5ab2253";

export default node;
