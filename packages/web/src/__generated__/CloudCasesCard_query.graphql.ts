/**
 * @generated SignedSource<<6bb95448b8fb132625b44a4a90e50c8c>>
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
  readonly getVmAssignedToMe: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"OngoingCase_machine">;
  } | null | undefined;
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
  "name": "id",
  "storageKey": null
},
v1 = {
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
      "concreteType": "CloudCaseVM",
      "kind": "LinkedField",
      "name": "getVmAssignedToMe",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OngoingCase_machine"
        }
      ],
      "storageKey": null
    },
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
            (v0/*:: as any*/),
            (v1/*:: as any*/)
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
            (v1/*:: as any*/),
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

(node as any).hash = "e00a6c25f34954e600ea167d2db1b00e";

export default node;
