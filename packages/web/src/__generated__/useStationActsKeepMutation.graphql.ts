/**
 * @generated SignedSource<<44c9b87198ec6155d13150da9fee4cc9>>
 * @relayHash 1b05dfb7a1aebaca27dd109c08fb6ed4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32aea96e2ff9b1033688bddf7ba3a7065cef82ebd31a7638c5301cbaaa8b52e0

import type { ConcreteRequest } from 'relay-runtime';
export type useStationActsKeepMutation$variables = {
  computer: string;
  id: string;
};
export type useStationActsKeepMutation$data = {
  readonly keepVistSystemComputer: {
    readonly clonedAt: string | null | undefined;
    readonly id: string;
  };
};
export type useStationActsKeepMutation = {
  response: useStationActsKeepMutation$data;
  variables: useStationActsKeepMutation$variables;
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
    "name": "useStationActsKeepMutation",
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
    "name": "useStationActsKeepMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "32aea96e2ff9b1033688bddf7ba3a7065cef82ebd31a7638c5301cbaaa8b52e0",
    "metadata": {},
    "name": "useStationActsKeepMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5b8a9794a9af3fcd68d22d6bf8b1b105";

export default node;
