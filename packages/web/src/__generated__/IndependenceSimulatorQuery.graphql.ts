/**
 * @generated SignedSource<<aae5ac1e8009abfd1bf55e894352f889>>
 * @relayHash e9bc9505ca247e40b73fc5091dc9dd28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 913395c9f6ba8a7f2e0801afb882c5fb2091450822e8b38b7248aee649579ac4

import type { ConcreteRequest } from 'relay-runtime';
export type ExerciseStanding = "begun" | "on_the_way" | "practise" | "proficient";
export type IndependenceSimulatorQuery$variables = {
  participant?: string | null | undefined;
};
export type IndependenceSimulatorQuery$data = {
  readonly personProgress: {
    readonly exercises: ReadonlyArray<{
      readonly attempts: number;
      readonly best: number | null | undefined;
      readonly exerciseKey: string;
      readonly exerciseName: string;
      readonly institutionId: number | null | undefined;
      readonly last: number | null | undefined;
      readonly lastRunAt: string;
      readonly lostSince: string | null | undefined;
      readonly moduleCode: string;
      readonly moduleName: string;
      readonly passes: ReadonlyArray<boolean | null | undefined>;
      readonly passesLeft: number;
      readonly passesNeeded: number;
      readonly proficientSince: string | null | undefined;
      readonly standing: ExerciseStanding;
    }>;
  };
};
export type IndependenceSimulatorQuery = {
  response: IndependenceSimulatorQuery$data;
  variables: IndependenceSimulatorQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "participant"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "uid",
        "variableName": "participant"
      }
    ],
    "concreteType": "PersonProgress",
    "kind": "LinkedField",
    "name": "personProgress",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ExerciseProgress",
        "kind": "LinkedField",
        "name": "exercises",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "exerciseKey",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "exerciseName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "moduleCode",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "standing",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "attempts",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "best",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "institutionId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "last",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastRunAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lostSince",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "moduleName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "passes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "passesLeft",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "passesNeeded",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "proficientSince",
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
    "name": "IndependenceSimulatorQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "IndependenceSimulatorQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "913395c9f6ba8a7f2e0801afb882c5fb2091450822e8b38b7248aee649579ac4",
    "metadata": {},
    "name": "IndependenceSimulatorQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1323fd8cd11f7f820ecb703a758d6217";

export default node;
