/**
 * @generated SignedSource<<09c71c400557e5fa3c68fc5ee2a3e530>>
 * @relayHash cdf9e2f0244e07ee34adca385509efab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57a2ffafbbcc75f6cc03402b4a081d6dcf8a6f6093bb7b8a2774e43b26af45b6

import type { ConcreteRequest } from 'relay-runtime';
export type SoftwareDocumentKind = "caseBook" | "clinicalDeviceList" | "manual" | "releaseNotes" | "stepByStep";
export type useReleaseChangesRemoveDocumentMutation$variables = {
  id: number;
  kind: SoftwareDocumentKind;
};
export type useReleaseChangesRemoveDocumentMutation$data = {
  readonly removeSoftwareDocument: {
    readonly id: number;
  };
};
export type useReleaseChangesRemoveDocumentMutation = {
  response: useReleaseChangesRemoveDocumentMutation$data;
  variables: useReleaseChangesRemoveDocumentMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "kind"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "kind",
        "variableName": "kind"
      },
      {
        "kind": "Variable",
        "name": "releaseId",
        "variableName": "id"
      }
    ],
    "concreteType": "SoftwareRelease",
    "kind": "LinkedField",
    "name": "removeSoftwareDocument",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useReleaseChangesRemoveDocumentMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReleaseChangesRemoveDocumentMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "57a2ffafbbcc75f6cc03402b4a081d6dcf8a6f6093bb7b8a2774e43b26af45b6",
    "metadata": {},
    "name": "useReleaseChangesRemoveDocumentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "289e48dd382749700c922be33e8aa490";

export default node;
