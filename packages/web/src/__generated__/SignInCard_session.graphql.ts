/**
 * @generated SignedSource<<ee6d888613c36089bf2380677d2c6cba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignInCard_session$data = {
  readonly endedAt: string | null | undefined;
  readonly expiresAt: string;
  readonly id: string;
  readonly signedInAt: string;
  readonly station: {
    readonly name: string;
    readonly owner: string;
    readonly place: string;
    readonly serviceTag: string;
  };
  readonly " $fragmentType": "SignInCard_session";
};
export type SignInCard_session$key = {
  readonly " $data"?: SignInCard_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignInCard_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SignInCard_session",
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
      "concreteType": "SignInStation",
      "kind": "LinkedField",
      "name": "station",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "serviceTag",
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
          "name": "place",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "owner",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "signedInAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endedAt",
      "storageKey": null
    }
  ],
  "type": "StationSession",
  "abstractKey": null
};

(node as any).hash = "b0a442ff614edf0af17889f99a6b2be2";

export default node;
