/**
 * @generated SignedSource<<00de8ae536d2a4d3751d0297f0a25065>>
 * @relayHash 07f4c22942ff77317f24942a87ce28ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b3a9dce3d2ff4a4a283172538734f3768092e8feacfd6bff8d7379232f2f31e

import type { ConcreteRequest } from 'relay-runtime';
export type SystemDialogQuery$variables = {
  search: string;
};
export type SystemDialogQuery$data = {
  readonly customers: ReadonlyArray<{
    readonly id: number;
    readonly name: string;
  }>;
};
export type SystemDialogQuery = {
  response: SystemDialogQuery$data;
  variables: SystemDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "search",
        "variableName": "search"
      }
    ],
    "concreteType": "Customer",
    "kind": "LinkedField",
    "name": "customers",
    "plural": true,
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
    "name": "SystemDialogQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SystemDialogQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4b3a9dce3d2ff4a4a283172538734f3768092e8feacfd6bff8d7379232f2f31e",
    "metadata": {},
    "name": "SystemDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9c952033aa0e3c758ddaadfe90062b8e";

export default node;
