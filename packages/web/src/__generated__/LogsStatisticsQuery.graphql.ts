/**
 * @generated SignedSource<<2a47ae3b4401e49d7eec7e1bdd2fd9e4>>
 * @relayHash 50a5ba4d07b4e4265bf8156e3f9a716d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c999b784f9f9cc2d9b8c5f6754cbafb3b96d588cb27fe9f763ab07682eac121e

import type { ConcreteRequest } from 'relay-runtime';
export type LogsStatisticsQuery$variables = Record<PropertyKey, never>;
export type LogsStatisticsQuery$data = {
  readonly vistSystemsStats: {
    readonly connected: number;
    readonly loggedLastWeek: number;
    readonly loggedTotal: number;
    readonly logsLastMonth: number;
    readonly logsLastWeek: number;
    readonly logsLastYear: number;
    readonly logsTotal: number;
  };
};
export type LogsStatisticsQuery = {
  response: LogsStatisticsQuery$data;
  variables: LogsStatisticsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "VistSystemsStats",
    "kind": "LinkedField",
    "name": "vistSystemsStats",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "connected",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "loggedTotal",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "loggedLastWeek",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "logsTotal",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "logsLastWeek",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "logsLastMonth",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "logsLastYear",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "LogsStatisticsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LogsStatisticsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "c999b784f9f9cc2d9b8c5f6754cbafb3b96d588cb27fe9f763ab07682eac121e",
    "metadata": {},
    "name": "LogsStatisticsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "65d579ff4e56d948b29a8fe573c6114f";

export default node;
