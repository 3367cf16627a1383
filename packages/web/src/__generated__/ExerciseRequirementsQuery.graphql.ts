/**
 * @generated SignedSource<<95a1681d8304722a875e3282faca20d2>>
 * @relayHash 876058aa405d97efd23d43fe951dc32f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 113ce88f66340743b803062a87f2f027b879fa647446538d3333fe3e8ed8875a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ComparisonOperator = "equal" | "greaterequal" | "greaterthan" | "lessequal" | "lessthan" | "notequal";
export type MetricDataType = "bool" | "float" | "int" | "string";
export type MetricValueFormat = "number" | "percent" | "text" | "time" | "yesno";
export type ExerciseRequirementsQuery$variables = {
  id: number;
};
export type ExerciseRequirementsQuery$data = {
  readonly simulation: {
    readonly benchmarks: ReadonlyArray<{
      readonly default_operator: ComparisonOperator;
      readonly id: string;
      readonly metric: {
        readonly data_type: MetricDataType;
        readonly label: string;
        readonly unit: string;
        readonly value_format: MetricValueFormat;
      };
      readonly value: number | boolean | string;
    }>;
    readonly groups: ReadonlyArray<{
      readonly groups: ReadonlyArray<{
        readonly label: string;
        readonly metrics: ReadonlyArray<{
          readonly internal_id: string;
          readonly label: string;
        }>;
      }>;
      readonly label: string;
      readonly metrics: ReadonlyArray<{
        readonly internal_id: string;
        readonly label: string;
      }>;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"whole_simulation">;
  } | null | undefined;
};
export type ExerciseRequirementsQuery = {
  response: ExerciseRequirementsQuery$data;
  variables: ExerciseRequirementsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
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
  "name": "label",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Benchmark",
  "kind": "LinkedField",
  "name": "benchmarks",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "default_operator",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Metric",
      "kind": "LinkedField",
      "name": "metric",
      "plural": false,
      "selections": [
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "data_type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value_format",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Metric",
  "kind": "LinkedField",
  "name": "metrics",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "internal_id",
      "storageKey": null
    },
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "MetricGroup",
  "kind": "LinkedField",
  "name": "groups",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "MetricGroup",
      "kind": "LinkedField",
      "name": "groups",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        (v5/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ExerciseRequirementsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Simulation",
        "kind": "LinkedField",
        "name": "simulation",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "whole_simulation"
          },
          (v4/*:: as any*/),
          (v6/*:: as any*/)
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
    "name": "ExerciseRequirementsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Simulation",
        "kind": "LinkedField",
        "name": "simulation",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
            "name": "moduleName",
            "storageKey": null
          },
          (v4/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "113ce88f66340743b803062a87f2f027b879fa647446538d3333fe3e8ed8875a",
    "metadata": {},
    "name": "ExerciseRequirementsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4e09ff98cb2bbfb73a333d5b317ff859";

export default node;
