/**
 * @generated SignedSource<<067571d456459df7eac150d4be851fe0>>
 * @relayHash 4066fe6481e595401b0b8a2bba394608
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4b7cb59cc2de33e8a6d7cf704a0c2ef475dda0d66a3697b1166a75f2ded5afd

import type { ConcreteRequest } from 'relay-runtime';
export type SoftwareReleaseState = "draft" | "published" | "withdrawn";
export type useReleaseChangesWithdrawMutation$variables = {
  id: number;
};
export type useReleaseChangesWithdrawMutation$data = {
  readonly withdrawSoftwareRelease: {
    readonly id: number;
    readonly state: SoftwareReleaseState;
  };
};
export type useReleaseChangesWithdrawMutation = {
  response: useReleaseChangesWithdrawMutation$data;
  variables: useReleaseChangesWithdrawMutation$variables;
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
    "name": "withdrawSoftwareRelease",
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
    "name": "useReleaseChangesWithdrawMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReleaseChangesWithdrawMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d4b7cb59cc2de33e8a6d7cf704a0c2ef475dda0d66a3697b1166a75f2ded5afd",
    "metadata": {},
    "name": "useReleaseChangesWithdrawMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "36c201654b314738d0de5bddaafd8715";

export default node;
