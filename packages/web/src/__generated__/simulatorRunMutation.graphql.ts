/**
 * @generated SignedSource<<d9bba76efe7301c6e57b9490971f93d5>>
 * @relayHash d9f6929dd577d4be8e0d68b50b0fa6a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7da133be7afd38f166dcf11ab14ae76a829a06cb35a5460ae8395433c14ca8ee

import type { ConcreteRequest } from 'relay-runtime';
export type simulatorRunMutation$variables = {
  exerciseId: number;
  id: string;
};
export type simulatorRunMutation$data = {
  readonly createSimulatorLaunch: {
    readonly id: string;
  };
};
export type simulatorRunMutation = {
  response: simulatorRunMutation$data;
  variables: simulatorRunMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "exerciseId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "exerciseId",
        "variableName": "exerciseId"
      },
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "SimulatorLaunch",
    "kind": "LinkedField",
    "name": "createSimulatorLaunch",
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "simulatorRunMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "simulatorRunMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "7da133be7afd38f166dcf11ab14ae76a829a06cb35a5460ae8395433c14ca8ee",
    "metadata": {},
    "name": "simulatorRunMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3c79b04277e0b8749a4fce5f24ca6580";

export default node;
