/**
 * @generated SignedSource<<58597fb687bf2e36ea5706c20cf4fd3f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InviteeStatus = "invited" | "joined" | "mailFailed" | "mailWaiting" | "mailed" | "notMailed" | "optedOut";
import type { FragmentRefs } from "relay-runtime";
export type inviteeRows_invitee$data = {
  readonly againFrom: string | null | undefined;
  readonly askedAt: string;
  readonly email: string;
  readonly first_name: string;
  readonly id: number;
  readonly last_name: string;
  readonly linkExpiresAt: string | null | undefined;
  readonly reason: string | null | undefined;
  readonly status: InviteeStatus;
  readonly times: number;
  readonly " $fragmentType": "inviteeRows_invitee";
};
export type inviteeRows_invitee$key = {
  readonly " $data"?: inviteeRows_invitee$data;
  readonly " $fragmentSpreads": FragmentRefs<"inviteeRows_invitee">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "inviteeRows_invitee",
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "first_name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "last_name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "askedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "times",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "againFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linkExpiresAt",
      "storageKey": null
    }
  ],
  "type": "GroupInvitee",
  "abstractKey": null
};

(node as any).hash = "fce69a58175bf2041db8ceab1ef0e547";

export default node;
