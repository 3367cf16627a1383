/**
 * @generated SignedSource<<822a157fa3e281dbc00e782dd3acc5a7>>
 * @relayHash 53e0569ed6a19ce7fbf328631abbb7f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ff681892a3425735d87b4c094ac166f52ea38d1b33ee0b92af1f42729eb1ae9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ownMachineAvailabilityQuery$variables = Record<PropertyKey, never>;
export type ownMachineAvailabilityQuery$data = {
  readonly getVmAssignedToMe: {
    readonly " $fragmentSpreads": FragmentRefs<"ownMachine_vm">;
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
v1 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ownMachineAvailabilityQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CloudCaseVM",
        "kind": "LinkedField",
        "name": "getVmAssignedToMe",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "ownMachine_vm",
            "selections": (v0/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      },
      (v1/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ownMachineAvailabilityQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CloudCaseVM",
        "kind": "LinkedField",
        "name": "getVmAssignedToMe",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "4ff681892a3425735d87b4c094ac166f52ea38d1b33ee0b92af1f42729eb1ae9",
    "metadata": {},
    "name": "ownMachineAvailabilityQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7fb3d72c1d9de743c3667b889cd28f97";

export default node;
