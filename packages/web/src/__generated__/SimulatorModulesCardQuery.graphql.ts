/**
 * @generated SignedSource<<b933b64871290ac80db43e88380b5519>>
 * @relayHash 8cbd36c5e2a27fba9c330fef863fcfd0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 518f6aa263a229bef4c8f397a611b41ee5b42b96cbe8fb46a26be28c17b4ac6c

import type { ConcreteRequest } from 'relay-runtime';
export type SimulatorModulesCardQuery$variables = {
  serviceTag: string;
};
export type SimulatorModulesCardQuery$data = {
  readonly vistCourses: ReadonlyArray<{
    readonly code: string;
    readonly id: number;
    readonly name: string;
    readonly simulations: ReadonlyArray<{
      readonly id: number;
      readonly isCaseCreator: boolean;
      readonly lastRun: {
        readonly activityStart: string;
      } | null | undefined;
    }>;
    readonly version: string;
  }>;
};
export type SimulatorModulesCardQuery = {
  response: SimulatorModulesCardQuery$data;
  variables: SimulatorModulesCardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "serviceTag"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "serviceTag",
    "variableName": "serviceTag"
  }
],
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
  "name": "version",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isCaseCreator",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "activityStart",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SimulatorModulesCardQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "VistCourse",
        "kind": "LinkedField",
        "name": "vistCourses",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "VistCase",
            "kind": "LinkedField",
            "name": "simulations",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "VistRun",
                "kind": "LinkedField",
                "name": "lastRun",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SimulatorModulesCardQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "VistCourse",
        "kind": "LinkedField",
        "name": "vistCourses",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "VistCase",
            "kind": "LinkedField",
            "name": "simulations",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "VistRun",
                "kind": "LinkedField",
                "name": "lastRun",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v2/*:: as any*/)
                ],
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
    "id": "518f6aa263a229bef4c8f397a611b41ee5b42b96cbe8fb46a26be28c17b4ac6c",
    "metadata": {},
    "name": "SimulatorModulesCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b0e3cdde1c3730508459390b92b42d8c";

export default node;
