/**
 * @generated SignedSource<<58a46d00e2b54341ab7adbf0d4e07b86>>
 * @relayHash 79853e2dae2247756a2458fe50edda17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8958d099f8fc815bde3c18635dbaed2d74c30aa6ac61bbe34278c7b41cc2a26

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CloudModuleCasesInput = {
  caseIds: ReadonlyArray<string>;
  moduleId: string;
};
export type useVoucherChangesEditMutation$variables = {
  maxUses: number;
  modifiedAt: string;
  modules: ReadonlyArray<CloudModuleCasesInput>;
  validTo: string;
  voucherId: number;
};
export type useVoucherChangesEditMutation$data = {
  readonly editCloudModulesResourceAccessVoucher: {
    readonly " $fragmentSpreads": FragmentRefs<"VoucherCard_voucher">;
  };
};
export type useVoucherChangesEditMutation = {
  response: useVoucherChangesEditMutation$data;
  variables: useVoucherChangesEditMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "maxUses"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "modifiedAt"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "modules"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "validTo"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "voucherId"
},
v5 = [
  {
    "kind": "Variable",
    "name": "maxUses",
    "variableName": "maxUses"
  },
  {
    "kind": "Variable",
    "name": "modifiedAt",
    "variableName": "modifiedAt"
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
  },
  {
    "kind": "Variable",
    "name": "voucherId",
    "variableName": "voucherId"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v8 = [
  (v6/*:: as any*/),
  (v7/*:: as any*/)
],
v9 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "keycloak_id",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "first_name",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "last_name",
    "storageKey": null
  }
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useVoucherChangesEditMutation",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "CloudModulesResourceAccessVoucher",
        "kind": "LinkedField",
        "name": "editCloudModulesResourceAccessVoucher",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VoucherCard_voucher"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useVoucherChangesEditMutation",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "CloudModulesResourceAccessVoucher",
        "kind": "LinkedField",
        "name": "editCloudModulesResourceAccessVoucher",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "modifiedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "validFrom",
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
            "name": "archivedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "used",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxUses",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxDurationInSeconds",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanEdit",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanArchive",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": (v8/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "LearningSpace",
            "kind": "LinkedField",
            "name": "learningSpace",
            "plural": false,
            "selections": (v8/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Person",
            "kind": "LinkedField",
            "name": "creator",
            "plural": false,
            "selections": (v9/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "limit",
                "value": 9
              }
            ],
            "concreteType": "Person",
            "kind": "LinkedField",
            "name": "users",
            "plural": true,
            "selections": (v9/*:: as any*/),
            "storageKey": "users(limit:9)"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CloudModule",
            "kind": "LinkedField",
            "name": "modules",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "moduleId",
                "storageKey": null
              },
              (v7/*:: as any*/),
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "CloudCase",
                "kind": "LinkedField",
                "name": "cases",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "caseId",
                    "storageKey": null
                  },
                  (v7/*:: as any*/),
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
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
    ]
  },
  "params": {
    "id": "c8958d099f8fc815bde3c18635dbaed2d74c30aa6ac61bbe34278c7b41cc2a26",
    "metadata": {},
    "name": "useVoucherChangesEditMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "01f1b62221bf3fb8b5cf211e40cd5c84";

export default node;
