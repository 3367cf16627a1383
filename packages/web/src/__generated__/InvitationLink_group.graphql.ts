/**
 * @generated SignedSource<<92f0b4f687d0d64fc6cb56768ba43dc9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvitationLink_group$data = {
  readonly id: number;
  readonly invitationLink: {
    readonly code: string;
    readonly expiresAt: string | null | undefined;
    readonly uses: number;
  } | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "InvitationLink_group";
};
export type InvitationLink_group$key = {
  readonly " $data"?: InvitationLink_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationLink_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvitationLink_group",
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
      "concreteType": "GroupInvitation",
      "kind": "LinkedField",
      "name": "invitationLink",
      "plural": false,
      "selections": [
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
          "name": "expiresAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uses",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CustomerGroup",
  "abstractKey": null
};

(node as any).hash = "3a5edc3bd25e9bbeb493315fad63e27b";

export default node;
