/**
 * @generated SignedSource<<46c5b3c63011067c413e810ce8e53f7c>>
 * @relayHash 4bf7931206253fee5fc25176efc061d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f8a1d926ad08b8f5b119b0fae9d207627e254955c981b59b5ebf839eb2459a0

import type { ConcreteRequest } from 'relay-runtime';
export type useUndoImportMutation$variables = {
  id: string;
};
export type useUndoImportMutation$data = {
  readonly undoLogbookImport: {
    readonly id: string;
    readonly undoneAt: string | null | undefined;
    readonly viewerCanUndo: boolean;
  } | null | undefined;
};
export type useUndoImportMutation = {
  response: useUndoImportMutation$data;
  variables: useUndoImportMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "LogbookImport",
    "kind": "LinkedField",
    "name": "undoLogbookImport",
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
        "name": "viewerCanUndo",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "undoneAt",
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
    "name": "useUndoImportMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUndoImportMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9f8a1d926ad08b8f5b119b0fae9d207627e254955c981b59b5ebf839eb2459a0",
    "metadata": {},
    "name": "useUndoImportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0dbdfc86690b9d7321998c2a5370f1d2";

export default node;
