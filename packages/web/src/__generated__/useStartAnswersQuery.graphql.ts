/**
 * @generated SignedSource<<feb087cec206f81b35e8204a78d99c1c>>
 * @relayHash fe01dc14eca8d1610024430c32068c07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 127011fb78382c1d6b1e2dfcf7ab4b3975bab936cf1571f7babb750b18e03397

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
      readonly simulators: ReadonlyArray<{
        readonly code: string;
        readonly name: string;
      }>;
      readonly viewerCanHelp: boolean;
    } | null | undefined;
    readonly at: string | null | undefined;
    readonly detail: string;
    readonly failedAt: string | null | undefined;
    readonly failedReason: string | null | undefined;
    readonly id: string;
    readonly isExpected: boolean;
    readonly kind: StartKind;
    readonly name: string;
    readonly usedAt: string | null | undefined;
    readonly usedOn: string | null | undefined;
    readonly usedSource: string | null | undefined;
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
      readonly simulators: ReadonlyArray<{
        readonly code: string;
        readonly name: string;
      }>;
      readonly viewerCanHelp: boolean;
    } | null | undefined;
    readonly at: string | null | undefined;
    readonly detail: string;
    readonly failedAt: string | null | undefined;
    readonly failedReason: string | null | undefined;
    readonly id: string;
    readonly isExpected: boolean;
    readonly kind: StartKind;
    readonly name: string;
    readonly usedAt: string | null | undefined;
    readonly usedOn: string | null | undefined;
    readonly usedSource: string | null | undefined;
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
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v4 = [
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
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "detail",
        "storageKey": null
      },
      (v2/*:: as any*/),
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
        "name": "failedReason",
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
        "kind": "ScalarField",
        "name": "usedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "usedSource",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "usedOn",
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
          (v3/*:: as any*/),
          (v2/*:: as any*/),
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
            "name": "viewerCanHelp",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "StartSimulator",
            "kind": "LinkedField",
            "name": "simulators",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v3/*:: as any*/)
            ],
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
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStartAnswersQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "127011fb78382c1d6b1e2dfcf7ab4b3975bab936cf1571f7babb750b18e03397",
    "metadata": {},
    "name": "useStartAnswersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7cd710e72741e743e72f131e79189e3b";

export default node;
