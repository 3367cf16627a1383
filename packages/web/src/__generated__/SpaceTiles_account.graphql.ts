/**
 * @generated SignedSource<<cb89783105d9df8fc46ef4b0d01ce15f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SpaceTiles_account$data = {
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
  readonly " $fragmentType": "SpaceTiles_account";
};
export type SpaceTiles_account$key = {
  readonly " $data"?: SpaceTiles_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"SpaceTiles_account">;
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
  "name": "SpaceTiles_account",
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

(node as any).hash = "81c6ba1c7595da1cd831368b130b90fe";

export default node;
