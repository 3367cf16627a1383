/**
 * @generated SignedSource<<556c7612159ea96055fe65d28f5b3d61>>
 * @relayHash 30c59303516e13cd9e44eb558965b7e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0634a1e152ce7245b5d38f9ca44f9987741c63f0b3e90f955ccc8248c906cdf2

import type { ConcreteRequest } from 'relay-runtime';
export type useHospitalChangesEditMutation$variables = {
  id: string;
  mergeInto?: string | null | undefined;
  name: string;
};
export type useHospitalChangesEditMutation$data = {
  readonly updateHospital: {
    readonly id: string;
    readonly name: string;
    readonly recordCount: number;
  };
};
export type useHospitalChangesEditMutation = {
  response: useHospitalChangesEditMutation$data;
  variables: useHospitalChangesEditMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "mergeInto"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "mergeInto",
        "variableName": "mergeInto"
      },
      {
        "kind": "Variable",
        "name": "name",
        "variableName": "name"
      }
    ],
    "concreteType": "Hospital",
    "kind": "LinkedField",
    "name": "updateHospital",
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
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "recordCount",
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useHospitalChangesEditMutation",
    "selections": (v3/*:: as any*/),
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
    "name": "useHospitalChangesEditMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "0634a1e152ce7245b5d38f9ca44f9987741c63f0b3e90f955ccc8248c906cdf2",
    "metadata": {},
    "name": "useHospitalChangesEditMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "34e65c44a6ff7bee712b1303bc034744";

export default node;
