/**
 * @generated SignedSource<<5a869a9109ab571a88665c4b3be79044>>
 * @relayHash 11700a51470b04fa1751e156cec3288b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcddeaf3922643f474ff9e3f5d0302d868bae34a7e81ebb871b7e29abf25025d

import type { ConcreteRequest } from 'relay-runtime';
export type ModuleDrawerQuery$variables = {
  id: number;
};
export type ModuleDrawerQuery$data = {
  readonly simulatorModule: {
    readonly code: string;
    readonly description: string;
    readonly exerciseCount: number;
    readonly id: number;
    readonly importedAt: string;
    readonly importedBy: {
      readonly first_name: string | null | undefined;
      readonly keycloak_id: string | null | undefined;
      readonly last_name: string | null | undefined;
    } | null | undefined;
    readonly isNewest: boolean;
    readonly name: string;
    readonly resultCount: number;
    readonly resultFormatVersion: string;
    readonly simulations: ReadonlyArray<{
      readonly benchmarkCount: number;
      readonly cloudCaseId: string | null | undefined;
      readonly code: string;
      readonly description: string;
      readonly id: number;
      readonly isCaseCreator: boolean;
      readonly metricCount: number;
      readonly name: string;
      readonly resultCount: number;
    }>;
    readonly version: string;
  };
};
export type ModuleDrawerQuery = {
  response: ModuleDrawerQuery$data;
  variables: ModuleDrawerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "resultCount",
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "simulatorModuleId",
        "variableName": "id"
      }
    ],
    "concreteType": "SimulatorModule",
    "kind": "LinkedField",
    "name": "simulatorModule",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "resultFormatVersion",
        "storageKey": null
      },
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      },
      (v4/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isNewest",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "exerciseCount",
        "storageKey": null
      },
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "importedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Person",
        "kind": "LinkedField",
        "name": "importedBy",
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
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SimulatorExercise",
        "kind": "LinkedField",
        "name": "simulations",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isCaseCreator",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cloudCaseId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "metricCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "benchmarkCount",
            "storageKey": null
          },
          (v5/*:: as any*/)
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
    "name": "ModuleDrawerQuery",
    "selections": (v6/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ModuleDrawerQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "bcddeaf3922643f474ff9e3f5d0302d868bae34a7e81ebb871b7e29abf25025d",
    "metadata": {},
    "name": "ModuleDrawerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a84cfe5442d7525a718debfb26e74151";

export default node;
