/**
 * @generated SignedSource<<df05e76ec3e0c6986b7f254a966fada4>>
 * @relayHash da3f6b14511cd379291b99f5a6c480cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d54c99ae41d7900f5ac36744b6178f30bc94ea473452b017f5c1e34bfa548ab5

import type { ConcreteRequest } from 'relay-runtime';
export type useStationActionsKeepMutation$variables = {
  computer: string;
  id: string;
};
export type useStationActionsKeepMutation$data = {
  readonly keepVistSystemComputer: {
    readonly clonedAt: string | null | undefined;
    readonly id: string;
  };
};
export type useStationActionsKeepMutation = {
  response: useStationActionsKeepMutation$data;
  variables: useStationActionsKeepMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "computer"
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
        "name": "computer",
        "variableName": "computer"
      },
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "VistSystemOverview",
    "kind": "LinkedField",
    "name": "keepVistSystemComputer",
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
        "name": "clonedAt",
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
    "name": "useStationActionsKeepMutation",
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
    "name": "useStationActionsKeepMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "d54c99ae41d7900f5ac36744b6178f30bc94ea473452b017f5c1e34bfa548ab5",
    "metadata": {},
    "name": "useStationActionsKeepMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "556849f95dff2735b583b663f03c8b6a";

export default node;
