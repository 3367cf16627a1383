/**
 * @generated SignedSource<<d299f78d7567bf5f54e5dfdf5d19dcbd>>
 * @relayHash d64e0e01411b7d54f4108e85acbf18fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 089117d827bbcf37350bbfd1952a82c1e1579b0c41428c4686dbd25d4b36d319

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SyncRunDrawerMoreQuery$variables = {
  id: string;
  limit: number;
  offset: number;
};
export type SyncRunDrawerMoreQuery$data = {
  readonly talentSyncChanges: {
    readonly changes: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ChangeList_changes">;
    }>;
  };
};
export type SyncRunDrawerMoreQuery = {
  response: SyncRunDrawerMoreQuery$data;
  variables: SyncRunDrawerMoreQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "limit"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "offset"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
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
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SyncRunDrawerMoreQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TalentSyncChanges",
        "kind": "LinkedField",
        "name": "talentSyncChanges",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TalentSyncChange",
            "kind": "LinkedField",
            "name": "changes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ChangeList_changes"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SyncRunDrawerMoreQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TalentSyncChanges",
        "kind": "LinkedField",
        "name": "talentSyncChanges",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TalentSyncChange",
            "kind": "LinkedField",
            "name": "changes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "act",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "thing",
                "storageKey": null
              },
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
                "name": "courseId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "text",
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
    "id": "089117d827bbcf37350bbfd1952a82c1e1579b0c41428c4686dbd25d4b36d319",
    "metadata": {},
    "name": "SyncRunDrawerMoreQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "653085fc99113928944414a936121399";

export default node;
