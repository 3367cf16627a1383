/**
 * @generated SignedSource<<94812a4325d21eb195caff2591fe8949>>
 * @relayHash 952f7dfd5d52a96473d976f0bce65fad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d748c6a295c50bc94ef0301a0c0f59ba3d54d7a928075d5de0face1011fc8f75

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VistActivityOutcome = "endedEarly" | "implausible" | "met" | "notEvaluated" | "notMet" | "nothingMeasured" | "partlyMeasured";
export type RunOutcomeQuery$variables = {
  launchId: string;
};
export type RunOutcomeQuery$data = {
  readonly vistRun: {
    readonly criteriaText: string;
    readonly id: string;
    readonly outcome: VistActivityOutcome;
    readonly outcomeText: string;
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
  "name": "outcome",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "outcomeText",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "criteriaText",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "progress",
  "storageKey": null
},
v7 = {
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
          (v7/*:: as any*/)
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
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isCompleted",
            "storageKey": null
          },
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isMet",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
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
    "id": "d748c6a295c50bc94ef0301a0c0f59ba3d54d7a928075d5de0face1011fc8f75",
    "metadata": {},
    "name": "RunOutcomeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e070bad27dd43ec894df83b585d98274";

export default node;
