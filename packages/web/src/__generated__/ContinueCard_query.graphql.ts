/**
 * @generated SignedSource<<bf0d5ad138165b6aee14c04b880682d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
import type { FragmentRefs } from "relay-runtime";
export type ContinueCard_query$data = {
  readonly continueLearning: {
    readonly course: {
      readonly " $fragmentSpreads": FragmentRefs<"UnfinishedCourse_course">;
    } | null | undefined;
  } | null | undefined;
  readonly getEventResourceAccessVouchersAsTrainee: ReadonlyArray<{
    readonly archivedAt: string | null | undefined;
    readonly durationInSeconds: number;
    readonly eventAt: string;
    readonly hasStarted: boolean;
    readonly id: number;
    readonly name: string;
    readonly vm: {
      readonly id: string;
      readonly status: CloudCaseVMStatus;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "ContinueCard_query";
};
export type ContinueCard_query$key = {
  readonly " $data"?: ContinueCard_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContinueCard_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContinueCard_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ContinueLearning",
      "kind": "LinkedField",
      "name": "continueLearning",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Course",
          "kind": "LinkedField",
          "name": "course",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "UnfinishedCourse_course"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "limit",
          "value": 8
        }
      ],
      "concreteType": "EventResourceAccessVoucher",
      "kind": "LinkedField",
      "name": "getEventResourceAccessVouchersAsTrainee",
      "plural": true,
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
          "name": "eventAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "durationInSeconds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "archivedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasStarted",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CloudCaseVM",
          "kind": "LinkedField",
          "name": "vm",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "getEventResourceAccessVouchersAsTrainee(limit:8)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "072d54cead5706bfd4399018ec1446aa";

export default node;
