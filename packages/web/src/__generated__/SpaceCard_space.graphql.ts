/**
 * @generated SignedSource<<9cc60c6955f810973343d5aa7f20424b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SpaceCard_space$data = {
  readonly description: string;
  readonly id: number;
  readonly image: string | null | undefined;
  readonly name: string;
  readonly title: string;
  readonly " $fragmentType": "SpaceCard_space";
};
export type SpaceCard_space$key = {
  readonly " $data"?: SpaceCard_space$data;
  readonly " $fragmentSpreads": FragmentRefs<"SpaceCard_space">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SpaceCard_space",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "image",
      "storageKey": null
    }
  ],
  "type": "LearningSpace",
  "abstractKey": null
};

(node as any).hash = "1d906602ffd8f38e290f95c74345cd81";

export default node;
