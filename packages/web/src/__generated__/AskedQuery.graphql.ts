/**
 * @generated SignedSource<<6b4e5d0eb3af7a874cbb9be0698bdb34>>
 * @relayHash b0e9bff1502990b5ef83dc07e0119d55
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 318c3c92f81af5749aded7c21ba66ad0393177a9e9e74d45b25bd52b42a6b3e7

import type { ConcreteRequest } from 'relay-runtime';
export type ComparisonOperator = "equal" | "greaterequal" | "greaterthan" | "lessequal" | "lessthan" | "notequal";
export type MetricDataType = "bool" | "float" | "int" | "string";
export type MetricValueFormat = "number" | "percent" | "text" | "time" | "yesno";
export type AskedQuery$variables = {
  id: number;
};
export type AskedQuery$data = {
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
    readonly id: number;
  } | null | undefined;
};
export type AskedQuery = {
  response: AskedQuery$data;
  variables: AskedQuery$variables;
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
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v3 = {
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
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Simulation",
    "kind": "LinkedField",
    "name": "simulation",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Benchmark",
        "kind": "LinkedField",
        "name": "benchmarks",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
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
              (v2/*:: as any*/),
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
      {
        "alias": null,
        "args": null,
        "concreteType": "MetricGroup",
        "kind": "LinkedField",
        "name": "groups",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "MetricGroup",
            "kind": "LinkedField",
            "name": "groups",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AskedQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AskedQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "318c3c92f81af5749aded7c21ba66ad0393177a9e9e74d45b25bd52b42a6b3e7",
    "metadata": {},
    "name": "AskedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "49b20afd896f03fc70af85f4d93e6593";

export default node;
