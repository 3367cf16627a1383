/**
 * @generated SignedSource<<03ebee54b396c1218edc4ac4d1dda881>>
 * @relayHash 072c7d0af6226254b8e57bd5c3573430
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5137e6db92a34a25fff719b473e139d9341d20329314ea9b1c831cd510523e09

import type { ConcreteRequest } from 'relay-runtime';
export type VistSystemLogDamage = "other_bytes" | "other_content";
export type StationLogsQuery$variables = {
  id: string;
  limit: number;
  offset: number;
};
export type StationLogsQuery$data = {
  readonly vistSystemLogs: {
    readonly logs: ReadonlyArray<{
      readonly damage: VistSystemLogDamage | null | undefined;
      readonly doneAt: string | null | undefined;
      readonly endedAt: string;
      readonly id: string;
      readonly isRunDelivered: boolean | null | undefined;
      readonly name: string;
      readonly received: number;
      readonly size: number;
      readonly startedAt: string;
    }>;
    readonly total: number;
  };
};
export type StationLogsQuery = {
  response: StationLogsQuery$data;
  variables: StationLogsQuery$variables;
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
    "alias": null,
    "args": [
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
    "concreteType": "VistSystemLogs",
    "kind": "LinkedField",
    "name": "vistSystemLogs",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "total",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "VistSystemLog",
        "kind": "LinkedField",
        "name": "logs",
        "plural": true,
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
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isRunDelivered",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "startedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "size",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "received",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "doneAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "damage",
            "storageKey": null
          }
        ],
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
    "name": "StationLogsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StationLogsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5137e6db92a34a25fff719b473e139d9341d20329314ea9b1c831cd510523e09",
    "metadata": {},
    "name": "StationLogsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8c451b02f68cb2afd0a95d7d684f6d87";

export default node;
