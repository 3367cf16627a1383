/**
 * @generated SignedSource<<bc4d32d9ad834201813e602f29a62211>>
 * @relayHash d3c4148ba88de8b36818685dedc8e600
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65b61f5ad9d704aeee6f80dfba901d4d443e625297a4a07887a2e7abae98c0d2

import type { ConcreteRequest } from 'relay-runtime';
export type EventsTodayQuery$variables = {
  until: string;
};
export type EventsTodayQuery$data = {
  readonly dueEvents: {
    readonly count: number;
    readonly events: ReadonlyArray<{
      readonly eventAt: string;
      readonly id: number;
      readonly name: string;
    }>;
  };
};
export type EventsTodayQuery = {
  response: EventsTodayQuery$data;
  variables: EventsTodayQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "until"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "until",
        "variableName": "until"
      }
    ],
    "concreteType": "DueEvents",
    "kind": "LinkedField",
    "name": "dueEvents",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "count",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "DueEvent",
        "kind": "LinkedField",
        "name": "events",
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
            "name": "eventAt",
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
    "name": "EventsTodayQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EventsTodayQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "65b61f5ad9d704aeee6f80dfba901d4d443e625297a4a07887a2e7abae98c0d2",
    "metadata": {},
    "name": "EventsTodayQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7666e0ed66f0abebd8fe8068f142521d";

export default node;
