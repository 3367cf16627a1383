/**
 * @generated SignedSource<<ca89cd32e8a97ffaad6c4bfd1231fa40>>
 * @relayHash 35c9dd6cb2d50a08c452d9a8a558a91f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ddfa162cd11b1295559fe4b8e7dfc6b23546d7c70464f516e42753b99bdf54cc

import type { ConcreteRequest } from 'relay-runtime';
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
export type useEventCardsPollQuery$variables = {
  voucherIds: ReadonlyArray<number>;
};
export type useEventCardsPollQuery$data = {
  readonly getEventResourceAccessVouchersAsAdmin: ReadonlyArray<{
    readonly hasStarted: boolean;
    readonly id: number;
    readonly used: number;
    readonly viewerCanArchive: boolean;
    readonly viewerCanEdit: boolean;
    readonly viewerCanTurnOff: boolean;
    readonly vm: {
      readonly id: string;
      readonly status: CloudCaseVMStatus;
    } | null | undefined;
  }>;
};
export type useEventCardsPollQuery = {
  response: useEventCardsPollQuery$data;
  variables: useEventCardsPollQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "voucherIds"
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
        "name": "voucherIds",
        "variableName": "voucherIds"
      }
    ],
    "concreteType": "EventResourceAccessVoucherAsAdmin",
    "kind": "LinkedField",
    "name": "getEventResourceAccessVouchersAsAdmin",
    "plural": true,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "used",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasStarted",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanEdit",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanArchive",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanTurnOff",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CloudCaseVM",
        "kind": "LinkedField",
        "name": "vm",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
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
    "name": "useEventCardsPollQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEventCardsPollQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "ddfa162cd11b1295559fe4b8e7dfc6b23546d7c70464f516e42753b99bdf54cc",
    "metadata": {},
    "name": "useEventCardsPollQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "518ef7b0da449fa92906bd36e61c2584";

export default node;
