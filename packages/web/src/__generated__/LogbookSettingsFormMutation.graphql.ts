/**
 * @generated SignedSource<<19f3c2826b517e4183f1d4744b61722a>>
 * @relayHash 82123342fa95b65743cd51523926969c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b46cd7fdaab5502009358dca382dad464379e094efdd35227bb631e745b0cbad

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EntrustmentScale = "oScore" | "zwisch";
export type LogbookSettingsInput = {
  countImported: boolean;
  entrustmentScale?: EntrustmentScale | null | undefined;
};
export type LogbookSettingsFormMutation$variables = {
  customerId: number;
  modifiedAt?: string | null | undefined;
  settings: LogbookSettingsInput;
};
export type LogbookSettingsFormMutation$data = {
  readonly updateLogbookSettings: {
    readonly countImported: boolean;
    readonly customer: {
      readonly id: number;
      readonly name: string;
    };
    readonly entrustmentScale: EntrustmentScale | null | undefined;
    readonly modifiedAt: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"LogbookSettingsForm_settings">;
  };
};
export type LogbookSettingsFormMutation = {
  response: LogbookSettingsFormMutation$data;
  variables: LogbookSettingsFormMutation$variables;
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
  "name": "modifiedAt"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "settings"
},
v3 = [
  {
    "kind": "Variable",
    "name": "customerId",
    "variableName": "customerId"
  },
  {
    "kind": "Variable",
    "name": "modifiedAt",
    "variableName": "modifiedAt"
  },
  {
    "kind": "Variable",
    "name": "settings",
    "variableName": "settings"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Customer",
  "kind": "LinkedField",
  "name": "customer",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "entrustmentScale",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "countImported",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "modifiedAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "LogbookSettingsFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "LogbookSettings",
        "kind": "LinkedField",
        "name": "updateLogbookSettings",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LogbookSettingsForm_settings"
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/)
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
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "LogbookSettingsFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "LogbookSettings",
        "kind": "LinkedField",
        "name": "updateLogbookSettings",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b46cd7fdaab5502009358dca382dad464379e094efdd35227bb631e745b0cbad",
    "metadata": {},
    "name": "LogbookSettingsFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "966cb34352afb52fbe04050762b00149";

export default node;
