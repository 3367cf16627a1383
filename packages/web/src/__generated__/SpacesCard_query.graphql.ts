/**
 * @generated SignedSource<<f1ebb65aee5a9dc0e920818e55a5ccd9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SpacesCard_query$data = {
  readonly enrolledTalentBranches: ReadonlyArray<{
    readonly id: number;
    readonly " $fragmentSpreads": FragmentRefs<"SpaceCard_space">;
  }>;
  readonly " $fragmentType": "SpacesCard_query";
};
export type SpacesCard_query$key = {
  readonly " $data"?: SpacesCard_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SpacesCard_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SpacesCard_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LearningSpace",
      "kind": "LinkedField",
      "name": "enrolledTalentBranches",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SpaceCard_space"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "d051e3250738591e70544971c4606083";

export default node;
