/**
 * @generated SignedSource<<5342be3528b8bad0cf62984a8db1919e>>
 * @relayHash d746a8d0486cabe473d2cb250077ce9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13e9021fd4708040617e39f82fe7c1e0d56f1a259e5339d5cee7c1f65b919585

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CloudModuleCasesInput = {
  caseIds: ReadonlyArray<string>;
  moduleId: string;
};
export type useVoucherChangesEditMutation$variables = {
  maxUses: number;
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
  "name": "modules"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "validTo"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "voucherId"
},
v4 = [
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
  },
  {
    "kind": "Variable",
    "name": "voucherId",
    "variableName": "voucherId"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/)
],
v8 = [
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
v9 = {
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
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useVoucherChangesEditMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
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
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useVoucherChangesEditMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "CloudModulesResourceAccessVoucher",
        "kind": "LinkedField",
        "name": "editCloudModulesResourceAccessVoucher",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
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
            "selections": (v7/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "LearningSpace",
            "kind": "LinkedField",
            "name": "learningSpace",
            "plural": false,
            "selections": (v7/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Person",
            "kind": "LinkedField",
            "name": "creator",
            "plural": false,
            "selections": (v8/*:: as any*/),
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
            "selections": (v8/*:: as any*/),
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
              (v6/*:: as any*/),
              (v9/*:: as any*/),
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
                  (v6/*:: as any*/),
                  (v9/*:: as any*/)
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
    "id": "13e9021fd4708040617e39f82fe7c1e0d56f1a259e5339d5cee7c1f65b919585",
    "metadata": {},
    "name": "useVoucherChangesEditMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c889b928ec16c4078300fb821b0ea725";

export default node;
