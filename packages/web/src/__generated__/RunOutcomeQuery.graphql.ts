/**
 * @generated SignedSource<<73a226407b8068176b1fedbbc0d3afa4>>
 * @relayHash 47875c31b243e0e0461b5bfbdafafcf8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c89be1a08e5dd705df44aceac7fd7ae7672838d3b6ee37e817fc3fc007ee31b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RunOutcomeQuery$variables = {
  launchId: string;
};
export type RunOutcomeQuery$data = {
  readonly vistRun: {
    readonly evaluated: number;
    readonly id: string;
    readonly isCompleted: boolean;
    readonly isMet: boolean | null | undefined;
    readonly met: number;
    readonly progress: number | null | undefined;
    readonly totalTimeInSeconds: number;
    readonly " $fragmentSpreads": FragmentRefs<"whole_run">;
  } | null | undefined;
};
export type RunOutcomeQuery = {
  response: RunOutcomeQuery$data;
  variables: RunOutcomeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "launchId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "launchId",
    "variableName": "launchId"
  }
],
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
  "name": "isMet",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isCompleted",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "progress",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "evaluated",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "met",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalTimeInSeconds",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RunOutcomeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "VistRun",
        "kind": "LinkedField",
        "name": "vistRun",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "whole_run"
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/)
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
    "name": "RunOutcomeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "VistRun",
        "kind": "LinkedField",
        "name": "vistRun",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "activityStart",
            "storageKey": null
          },
          (v8/*:: as any*/),
          (v4/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v5/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "serviceTag",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7c89be1a08e5dd705df44aceac7fd7ae7672838d3b6ee37e817fc3fc007ee31b",
    "metadata": {},
    "name": "RunOutcomeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "971ee6c07709cf447e36405cffa591da";

export default node;
