/**
 * @generated SignedSource<<98b78cb8aa167b347ce15978df8583b2>>
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
export type useRunResult_activity$data = {
  readonly exercise: {
    readonly benchmarks: ReadonlyArray<{
      readonly default_operator: ComparisonOperator;
      readonly id: string;
      readonly metric: {
        readonly internal_id: string;
      };
      readonly value: number | boolean | string;
    }>;
    readonly groups: ReadonlyArray<{
      readonly description: string;
      readonly groups: ReadonlyArray<{
        readonly description: string;
        readonly groups: ReadonlyArray<{
          readonly description: string;
          readonly groups: ReadonlyArray<{
            readonly description: string;
            readonly groups: ReadonlyArray<{
              readonly description: string;
              readonly is_expanded_by_default: boolean;
              readonly label: string;
              readonly metrics: ReadonlyArray<{
                readonly internal_id: string;
              }>;
            }>;
            readonly is_expanded_by_default: boolean;
            readonly label: string;
            readonly metrics: ReadonlyArray<{
              readonly internal_id: string;
            }>;
          }>;
          readonly is_expanded_by_default: boolean;
          readonly label: string;
          readonly metrics: ReadonlyArray<{
            readonly internal_id: string;
          }>;
        }>;
        readonly is_expanded_by_default: boolean;
        readonly label: string;
        readonly metrics: ReadonlyArray<{
          readonly internal_id: string;
        }>;
      }>;
      readonly is_expanded_by_default: boolean;
      readonly label: string;
      readonly metrics: ReadonlyArray<{
        readonly internal_id: string;
      }>;
    }>;
    readonly metrics: ReadonlyArray<{
      readonly data_type: MetricDataType;
      readonly description: string;
      readonly internal_id: string;
      readonly is_comparable: boolean;
      readonly label: string;
      readonly order: number;
      readonly unit: string;
      readonly value_format: MetricValueFormat;
    }>;
  };
  readonly metricValues: ReadonlyArray<{
    readonly internal_id: string;
    readonly value: number | boolean | string;
  }>;
  readonly " $fragmentType": "useRunResult_activity";
};
export type useRunResult_activity$key = {
  readonly " $data"?: useRunResult_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRunResult_activity">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
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
  "name": "is_expanded_by_default",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "internal_id",
  "storageKey": null
},
v4 = [
  (v3/*:: as any*/)
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Metric",
  "kind": "LinkedField",
  "name": "metrics",
  "plural": true,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useRunResult_activity",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Simulation",
      "kind": "LinkedField",
      "name": "exercise",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MetricGroup",
          "kind": "LinkedField",
          "name": "groups",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v5/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "MetricGroup",
              "kind": "LinkedField",
              "name": "groups",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                (v5/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "MetricGroup",
                  "kind": "LinkedField",
                  "name": "groups",
                  "plural": true,
                  "selections": [
                    (v0/*:: as any*/),
                    (v1/*:: as any*/),
                    (v2/*:: as any*/),
                    (v5/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "MetricGroup",
                      "kind": "LinkedField",
                      "name": "groups",
                      "plural": true,
                      "selections": [
                        (v0/*:: as any*/),
                        (v1/*:: as any*/),
                        (v2/*:: as any*/),
                        (v5/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "MetricGroup",
                          "kind": "LinkedField",
                          "name": "groups",
                          "plural": true,
                          "selections": [
                            (v0/*:: as any*/),
                            (v1/*:: as any*/),
                            (v2/*:: as any*/),
                            (v5/*:: as any*/)
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
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Metric",
          "kind": "LinkedField",
          "name": "metrics",
          "plural": true,
          "selections": [
            (v3/*:: as any*/),
            (v0/*:: as any*/),
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "is_comparable",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "order",
              "storageKey": null
            }
          ],
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            (v6/*:: as any*/),
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
              "selections": (v4/*:: as any*/),
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
      "concreteType": "MeasuredMetric",
      "kind": "LinkedField",
      "name": "metricValues",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        (v6/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "VistActivity",
  "abstractKey": null
};
})();

(node as any).hash = "4f9088c14c8e96d2f69dbb093673683f";

export default node;
