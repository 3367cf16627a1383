/**
 * @generated SignedSource<<cba2dd69eb1b94ab7cd2316ea4265117>>
 * @relayHash 8328e783e1e46e8c687f7ce59f197668
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e58c66f9ee34f4cfe057535c2f3ee341ae3fb12e546566a5b56a4d2273a2cda

import type { ConcreteRequest } from 'relay-runtime';
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
export type useEventRowsPollQuery$variables = {
  voucherIds: ReadonlyArray<number>;
};
export type useEventRowsPollQuery$data = {
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
export type useEventRowsPollQuery = {
  response: useEventRowsPollQuery$data;
  variables: useEventRowsPollQuery$variables;
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
    "name": "useEventRowsPollQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEventRowsPollQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "7e58c66f9ee34f4cfe057535c2f3ee341ae3fb12e546566a5b56a4d2273a2cda",
    "metadata": {},
    "name": "useEventRowsPollQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7c08b82a1e256041a265086b23134e5a";

export default node;
