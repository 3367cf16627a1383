/**
 * @generated SignedSource<<fe02972d21a643720dd79258d8e8a50a>>
 * @relayHash 02a4dbd0bf5effa736caf31efe16ff19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 190c67cc60e52c79294df4740746a41cf65df501b65ee4721d18d0768559d3e4

import type { ConcreteRequest } from 'relay-runtime';
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
export type useEventsPollQuery$variables = Record<PropertyKey, never>;
export type useEventsPollQuery$data = {
  readonly getEventResourceAccessVouchersAsTrainee: ReadonlyArray<{
    readonly id: number;
    readonly vm: {
      readonly id: string;
      readonly session_id: string | null | undefined;
      readonly status: CloudCaseVMStatus;
    } | null | undefined;
  }>;
};
export type useEventsPollQuery = {
  response: useEventsPollQuery$data;
  variables: useEventsPollQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "limit",
        "value": 20
      }
    ],
    "concreteType": "EventResourceAccessVoucher",
    "kind": "LinkedField",
    "name": "getEventResourceAccessVouchersAsTrainee",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "CloudCaseVM",
        "kind": "LinkedField",
        "name": "vm",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "session_id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "getEventResourceAccessVouchersAsTrainee(limit:20)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useEventsPollQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useEventsPollQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "190c67cc60e52c79294df4740746a41cf65df501b65ee4721d18d0768559d3e4",
    "metadata": {},
    "name": "useEventsPollQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "75d9028861da0abe6b293c434f18204a";

export default node;
