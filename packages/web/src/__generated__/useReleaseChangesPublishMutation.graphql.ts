/**
 * @generated SignedSource<<7cd2f0c1e6337c512712fbccec84db03>>
 * @relayHash 2d32cda99ec68f6c463760a7cdd93ad0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93649c1a1dede73dbd6d6fb6f692598f8115b8bcadae6259a81b263eb21cddd1

import type { ConcreteRequest } from 'relay-runtime';
export type SoftwareReleaseState = "draft" | "published" | "withdrawn";
export type useReleaseChangesPublishMutation$variables = {
  id: number;
};
export type useReleaseChangesPublishMutation$data = {
  readonly publishSoftwareRelease: {
    readonly id: number;
    readonly state: SoftwareReleaseState;
  };
};
export type useReleaseChangesPublishMutation = {
  response: useReleaseChangesPublishMutation$data;
  variables: useReleaseChangesPublishMutation$variables;
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
        "name": "releaseId",
        "variableName": "id"
      }
    ],
    "concreteType": "SoftwareRelease",
    "kind": "LinkedField",
    "name": "publishSoftwareRelease",
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
        "name": "state",
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
    "name": "useReleaseChangesPublishMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReleaseChangesPublishMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "93649c1a1dede73dbd6d6fb6f692598f8115b8bcadae6259a81b263eb21cddd1",
    "metadata": {},
    "name": "useReleaseChangesPublishMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "65cf8024d067860ad83eeddcd35f8a35";

export default node;
