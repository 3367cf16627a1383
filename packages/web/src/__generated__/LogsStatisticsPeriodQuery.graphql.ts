/**
 * @generated SignedSource<<21b97e2ef561021318cdedd6a8cbdeed>>
 * @relayHash 6f5045c0e4d8490f27488e488b5e4350
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4409e4e88006d8c58a6eb4acb82f1c7aa2eaaf691e075f7151851cf7e13f7fc6

import type { ConcreteRequest } from 'relay-runtime';
export type LogsStatisticsPeriodQuery$variables = {
  from: string;
  to: string;
};
export type LogsStatisticsPeriodQuery$data = {
  readonly vistSystemsLogsNumberByPeriod: number;
};
export type LogsStatisticsPeriodQuery = {
  response: LogsStatisticsPeriodQuery$data;
  variables: LogsStatisticsPeriodQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "from"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "to"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "from",
        "variableName": "from"
      },
      {
        "kind": "Variable",
        "name": "to",
        "variableName": "to"
      }
    ],
    "kind": "ScalarField",
    "name": "vistSystemsLogsNumberByPeriod",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LogsStatisticsPeriodQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LogsStatisticsPeriodQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4409e4e88006d8c58a6eb4acb82f1c7aa2eaaf691e075f7151851cf7e13f7fc6",
    "metadata": {},
    "name": "LogsStatisticsPeriodQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "375a4311ea7de255cb9f42e73fa7d49a";

export default node;
