/**
 * @generated SignedSource<<4e98b1c6a44e5cb0934e6b5db6b3e6dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ownVouchers_query$data = {
  readonly getCloudModulesResourceAccessVouchersAsTrainee: ReadonlyArray<{
    readonly acceptedAt: string;
    readonly archivedAt: string | null | undefined;
    readonly customer: {
      readonly id: number;
      readonly name: string;
    };
    readonly durationLeftInSeconds: number;
    readonly expired: boolean;
    readonly learningSpace: {
      readonly id: number;
      readonly name: string;
    };
    readonly modules: ReadonlyArray<{
      readonly cases: ReadonlyArray<{
        readonly caseId: string;
        readonly description: string;
        readonly name: string;
      }>;
      readonly description: string;
      readonly moduleId: string;
      readonly name: string;
    }>;
    readonly name: string | null | undefined;
    readonly validTo: string;
    readonly voucherId: number;
  }>;
  readonly " $fragmentType": "ownVouchers_query";
};
export type ownVouchers_query$key = {
  readonly " $data"?: ownVouchers_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ownVouchers_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
  (v0/*:: as any*/)
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ownVouchers_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CloudModulesResourceAccessVoucherAsTrainee",
      "kind": "LinkedField",
      "name": "getCloudModulesResourceAccessVouchersAsTrainee",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "voucherId",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
          "concreteType": "Customer",
          "kind": "LinkedField",
          "name": "customer",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LearningSpace",
          "kind": "LinkedField",
          "name": "learningSpace",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CloudModule",
          "kind": "LinkedField",
          "name": "modules",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "moduleId",
              "storageKey": null
            },
            (v0/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "CloudCase",
              "kind": "LinkedField",
              "name": "cases",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "caseId",
                  "storageKey": null
                },
                (v0/*:: as any*/),
                (v2/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "durationLeftInSeconds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "validTo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "acceptedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expired",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "0537c00fda365e2e524387cf14caa17e";

export default node;
