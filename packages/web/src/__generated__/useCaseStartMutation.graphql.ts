/**
 * @generated SignedSource<<0034a5f185d9afc45102dc4fccaa2af0>>
 * @relayHash 98d09523521827f5b5ecb5e9c587eefc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef9cc6cbb83c453db10b4e51f090b34ba8edaab2e6770ee42be4db24d4c404f3

import type { ConcreteRequest } from 'relay-runtime';
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
export type useCaseStartMutation$variables = {
  caseId: string;
  moduleId: string;
  voucherId: number;
};
export type useCaseStartMutation$data = {
  readonly startSingleUserCloudCase: {
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
  };
};
export type useCaseStartMutation = {
  response: useCaseStartMutation$data;
  variables: useCaseStartMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "caseId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "moduleId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "voucherId"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "caseId",
        "variableName": "caseId"
      },
      {
        "kind": "Variable",
        "name": "moduleId",
        "variableName": "moduleId"
      },
      {
        "kind": "Variable",
        "name": "voucherId",
        "variableName": "voucherId"
      }
    ],
    "concreteType": "CloudCaseVM",
    "kind": "LinkedField",
    "name": "startSingleUserCloudCase",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCaseStartMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCaseStartMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "ef9cc6cbb83c453db10b4e51f090b34ba8edaab2e6770ee42be4db24d4c404f3",
    "metadata": {},
    "name": "useCaseStartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e4f2b4874f690955659eec580d05ece3";

export default node;
