/**
 * @generated SignedSource<<dbe45e046da6a16e4686f8cb209e926e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActivityConfirmationState = "confirmed" | "open" | "returned" | "unasked";
import type { FragmentRefs } from "relay-runtime";
export type ConfirmationCards_page$data = {
  readonly next: string | null | undefined;
  readonly records: ReadonlyArray<{
    readonly confirmation: {
      readonly reopeningWord: string | null | undefined;
      readonly state: ActivityConfirmationState;
    };
    readonly id: string;
    readonly modifiedAt: string;
    readonly " $fragmentSpreads": FragmentRefs<"ConfirmationCard_record">;
  }>;
  readonly " $fragmentType": "ConfirmationCards_page";
};
export type ConfirmationCards_page$key = {
  readonly " $data"?: ConfirmationCards_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmationCards_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConfirmationCards_page",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "next",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Activity",
      "kind": "LinkedField",
      "name": "records",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "modifiedAt",
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
              "name": "reopeningWord",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ConfirmationCard_record"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LogbookConfirmationsPage",
  "abstractKey": null
};

(node as any).hash = "359e1f525e59cf98eaf1ef4dd60a8e3a";

export default node;
