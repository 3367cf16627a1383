/**
 * @generated SignedSource<<14e0c19be024e51f14c14754763999ff>>
 * @relayHash b7e863e6b1140580b5f96b83f16bd005
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f8a2470e12e964cd3bc26a87da38c9b13e1159e263fe089d80b10ca94e084e1

import type { ConcreteRequest } from 'relay-runtime';
export type CloudModuleCasesInput = {
  caseIds: ReadonlyArray<string>;
  moduleId: string;
};
export type useVoucherChangesCreateMutation$variables = {
  customerId: number;
  idempotencyKey?: string | null | undefined;
  learningSpaceId: number;
  maxDurationInSeconds: number;
  maxUses: number;
  modules: ReadonlyArray<CloudModuleCasesInput>;
  name?: string | null | undefined;
  validTo: string;
};
export type useVoucherChangesCreateMutation$data = {
  readonly createCloudModulesResourceAccessVoucher: {
    readonly code: string | null | undefined;
    readonly id: number;
  };
};
export type useVoucherChangesCreateMutation = {
  response: useVoucherChangesCreateMutation$data;
  variables: useVoucherChangesCreateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "customerId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "idempotencyKey"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "learningSpaceId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "maxDurationInSeconds"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "maxUses"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "modules"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "validTo"
},
v8 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "customerId",
        "variableName": "customerId"
      },
      {
        "kind": "Variable",
        "name": "idempotencyKey",
        "variableName": "idempotencyKey"
      },
      {
        "kind": "Variable",
        "name": "learningSpaceId",
        "variableName": "learningSpaceId"
      },
      {
        "kind": "Variable",
        "name": "maxDurationInSeconds",
        "variableName": "maxDurationInSeconds"
      },
      {
        "kind": "Variable",
        "name": "maxUses",
        "variableName": "maxUses"
      },
      {
        "kind": "Variable",
        "name": "modules",
        "variableName": "modules"
      },
      {
        "kind": "Variable",
        "name": "name",
        "variableName": "name"
      },
      {
        "kind": "Variable",
        "name": "validTo",
        "variableName": "validTo"
      }
    ],
    "concreteType": "CloudModulesResourceAccessVoucher",
    "kind": "LinkedField",
    "name": "createCloudModulesResourceAccessVoucher",
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
        "name": "code",
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
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useVoucherChangesCreateMutation",
    "selections": (v8/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v7/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useVoucherChangesCreateMutation",
    "selections": (v8/*:: as any*/)
  },
  "params": {
    "id": "7f8a2470e12e964cd3bc26a87da38c9b13e1159e263fe089d80b10ca94e084e1",
    "metadata": {},
    "name": "useVoucherChangesCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5de5bdfb40561830d4121ca0e2671519";

export default node;
