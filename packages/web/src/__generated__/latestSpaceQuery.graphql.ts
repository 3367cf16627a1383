/**
 * @generated SignedSource<<6b028128a6890dba95bdeadfd3c4ab1c>>
 * @relayHash b9db92a2225da7c9a455414cdb49c347
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0de8ea75f6ca928733a5f7c4b1870e2abc63c99a3bb347ed23539d04f2435e51

import type { ConcreteRequest } from 'relay-runtime';
export type latestSpaceQuery$variables = Record<PropertyKey, never>;
export type latestSpaceQuery$data = {
  readonly talentBranches: ReadonlyArray<{
    readonly administration: {
      readonly courseCount: number;
      readonly customerCount: number;
      readonly displayName: string | null | undefined;
      readonly goneAt: string | null | undefined;
      readonly modifiedAt: string;
      readonly platformName: string;
    } | null | undefined;
    readonly code: string;
    readonly description: string;
    readonly id: number;
    readonly image: string | null | undefined;
    readonly name: string;
  }>;
};
export type latestSpaceQuery = {
  response: latestSpaceQuery$data;
  variables: latestSpaceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "LearningSpace",
    "kind": "LinkedField",
    "name": "talentBranches",
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
        "name": "code",
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
        "name": "description",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "image",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "LearningSpaceAdministration",
        "kind": "LinkedField",
        "name": "administration",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "displayName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "platformName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "courseCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "customerCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "goneAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "modifiedAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "latestSpaceQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "latestSpaceQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "0de8ea75f6ca928733a5f7c4b1870e2abc63c99a3bb347ed23539d04f2435e51",
    "metadata": {},
    "name": "latestSpaceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7bf5af03bda270ffa8c4b62e700030af";

export default node;
