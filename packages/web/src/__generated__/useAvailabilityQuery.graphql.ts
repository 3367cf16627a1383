/**
 * @generated SignedSource<<8baa1d79a6d0ae6bbd91e60363763950>>
 * @relayHash e9247f3c2ff3d9aeba8d196531fdd5a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 766e362965e0e3b5f547798ef4137eb14de02b7e3992a4c814f4f193bb7bf105

import type { ConcreteRequest } from 'relay-runtime';
export type useAvailabilityQuery$variables = {
  customerId: number;
  durationInSeconds: number;
  eventAt: string;
  voucherId?: number | null | undefined;
};
export type useAvailabilityQuery$data = {
  readonly eventAvailability: {
    readonly freeMachines: number;
    readonly machines: number;
    readonly nextStarts: ReadonlyArray<string>;
  };
};
export type useAvailabilityQuery = {
  response: useAvailabilityQuery$data;
  variables: useAvailabilityQuery$variables;
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
  "name": "durationInSeconds"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "eventAt"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "voucherId"
},
v4 = [
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
        "name": "voucherId",
        "variableName": "voucherId"
      }
    ],
    "concreteType": "EventAvailability",
    "kind": "LinkedField",
    "name": "eventAvailability",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "freeMachines",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "machines",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "nextStarts",
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
    "name": "useAvailabilityQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAvailabilityQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "766e362965e0e3b5f547798ef4137eb14de02b7e3992a4c814f4f193bb7bf105",
    "metadata": {},
    "name": "useAvailabilityQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "48982a57649242639bcfcdb8ac70809f";

export default node;
