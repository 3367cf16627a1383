/**
 * @generated SignedSource<<8fe158f2dd0bf0075dbaaff149dfd6f5>>
 * @relayHash 16c8238cee35fcf80731ff8eb6530a0e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ed213d998fe86aeac8b1599f10b6fdd4d5ac4680cd4d25c1ca2a0ed48020571

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
    readonly " $fragmentSpreads": FragmentRefs<"CaseLink_case" | "whole_case">;
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
            "name": "whole_case"
          },
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
            "name": "options",
            "storageKey": null
          },
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
            "kind": "ScalarField",
            "name": "resultFormatVersion",
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
            "concreteType": "SimulatorExerciseLicense",
            "kind": "LinkedField",
            "name": "license",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
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
                "name": "totalTimeInSeconds",
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
                "name": "isMet",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "outcome",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "outcomeText",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "criteriaText",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "serviceTag",
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
    "id": "3ed213d998fe86aeac8b1599f10b6fdd4d5ac4680cd4d25c1ca2a0ed48020571",
    "metadata": {},
    "name": "FoundCasesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4e5f48b222a04cbb1678b9b711d2e47f";

export default node;
