/**
 * @generated SignedSource<<46b7ad9a881f16d20a926b694474cbb0>>
 * @relayHash 0c38699b8ee31c78108416584d794c00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b694e6719b61ce02bf70570431f1871223b012919748e2e456d6798659d3ffe8

import type { ConcreteRequest } from 'relay-runtime';
export type useAttendingChangesMergeMutation$variables = {
  id: string;
  into: string;
};
export type useAttendingChangesMergeMutation$data = {
  readonly mergeAttendings: {
    readonly email: string | null | undefined;
    readonly id: string;
    readonly recordCount: number;
  };
};
export type useAttendingChangesMergeMutation = {
  response: useAttendingChangesMergeMutation$data;
  variables: useAttendingChangesMergeMutation$variables;
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
    "name": "into"
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
      },
      {
        "kind": "Variable",
        "name": "into",
        "variableName": "into"
      }
    ],
    "concreteType": "Attending",
    "kind": "LinkedField",
    "name": "mergeAttendings",
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
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "recordCount",
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
    "name": "useAttendingChangesMergeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAttendingChangesMergeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b694e6719b61ce02bf70570431f1871223b012919748e2e456d6798659d3ffe8",
    "metadata": {},
    "name": "useAttendingChangesMergeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "95200428ef2435e4b5b001170ba9d73a";

export default node;
