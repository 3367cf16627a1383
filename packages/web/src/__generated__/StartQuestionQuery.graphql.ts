/**
 * @generated SignedSource<<ecbf30efee27141e47366d5dfa4c653d>>
 * @relayHash 1eebf3cec04a9bddb7bbcb8ba3c69b3f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 363a13c6fd71f1029982e3425711c4f167c032bc8b130134b1e67f8f5bb9334b

import type { ConcreteRequest } from 'relay-runtime';
export type StartKind = "case" | "course" | "event" | "exercise";
export type StartQuestionQuery$variables = {
  id: string;
  kind: StartKind;
  personId: string;
};
export type StartQuestionQuery$data = {
  readonly startCheck: {
    readonly at: string | null | undefined;
    readonly checkedAt: string;
    readonly code: string;
    readonly isPossible: boolean;
    readonly name: string;
    readonly other: string | null | undefined;
    readonly people: ReadonlyArray<string>;
  };
};
export type StartQuestionQuery = {
  response: StartQuestionQuery$data;
  variables: StartQuestionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "kind"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "personId"
},
v3 = [
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
        "name": "kind",
        "variableName": "kind"
      },
      {
        "kind": "Variable",
        "name": "personId",
        "variableName": "personId"
      }
    ],
    "concreteType": "StartCheck",
    "kind": "LinkedField",
    "name": "startCheck",
    "plural": false,
    "selections": [
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
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "at",
        "storageKey": null
      },
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
    "name": "StartQuestionQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "StartQuestionQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "363a13c6fd71f1029982e3425711c4f167c032bc8b130134b1e67f8f5bb9334b",
    "metadata": {},
    "name": "StartQuestionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e13dd27f0e85fb66790425a2b288b729";

export default node;
