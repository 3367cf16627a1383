/**
 * @generated SignedSource<<27dca562272e29880cf1e8590d0442cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActivityConfirmationState = "confirmed" | "open" | "returned" | "unasked";
import type { FragmentRefs } from "relay-runtime";
export type RecordConfirmation_activity$data = {
  readonly confirmation: {
    readonly askedAt: string;
    readonly at: string | null | undefined;
    readonly by: {
      readonly first_name: string | null | undefined;
      readonly last_name: string | null | undefined;
    } | null | undefined;
    readonly obstacle: string | null | undefined;
    readonly reopeningWord: string | null | undefined;
    readonly state: ActivityConfirmationState;
    readonly viewerCanAskToReopen: boolean;
    readonly viewerCanReopen: boolean;
    readonly word: string | null | undefined;
  };
  readonly confirmationState: ActivityConfirmationState;
  readonly id: string;
  readonly " $fragmentType": "RecordConfirmation_activity";
};
export type RecordConfirmation_activity$key = {
  readonly " $data"?: RecordConfirmation_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordConfirmation_activity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordConfirmation_activity",
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
      "name": "confirmationState",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActivityConfirmation",
      "kind": "LinkedField",
      "name": "confirmation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "obstacle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "word",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
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
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "by",
          "plural": false,
          "selections": [
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
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reopeningWord",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanReopen",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanAskToReopen",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Activity",
  "abstractKey": null
};

(node as any).hash = "62a28eb6ffcc26b775080faaaa68afc1";

export default node;
