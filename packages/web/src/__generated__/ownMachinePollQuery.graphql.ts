/**
 * @generated SignedSource<<3dffe9141eb28a3a46d77634b4b7fa70>>
 * @relayHash 0739d926692cfc003086bb4c7b1ae087
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a1e39a59d8ec2417e631c7086755f1d548f7b26c4f079679281782f018bc78b

import type { ConcreteRequest } from 'relay-runtime';
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
export type ownMachinePollQuery$variables = Record<PropertyKey, never>;
export type ownMachinePollQuery$data = {
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
};
export type ownMachinePollQuery = {
  response: ownMachinePollQuery$data;
  variables: ownMachinePollQuery$variables;
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ownMachinePollQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ownMachinePollQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "8a1e39a59d8ec2417e631c7086755f1d548f7b26c4f079679281782f018bc78b",
    "metadata": {},
    "name": "ownMachinePollQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ebb4b32bc575d0d7c2e2cd1254890d31";

export default node;
