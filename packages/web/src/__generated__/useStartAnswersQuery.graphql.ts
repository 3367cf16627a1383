/**
 * @generated SignedSource<<46bab5827160001d4ab256887e4e15d0>>
 * @relayHash 10fff82dd239d13f7b8a6cb70bee1893
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c53a46cc34edc06b542391cd4d6de00003b8041dfdbeda736909db3fd7e5e8b1

import type { ConcreteRequest } from 'relay-runtime';
export type StartKind = "case" | "course" | "event" | "exercise";
export type useStartAnswersQuery$variables = {
  personId: string;
  search?: string | null | undefined;
};
export type useStartAnswersQuery$data = {
  readonly startChoices: ReadonlyArray<{
    readonly answer: {
      readonly at: string | null | undefined;
      readonly checkedAt: string;
      readonly code: string;
      readonly isPossible: boolean;
      readonly other: string | null | undefined;
      readonly people: ReadonlyArray<string>;
    } | null | undefined;
    readonly at: string | null | undefined;
    readonly detail: string;
    readonly failedAt: string | null | undefined;
    readonly id: string;
    readonly isExpected: boolean;
    readonly kind: StartKind;
    readonly name: string;
    readonly waitingSince: string | null | undefined;
  }>;
};
export type useStartAnswersQuery$rawResponse = {
  readonly startChoices: ReadonlyArray<{
    readonly answer: {
      readonly at: string | null | undefined;
      readonly checkedAt: string;
      readonly code: string;
      readonly isPossible: boolean;
      readonly other: string | null | undefined;
      readonly people: ReadonlyArray<string>;
    } | null | undefined;
    readonly at: string | null | undefined;
    readonly detail: string;
    readonly failedAt: string | null | undefined;
    readonly id: string;
    readonly isExpected: boolean;
    readonly kind: StartKind;
    readonly name: string;
    readonly waitingSince: string | null | undefined;
  }>;
};
export type useStartAnswersQuery = {
  rawResponse: useStartAnswersQuery$rawResponse;
  response: useStartAnswersQuery$data;
  variables: useStartAnswersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "personId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
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
        "name": "kind",
        "storageKey": null
      },
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
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isExpected",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "failedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "waitingSince",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "StartCheck",
        "kind": "LinkedField",
        "name": "answer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isPossible",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "other",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "people",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "checkedAt",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useStartAnswersQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStartAnswersQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "c53a46cc34edc06b542391cd4d6de00003b8041dfdbeda736909db3fd7e5e8b1",
    "metadata": {},
    "name": "useStartAnswersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3aabbde140233e061a2c8346ac27921a";

export default node;
