/**
 * @generated SignedSource<<649975eab4f446045ef50395345dfc41>>
 * @relayHash 035ed5beb88f2ccd2e76008886892345
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d73fd362bd10bf5cca66b51b04b134fbc2e355d713c589364b7904cb2b28f59f

import type { ConcreteRequest } from 'relay-runtime';
export type useHospitalChangesAddMutation$variables = {
  customerId: number;
  name: string;
};
export type useHospitalChangesAddMutation$data = {
  readonly createHospital: {
    readonly id: string;
  };
};
export type useHospitalChangesAddMutation = {
  response: useHospitalChangesAddMutation$data;
  variables: useHospitalChangesAddMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "customerId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "name"
  }
],
v1 = [
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
        "name": "name",
        "variableName": "name"
      }
    ],
    "concreteType": "Hospital",
    "kind": "LinkedField",
    "name": "createHospital",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useHospitalChangesAddMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useHospitalChangesAddMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d73fd362bd10bf5cca66b51b04b134fbc2e355d713c589364b7904cb2b28f59f",
    "metadata": {},
    "name": "useHospitalChangesAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "218e5b4026d754dc23483697f46c3a4f";

export default node;
