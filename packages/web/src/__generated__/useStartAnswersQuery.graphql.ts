/**
 * @generated SignedSource<<083eacc4bb684e6f459581b6c6868138>>
 * @relayHash 02e5dd380e91977926c96dbea0484342
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86bf5ebe0c6cd602a4f66d62bb1965f880b89d293fbdff22f03bf38c18e5d789

import type { ConcreteRequest } from 'relay-runtime';
export type StartKind = "case" | "course" | "event" | "exercise";
export type useStartAnswersQuery$variables = {
  kind?: StartKind | null | undefined;
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v6 = [
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
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "detail",
        "storageKey": null
      },
      (v4/*:: as any*/),
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
          (v5/*:: as any*/),
          (v4/*:: as any*/),
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
              (v3/*:: as any*/),
              (v5/*:: as any*/)
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useStartAnswersQuery",
    "selections": (v6/*:: as any*/),
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
    "name": "useStartAnswersQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "86bf5ebe0c6cd602a4f66d62bb1965f880b89d293fbdff22f03bf38c18e5d789",
    "metadata": {},
    "name": "useStartAnswersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "613952752bf30e107428aa8761c01c90";

export default node;
