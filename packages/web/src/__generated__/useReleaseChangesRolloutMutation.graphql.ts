/**
 * @generated SignedSource<<9707d13a734f3c0e9e10182e4448bb3f>>
 * @relayHash db100fa5930214b3c0ac51076088c6de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aae6cbc5e733b0927c5d0fc4910a1c8d1795ee4ee0c619de652dcb9188a084e9

import type { ConcreteRequest } from 'relay-runtime';
export type useReleaseChangesRolloutMutation$variables = {
  customerIds: ReadonlyArray<number>;
  id: number;
  isForAll: boolean;
  newStations?: number | null | undefined;
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
  "name": "newStations"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stationIds"
},
v5 = [
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
        "name": "newStations",
        "variableName": "newStations"
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
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useReleaseChangesRolloutMutation",
    "selections": (v5/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useReleaseChangesRolloutMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "aae6cbc5e733b0927c5d0fc4910a1c8d1795ee4ee0c619de652dcb9188a084e9",
    "metadata": {},
    "name": "useReleaseChangesRolloutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d96d49b9a959882964665ce45fb2a156";

export default node;
