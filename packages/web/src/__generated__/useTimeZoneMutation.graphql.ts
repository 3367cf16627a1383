/**
 * @generated SignedSource<<8bd2fd57875258271298b30fdc64f2dc>>
 * @relayHash a0bf56e3dffc286be67749fb43c9110d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a3cd5ce71e30a11142e91873df73c52accd66b907d1a0cfe6f8e960db5408c8

import type { ConcreteRequest } from 'relay-runtime';
export type useTimeZoneMutation$variables = {
  timeZone: string;
};
export type useTimeZoneMutation$data = {
  readonly setTimeZone: string;
};
export type useTimeZoneMutation = {
  response: useTimeZoneMutation$data;
  variables: useTimeZoneMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "timeZone"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "timeZone",
        "variableName": "timeZone"
      }
    ],
    "kind": "ScalarField",
    "name": "setTimeZone",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useTimeZoneMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTimeZoneMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1a3cd5ce71e30a11142e91873df73c52accd66b907d1a0cfe6f8e960db5408c8",
    "metadata": {},
    "name": "useTimeZoneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f289a7b0338786a4413b8f0d970f17ed";

export default node;
