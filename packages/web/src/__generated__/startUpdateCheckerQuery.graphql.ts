/**
 * @generated SignedSource<<4e388e4830b040e0eeb735de2532c190>>
 * @relayHash 62e1749a0f78321b381e2cc5ff2b136f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 548fd6bb85f1f9494b622c1fcc8fc15166feabadf4eb2dc4353669c2b32f6544

import type { ConcreteRequest } from 'relay-runtime';
export type startUpdateCheckerQuery$variables = {
  serviceTag: string;
};
export type startUpdateCheckerQuery$data = {
  readonly vistAvailableReleasesForSystem: ReadonlyArray<{
    readonly id: string;
    readonly state: {
      readonly id: string;
      readonly installed: boolean;
    };
  }>;
};
export type startUpdateCheckerQuery = {
  response: startUpdateCheckerQuery$data;
  variables: startUpdateCheckerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "serviceTag"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "serviceTag",
        "variableName": "serviceTag"
      }
    ],
    "concreteType": "SystemSoftwareUpdate",
    "kind": "LinkedField",
    "name": "vistAvailableReleasesForSystem",
    "plural": true,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "SystemSoftwareUpdateState",
        "kind": "LinkedField",
        "name": "state",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "installed",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "startUpdateCheckerQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "startUpdateCheckerQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "548fd6bb85f1f9494b622c1fcc8fc15166feabadf4eb2dc4353669c2b32f6544",
    "metadata": {},
    "name": "startUpdateCheckerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9d706a47e424f802ff4dbdcd1847f844";

export default node;
