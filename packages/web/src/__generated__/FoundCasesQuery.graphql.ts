/**
 * @generated SignedSource<<9dd672cba6fb296028c1907e74531cbc>>
 * @relayHash 4832024d09a40c69b1e21f378c0b9f8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bca1e413e384c1b587fd952b88005f3f7af1f4f6636464e0173f986fe72084d9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VistCasesSortField = "courseName" | "id" | "name";
export type VistCasesSortOrder = "ASC" | "DESC";
export type VistCasesSearchParams = {
  searchText?: string | null | undefined;
  sortField?: VistCasesSortField | null | undefined;
  sortOrder?: VistCasesSortOrder | null | undefined;
};
export type FoundCasesQuery$variables = {
  searchParams?: VistCasesSearchParams | null | undefined;
  serviceTag?: string | null | undefined;
};
export type FoundCasesQuery$data = {
  readonly vistCases: ReadonlyArray<{
    readonly id: number;
    readonly isCaseCreator: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"CaseLink_case">;
  }>;
};
export type FoundCasesQuery = {
  response: FoundCasesQuery$data;
  variables: FoundCasesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "searchParams"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "serviceTag"
},
v2 = [
  {
    "kind": "Variable",
    "name": "searchParams",
    "variableName": "searchParams"
  },
  {
    "kind": "Variable",
    "name": "serviceTag",
    "variableName": "serviceTag"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isCaseCreator",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "FoundCasesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "VistCase",
        "kind": "LinkedField",
        "name": "vistCases",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CaseLink_case"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FoundCasesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "VistCase",
        "kind": "LinkedField",
        "name": "vistCases",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
            "name": "courseCode",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "courseVersion",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "courseName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SimulatorExerciseLicense",
            "kind": "LinkedField",
            "name": "license",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "valid",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "expired",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "remainingdays",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "benchmarkCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "VistRun",
            "kind": "LinkedField",
            "name": "lastRun",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "activityStart",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isCompleted",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "progress",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "evaluated",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "met",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bca1e413e384c1b587fd952b88005f3f7af1f4f6636464e0173f986fe72084d9",
    "metadata": {},
    "name": "FoundCasesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "267fb6e62787588046b26d37c5e72642";

export default node;
