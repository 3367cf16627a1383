/**
 * @generated SignedSource<<f5917d1f689d1d242b47f9e55bd91947>>
 * @relayHash dcea5ce4c2bf58fd0a7f8e57b3c99c7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce54a4e6c26e479a0a9b16a3689eb70da10eb5e58962d0b96f67a185ec0c7a9f

import type { ConcreteRequest } from 'relay-runtime';
export type useReportChangesDeleteMutation$variables = {
  id: string;
};
export type useReportChangesDeleteMutation$data = {
  readonly deleteLogbookReport: string;
};
export type useReportChangesDeleteMutation = {
  response: useReportChangesDeleteMutation$data;
  variables: useReportChangesDeleteMutation$variables;
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
    "kind": "ScalarField",
    "name": "deleteLogbookReport",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useReportChangesDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReportChangesDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ce54a4e6c26e479a0a9b16a3689eb70da10eb5e58962d0b96f67a185ec0c7a9f",
    "metadata": {},
    "name": "useReportChangesDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "00103cde5bca7c9d17e9a5fd6f95fa7a";

export default node;
