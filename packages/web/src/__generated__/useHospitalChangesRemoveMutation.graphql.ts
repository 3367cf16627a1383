/**
 * @generated SignedSource<<2bb03c593fc0c720d8dd0381745e7d44>>
 * @relayHash 4290db3bb94c8163555f1aee0c6c84ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52235c80091991276c7969a7dad5dd6611b35482e403f0c8075f091e43e9ed84

import type { ConcreteRequest } from 'relay-runtime';
export type useHospitalChangesRemoveMutation$variables = {
  id: string;
};
export type useHospitalChangesRemoveMutation$data = {
  readonly deleteHospital: string;
};
export type useHospitalChangesRemoveMutation = {
  response: useHospitalChangesRemoveMutation$data;
  variables: useHospitalChangesRemoveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "kind": "ScalarField",
    "name": "deleteHospital",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useHospitalChangesRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useHospitalChangesRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "52235c80091991276c7969a7dad5dd6611b35482e403f0c8075f091e43e9ed84",
    "metadata": {},
    "name": "useHospitalChangesRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b8802004b5c0b37d51a44f230d6e419d";

export default node;
