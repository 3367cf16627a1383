/**
 * @generated SignedSource<<13dd4f5efc2035797a2700efed8cb2ef>>
 * @relayHash 4f371f6beddd9bac42cf9275562e58fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46dbcc8c79826ecc334c5db1e20c4a9cf8e15d4af3319584cc806a676eff02ec

import type { ConcreteRequest } from 'relay-runtime';
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "launchId",
        "variableName": "launchId"
      }
    ],
    "concreteType": "VistRun",
    "kind": "LinkedField",
    "name": "vistRun",
    "plural": false,
    "selections": [
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
        "name": "isMet",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isCompleted",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "progress",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "evaluated",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "met",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalTimeInSeconds",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RunOutcomeQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RunOutcomeQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "46dbcc8c79826ecc334c5db1e20c4a9cf8e15d4af3319584cc806a676eff02ec",
    "metadata": {},
    "name": "RunOutcomeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c959bc713ff5b046ec49eb1d00b34d40";

export default node;
