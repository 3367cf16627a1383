/**
 * @generated SignedSource<<052f733aa9cbd7b680e8676b6bac06f4>>
 * @relayHash 7adf713f6068bac7d621ebbb15a36a84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26f388fbf6c8803867dd42191ea4ee325675c12546032d79e57f19cf85bb3807

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
    "id": "26f388fbf6c8803867dd42191ea4ee325675c12546032d79e57f19cf85bb3807",
    "metadata": {},
    "name": "useVoucherChangesCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "620c196a7202ff518c849cfc90208ef3";

export default node;
