/**
 * @generated SignedSource<<9d1109ef6262f273c6940e379cfbdbcd>>
 * @relayHash a738ceea53b3e7a7fd375ab2db182cfc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56e45aded69a937006e39fdd1c660ab4786234f3cc18fcc4604d5a4e37397694

import type { ConcreteRequest } from 'relay-runtime';
export type CloudModuleCasesInput = {
  caseIds: ReadonlyArray<string>;
  moduleId: string;
};
export type useEventChangesCreateMutation$variables = {
  customerId: number;
  description: string;
  durationInSeconds: number;
  eventAt: string;
  idempotencyKey?: string | null | undefined;
  learningSpaceId: number;
  maxUses: number;
  modules: ReadonlyArray<CloudModuleCasesInput>;
  name: string;
  organizers?: ReadonlyArray<string> | null | undefined;
};
export type useEventChangesCreateMutation$data = {
  readonly createEventResourceAccessVoucher: {
    readonly id: number;
  };
};
export type useEventChangesCreateMutation = {
  response: useEventChangesCreateMutation$data;
  variables: useEventChangesCreateMutation$variables;
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
  "name": "description"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "durationInSeconds"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "eventAt"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "idempotencyKey"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "learningSpaceId"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "maxUses"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "modules"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "organizers"
},
v10 = [
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
        "name": "description",
        "variableName": "description"
      },
      {
        "kind": "Variable",
        "name": "durationInSeconds",
        "variableName": "durationInSeconds"
      },
      {
        "kind": "Variable",
        "name": "eventAt",
        "variableName": "eventAt"
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
        "name": "organizers",
        "variableName": "organizers"
      }
    ],
    "concreteType": "EventResourceAccessVoucherAsAdmin",
    "kind": "LinkedField",
    "name": "createEventResourceAccessVoucher",
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
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useEventChangesCreateMutation",
    "selections": (v10/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v8/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v5/*:: as any*/),
      (v7/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v6/*:: as any*/),
      (v9/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useEventChangesCreateMutation",
    "selections": (v10/*:: as any*/)
  },
  "params": {
    "id": "56e45aded69a937006e39fdd1c660ab4786234f3cc18fcc4604d5a4e37397694",
    "metadata": {},
    "name": "useEventChangesCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3150ba48ccf0e78a7eaa54f0d8a449bd";

export default node;
