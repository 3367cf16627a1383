/**
 * @generated SignedSource<<dbdb514f65eb072907da77d576ddedfa>>
 * @relayHash 6a164c5ca3232df596e2a3634ff7afa6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48a8334a4d9af19d6a61a21522c8ecf64950386c16b35514ce635b1aee2af1d2

import type { ConcreteRequest } from 'relay-runtime';
export type CloudModuleCasesInput = {
  caseIds: ReadonlyArray<string>;
  moduleId: string;
};
export type GiveHoursDialogMutation$variables = {
  customerId: number;
  key: string;
  learningSpaceId: number;
  maxDurationInSeconds: number;
  modules?: ReadonlyArray<CloudModuleCasesInput> | null | undefined;
  personId: string;
  validTo: string;
};
export type GiveHoursDialogMutation$data = {
  readonly giveCloudModulesTime: {
    readonly undo: {
      readonly seconds: number;
      readonly undoId: string;
    } | null | undefined;
    readonly voucherId: number;
  };
};
export type GiveHoursDialogMutation = {
  response: GiveHoursDialogMutation$data;
  variables: GiveHoursDialogMutation$variables;
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
  "name": "key"
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
  "name": "modules"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "personId"
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
        "variableName": "key"
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
        "name": "modules",
        "variableName": "modules"
      },
      {
        "kind": "Variable",
        "name": "personId",
        "variableName": "personId"
      },
      {
        "kind": "Variable",
        "name": "validTo",
        "variableName": "validTo"
      }
    ],
    "concreteType": "GiveCloudModulesTimePayload",
    "kind": "LinkedField",
    "name": "giveCloudModulesTime",
    "plural": false,
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
        "concreteType": "UndoOffer",
        "kind": "LinkedField",
        "name": "undo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "undoId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "seconds",
            "storageKey": null
          }
        ],
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
    "name": "GiveHoursDialogMutation",
    "selections": (v7/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v5/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v6/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "GiveHoursDialogMutation",
    "selections": (v7/*:: as any*/)
  },
  "params": {
    "id": "48a8334a4d9af19d6a61a21522c8ecf64950386c16b35514ce635b1aee2af1d2",
    "metadata": {},
    "name": "GiveHoursDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "30740a548972e0ae788402d06f61adfd";

export default node;
