/**
 * @generated SignedSource<<84da26621e4a8063794b641df6da17bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CloudCasesCard_query$data = {
  readonly getCloudModulesResourceAccessVouchersAsTrainee: ReadonlyArray<{
    readonly durationLeftInSeconds: number;
    readonly expired: boolean;
    readonly learningSpace: {
      readonly id: number;
      readonly name: string;
    };
    readonly modules: ReadonlyArray<{
      readonly cases: ReadonlyArray<{
        readonly caseId: string;
      }>;
      readonly moduleId: string;
      readonly name: string;
    }>;
    readonly validTo: string;
    readonly voucherId: number;
  }>;
  readonly " $fragmentType": "CloudCasesCard_query";
};
export type CloudCasesCard_query$key = {
  readonly " $data"?: CloudCasesCard_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CloudCasesCard_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CloudCasesCard_query",
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
        {
          "alias": null,
          "args": null,
          "concreteType": "LearningSpace",
          "kind": "LinkedField",
          "name": "learningSpace",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
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

(node as any).hash = "58cf22347d731d4a3f404c06ac114659";

export default node;
