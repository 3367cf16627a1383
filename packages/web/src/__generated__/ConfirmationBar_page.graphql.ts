/**
 * @generated SignedSource<<088871a295f42ef915dfaf5b43574392>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfirmationBar_page$data = {
  readonly counts: {
    readonly open: number;
    readonly reopening: number;
  };
  readonly trainees: ReadonlyArray<{
    readonly count: number;
    readonly person: {
      readonly first_name: string | null | undefined;
      readonly keycloak_id: string | null | undefined;
      readonly last_name: string | null | undefined;
    };
  }>;
  readonly " $fragmentType": "ConfirmationBar_page";
};
export type ConfirmationBar_page$key = {
  readonly " $data"?: ConfirmationBar_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmationBar_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConfirmationBar_page",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LogbookConfirmationTrainee",
      "kind": "LinkedField",
      "name": "trainees",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "person",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "keycloak_id",
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
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LogbookConfirmationCounts",
      "kind": "LinkedField",
      "name": "counts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "open",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reopening",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LogbookConfirmationsPage",
  "abstractKey": null
};

(node as any).hash = "ff6cacef4238f6528a9535d801a75a1b";

export default node;
