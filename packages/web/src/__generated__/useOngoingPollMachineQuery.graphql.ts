/**
 * @generated SignedSource<<685f1f7401fbb016865cb900cb578521>>
 * @relayHash c204a89f924a7856bfe629ac0a74a5f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3679885efd8566d4c3b8b3310e32477e0e8d29dd6ecd7f6b4f1f74feaa6252e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
export type useOngoingPollMachineQuery$variables = Record<PropertyKey, never>;
export type useOngoingPollMachineQuery$data = {
  readonly getVmAssignedToMe: {
    readonly id: string;
    readonly status: CloudCaseVMStatus;
    readonly " $fragmentSpreads": FragmentRefs<"OngoingCase_machine">;
  } | null | undefined;
};
export type useOngoingPollMachineQuery = {
  response: useOngoingPollMachineQuery$data;
  variables: useOngoingPollMachineQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useOngoingPollMachineQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CloudCaseVM",
        "kind": "LinkedField",
        "name": "getVmAssignedToMe",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OngoingCase_machine"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useOngoingPollMachineQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CloudCaseVM",
        "kind": "LinkedField",
        "name": "getVmAssignedToMe",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
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
            "name": "case_id",
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
            "name": "event_name",
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
            "name": "session_used_in_seconds",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "session_given_back_in_seconds",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "session_ends_at",
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
            "name": "module_id",
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
            "name": "claimed_at",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "usual_power_on_in_seconds",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reports_missing_since",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d3679885efd8566d4c3b8b3310e32477e0e8d29dd6ecd7f6b4f1f74feaa6252e",
    "metadata": {},
    "name": "useOngoingPollMachineQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f2aa5b04b68ba47b5425d5c28b601b9a";

export default node;
