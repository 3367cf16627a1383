/**
 * @generated SignedSource<<156f33aff07f9ca0139b6b8b708d9920>>
 * @relayHash 34cac4861ca2e4cf38ab9a1738d5693d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51707b35442209b3b1673c2b98ce7756ca512e47b7bf29e7deb11ccb7b54b0c9

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
  validTo: string;
};
export type useVoucherChangesCreateMutation$data = {
  readonly createCloudModulesResourceAccessVoucher: {
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
  "name": "validTo"
},
v7 = [
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
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useVoucherChangesCreateMutation",
    "selections": (v7/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v6/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/),
      (v5/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useVoucherChangesCreateMutation",
    "selections": (v7/*:: as any*/)
  },
  "params": {
    "id": "51707b35442209b3b1673c2b98ce7756ca512e47b7bf29e7deb11ccb7b54b0c9",
    "metadata": {},
    "name": "useVoucherChangesCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "68fb165467c476bd66cd32cac7bbdce7";

export default node;
