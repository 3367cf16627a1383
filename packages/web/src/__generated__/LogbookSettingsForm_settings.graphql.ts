/**
 * @generated SignedSource<<075790479fa317360d89558f7c990543>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EntrustmentScale = "oScore" | "zwisch";
import type { FragmentRefs } from "relay-runtime";
export type LogbookSettingsForm_settings$data = {
  readonly countImported: boolean;
  readonly customer: {
    readonly id: number;
    readonly name: string;
  };
  readonly entrustmentScale: EntrustmentScale | null | undefined;
  readonly modifiedAt: string | null | undefined;
  readonly " $fragmentType": "LogbookSettingsForm_settings";
};
export type LogbookSettingsForm_settings$key = {
  readonly " $data"?: LogbookSettingsForm_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"LogbookSettingsForm_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LogbookSettingsForm_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entrustmentScale",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countImported",
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
  "type": "LogbookSettings",
  "abstractKey": null
};

(node as any).hash = "f7f5160bf5ed7c9f3f4bf2daa4c5605c";

export default node;
