/**
 * @generated SignedSource<<2ce01b96f6b7797007e325899e01f1b6>>
 * @relayHash dd165563c72dca733f410f3bbced41ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d204c988218ab60e8eb67e34ed13ff3372cfac012d0a658e3546d9f09b33a751

import type { ConcreteRequest } from 'relay-runtime';
export type VistActivityOutcome = "endedEarly" | "implausible" | "met" | "notEvaluated" | "notMet" | "nothingMeasured" | "partlyMeasured";
export type VistActivitySortField = "activityStart" | "courseName" | "exerciseName" | "score";
export type VistActivitySortOrder = "ASC" | "DESC";
export type VistActivitySource = "by_hand" | "cloud_machine" | "station";
export type VistActivitiesSearchParams = {
  exerciseKey?: string | null | undefined;
  from?: string | null | undefined;
  moduleCode?: string | null | undefined;
  result?: VistActivityOutcome | null | undefined;
  searchText?: string | null | undefined;
  sortField?: VistActivitySortField | null | undefined;
  sortOrder?: VistActivitySortOrder | null | undefined;
  to?: string | null | undefined;
};
export type logExportOwnQuery$variables = {
  limit: number;
  offset: number;
  searchParams: VistActivitiesSearchParams;
};
export type logExportOwnQuery$data = {
  readonly page: {
    readonly activities: ReadonlyArray<{
      readonly activityStart: string;
      readonly asked: number;
      readonly courseName: string | null | undefined;
      readonly createdBy: {
        readonly email: string | null | undefined;
        readonly first_name: string;
        readonly keycloak_id: string;
        readonly last_name: string;
      };
      readonly exerciseName: string;
      readonly id: string;
      readonly implausible: ReadonlyArray<string>;
      readonly isCompleted: boolean;
      readonly measured: number;
      readonly moduleName: string;
      readonly moduleVersion: string;
      readonly outcomeText: string;
      readonly progress: number | null | undefined;
      readonly serviceTag: string | null | undefined;
      readonly source: VistActivitySource;
      readonly totalTimeInSeconds: number;
      readonly unitName: string | null | undefined;
    }>;
    readonly count: number;
  };
};
export type logExportOwnQuery = {
  response: logExportOwnQuery$data;
  variables: logExportOwnQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "limit"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "offset"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "searchParams"
},
v3 = [
  {
    "alias": "page",
    "args": [
      {
        "kind": "Variable",
        "name": "limit",
        "variableName": "limit"
      },
      {
        "kind": "Variable",
        "name": "offset",
        "variableName": "offset"
      },
      {
        "kind": "Variable",
        "name": "searchParams",
        "variableName": "searchParams"
      }
    ],
    "concreteType": "VistActivitiesPage",
    "kind": "LinkedField",
    "name": "vistActivities",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "count",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "VistActivity",
        "kind": "LinkedField",
        "name": "activities",
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
            "name": "activityStart",
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
            "name": "moduleName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "moduleVersion",
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
            "name": "unitName",
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
            "name": "outcomeText",
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
            "name": "asked",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "measured",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "implausible",
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
            "name": "source",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "serviceTag",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "VistActivityPerson",
            "kind": "LinkedField",
            "name": "createdBy",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "keycloak_id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "first_name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "last_name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
                "storageKey": null
              }
            ],
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
    "name": "logExportOwnQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "logExportOwnQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "d204c988218ab60e8eb67e34ed13ff3372cfac012d0a658e3546d9f09b33a751",
    "metadata": {},
    "name": "logExportOwnQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "de1e1ffd82a1385bc980f0df712eb0d1";

export default node;
