/**
 * @generated SignedSource<<1a0133c0aee5d51a5f055de34d7b48a2>>
 * @relayHash 16908fdb91dfd9f3f9a02230531991a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bee072217447fc815c7c7f222a5bd9f7dd7b906c0cdbbe31296794f1bdf5396a

import type { ConcreteRequest } from 'relay-runtime';
export type useReleaseChangesRolloutMutation$variables = {
  customerIds: ReadonlyArray<number>;
  id: number;
  isForAll: boolean;
  stationIds: ReadonlyArray<string>;
};
export type useReleaseChangesRolloutMutation$data = {
  readonly setSoftwareRollout: {
    readonly id: number;
  };
};
export type useReleaseChangesRolloutMutation = {
  response: useReleaseChangesRolloutMutation$data;
  variables: useReleaseChangesRolloutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "customerIds"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isForAll"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stationIds"
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "customerIds",
        "variableName": "customerIds"
      },
      {
        "kind": "Variable",
        "name": "isForAll",
        "variableName": "isForAll"
      },
      {
        "kind": "Variable",
        "name": "releaseId",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "stationIds",
        "variableName": "stationIds"
      }
    ],
    "concreteType": "SoftwareRelease",
    "kind": "LinkedField",
    "name": "setSoftwareRollout",
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
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useReleaseChangesRolloutMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useReleaseChangesRolloutMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "bee072217447fc815c7c7f222a5bd9f7dd7b906c0cdbbe31296794f1bdf5396a",
    "metadata": {},
    "name": "useReleaseChangesRolloutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1e039c029f751f66f73167ef193cce29";

export default node;
