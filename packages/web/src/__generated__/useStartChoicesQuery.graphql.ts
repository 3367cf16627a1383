/**
 * @generated SignedSource<<0fcb199bc0bdd39cffd559ebc9df340e>>
 * @relayHash f411eee3afcee6951c52ecc0aa9d2cdf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 806bd1718c3f310cab659c0e95332f1580cd0772ed1a017a90da540c0e0fd025

import type { ConcreteRequest } from 'relay-runtime';
export type StartKind = "case" | "course" | "event" | "exercise";
export type useStartChoicesQuery$variables = {
  kind: StartKind;
  personId: string;
  search?: string | null | undefined;
};
export type useStartChoicesQuery$data = {
  readonly startChoices: ReadonlyArray<{
    readonly at: string | null | undefined;
    readonly detail: string;
    readonly id: string;
    readonly name: string;
  }>;
};
export type useStartChoicesQuery$rawResponse = {
  readonly startChoices: ReadonlyArray<{
    readonly at: string | null | undefined;
    readonly detail: string;
    readonly id: string;
    readonly name: string;
  }>;
};
export type useStartChoicesQuery = {
  rawResponse: useStartChoicesQuery$rawResponse;
  response: useStartChoicesQuery$data;
  variables: useStartChoicesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "kind"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "personId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v3 = [
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
        "name": "personId",
        "variableName": "personId"
      },
      {
        "kind": "Variable",
        "name": "search",
        "variableName": "search"
      }
    ],
    "concreteType": "StartChoice",
    "kind": "LinkedField",
    "name": "startChoices",
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "detail",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "at",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useStartChoicesQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useStartChoicesQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "806bd1718c3f310cab659c0e95332f1580cd0772ed1a017a90da540c0e0fd025",
    "metadata": {},
    "name": "useStartChoicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4bcdaf330dab9ea1cc60340f12382a99";

export default node;
