/**
 * @generated SignedSource<<312605c9a37369b84f2db4b229fc82db>>
 * @relayHash 308d42d64b2b283caff78dabe68cdd2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d37f41ebbd7287c20d09918ddfd73485b137f64288b14ca31260b3d593317078

import type { ConcreteRequest } from 'relay-runtime';
export type useReportWaitingMutation$variables = {
  voucherId: number;
};
export type useReportWaitingMutation$data = {
  readonly waitForEvent: string | null | undefined;
};
export type useReportWaitingMutation = {
  response: useReportWaitingMutation$data;
  variables: useReportWaitingMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "voucherId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "voucherId",
        "variableName": "voucherId"
      }
    ],
    "kind": "ScalarField",
    "name": "waitForEvent",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useReportWaitingMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReportWaitingMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d37f41ebbd7287c20d09918ddfd73485b137f64288b14ca31260b3d593317078",
    "metadata": {},
    "name": "useReportWaitingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "15778c1d0abd078f120622cfe44ae5b0";

export default node;
