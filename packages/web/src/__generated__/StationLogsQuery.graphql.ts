/**
 * @generated SignedSource<<4a1d4405a3b139c3500d7d800840d7c0>>
 * @relayHash a269e7147ffa5dcef9f3f4b048ca1d28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4544d58c9591f25d1bd9a92216cb5c3eadf11a5d166e028407abd1c7cb824950

import type { ConcreteRequest } from 'relay-runtime';
export type StationLogsQuery$variables = {
  id: string;
  limit: number;
  offset: number;
};
export type StationLogsQuery$data = {
  readonly vistSystemLogs: {
    readonly logs: ReadonlyArray<{
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
    "id": "4544d58c9591f25d1bd9a92216cb5c3eadf11a5d166e028407abd1c7cb824950",
    "metadata": {},
    "name": "StationLogsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ef62ec998a315b8425025d03d54a1b7e";

export default node;
