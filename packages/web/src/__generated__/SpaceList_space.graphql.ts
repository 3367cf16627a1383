/**
 * @generated SignedSource<<a85a1e921f05ce61a9b7d8c285619aed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SpaceList_space$data = ReadonlyArray<{
  readonly administration: {
    readonly courseCount: number;
    readonly customerCount: number;
    readonly displayName: string | null | undefined;
    readonly goneAt: string | null | undefined;
    readonly modifiedAt: string;
    readonly platformName: string;
  } | null | undefined;
  readonly code: string;
  readonly description: string;
  readonly id: number;
  readonly image: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "SpaceList_space";
}>;
export type SpaceList_space$key = ReadonlyArray<{
  readonly " $data"?: SpaceList_space$data;
  readonly " $fragmentSpreads": FragmentRefs<"SpaceList_space">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SpaceList_space",
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
      "name": "code",
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "image",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LearningSpaceAdministration",
      "kind": "LinkedField",
      "name": "administration",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "platformName",
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
          "name": "customerCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "goneAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "modifiedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LearningSpace",
  "abstractKey": null
};

(node as any).hash = "1036c1515d84175c298d2693175face8";

export default node;
