/**
 * @generated SignedSource<<9156fa9f2692a0f9472a9a720815e1f9>>
 * @relayHash f5ef7e469cd4687bdb80471be06fccb0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d9ac7de492839478774bac88e5efc697675788cae7bd5157de57fc6e9c521b6

import type { ConcreteRequest } from 'relay-runtime';
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
export type ownMachineAvailabilityQuery$variables = Record<PropertyKey, never>;
export type ownMachineAvailabilityQuery$data = {
  readonly getVmAssignedToMe: {
    readonly case_id: string | null | undefined;
    readonly case_name: string | null | undefined;
    readonly claimed_at: string | null | undefined;
    readonly detail: string | null | undefined;
    readonly id: string;
    readonly is_event: boolean;
    readonly module_id: string | null | undefined;
    readonly module_name: string | null | undefined;
    readonly reason: string;
    readonly session_id: string | null | undefined;
    readonly status: CloudCaseVMStatus;
    readonly status_since: string;
    readonly voucher_id: number | null | undefined;
  } | null | undefined;
  readonly singleUserCloudCaseVMAvailable: boolean;
};
export type ownMachineAvailabilityQuery = {
  response: ownMachineAvailabilityQuery$data;
  variables: ownMachineAvailabilityQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CloudCaseVM",
    "kind": "LinkedField",
    "name": "getVmAssignedToMe",
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
        "name": "status",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status_since",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reason",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "detail",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "session_id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "is_event",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "module_id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "case_id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "module_name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "case_name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "voucher_id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "claimed_at",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "durationInSeconds",
        "value": 3600
      }
    ],
    "kind": "ScalarField",
    "name": "singleUserCloudCaseVMAvailable",
    "storageKey": "singleUserCloudCaseVMAvailable(durationInSeconds:3600)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ownMachineAvailabilityQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ownMachineAvailabilityQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "2d9ac7de492839478774bac88e5efc697675788cae7bd5157de57fc6e9c521b6",
    "metadata": {},
    "name": "ownMachineAvailabilityQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7bd32cd3fbf5d682ee949ae2006e7d47";

export default node;
