/**
 * @generated SignedSource<<eb4db9379d6255eb0684c8d601bb6a04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ComparisonOperator = "equal" | "greaterequal" | "greaterthan" | "lessequal" | "lessthan" | "notequal";
export type MetricDataType = "bool" | "float" | "int" | "string";
export type MetricValueFormat = "number" | "percent" | "text" | "time" | "yesno";
import type { FragmentRefs } from "relay-runtime";
export type whole_simulation$data = {
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
  readonly moduleName: string;
  readonly name: string;
  readonly " $fragmentType": "whole_simulation";
};
export type whole_simulation$key = {
  readonly " $data"?: whole_simulation$data;
  readonly " $fragmentSpreads": FragmentRefs<"whole_simulation">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v2 = {
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
    (v1/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "whole_simulation",
  "selections": [
    (v0/*:: as any*/),
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
    {
      "alias": null,
      "args": null,
      "concreteType": "Benchmark",
      "kind": "LinkedField",
      "name": "benchmarks",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
            (v1/*:: as any*/),
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
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "MetricGroup",
          "kind": "LinkedField",
          "name": "groups",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Simulation",
  "abstractKey": null
};
})();

(node as any).hash = "2ecfb3c482e5846fb9de82e46b5a2344";

export default node;
