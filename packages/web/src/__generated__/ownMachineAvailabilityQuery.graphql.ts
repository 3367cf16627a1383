/**
 * @generated SignedSource<<e53a92b16451d3c67f994aa62f47640e>>
 * @relayHash 7df69ccfdce729742064319165e0826a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47b972fee22caeaa6e7454b0048094eb489bb96ee93dde5c399b0360af65ee4c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ownMachineAvailabilityQuery$variables = Record<PropertyKey, never>;
export type ownMachineAvailabilityQuery$data = {
  readonly getCloudModulesResourceAccessVouchersAsTrainee: ReadonlyArray<{
    readonly durationLeftInSeconds: number;
    readonly expired: boolean;
    readonly validTo: string;
    readonly voucherId: number;
  }>;
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
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "session_used_in_seconds",
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
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "CloudModulesResourceAccessVoucherAsTrainee",
  "kind": "LinkedField",
  "name": "getCloudModulesResourceAccessVouchersAsTrainee",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "voucherId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "durationLeftInSeconds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expired",
      "storageKey": null
    }
  ],
  "storageKey": null
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ]
  },
  "params": {
    "id": "47b972fee22caeaa6e7454b0048094eb489bb96ee93dde5c399b0360af65ee4c",
    "metadata": {},
    "name": "ownMachineAvailabilityQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "75610f694c89c763c771143754395580";

export default node;
