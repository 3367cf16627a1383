/**
 * @generated SignedSource<<7a3e87550b92483da6e810da66e0a648>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LearningSpaceTiles_account$data = {
  readonly branches: ReadonlyArray<{
    readonly id: number;
    readonly name: string;
  }> | null | undefined;
  readonly id: number;
  readonly learningSpaceAccess: ReadonlyArray<{
    readonly allowedCaseCount: number;
    readonly allowedCourseCount: number;
    readonly caseCount: number;
    readonly courseCount: number;
    readonly fullAccess: boolean;
    readonly learningSpaceId: number;
  }> | null | undefined;
  readonly viewerCanEditAccount: boolean;
  readonly " $fragmentType": "LearningSpaceTiles_account";
};
export type LearningSpaceTiles_account$key = {
  readonly " $data"?: LearningSpaceTiles_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"LearningSpaceTiles_account">;
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
  "name": "LearningSpaceTiles_account",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEditAccount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LearningSpace",
      "kind": "LinkedField",
      "name": "branches",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LearningSpaceAccessCount",
      "kind": "LinkedField",
      "name": "learningSpaceAccess",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "learningSpaceId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullAccess",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "caseCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allowedCaseCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "courseCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allowedCourseCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "5d794e6674e72a6c4c581b0f16d9d0a8";

export default node;
