/**
 * @generated SignedSource<<8f50dfdd2dd8e24e88bcc3a1075e2497>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MailSwitch_counts$data = {
  readonly id: string;
  readonly isByMail: boolean;
  readonly " $fragmentType": "MailSwitch_counts";
};
export type MailSwitch_counts$key = {
  readonly " $data"?: MailSwitch_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailSwitch_counts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MailSwitch_counts",
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
      "name": "isByMail",
      "storageKey": null
    }
  ],
  "type": "LogbookConfirmationCounts",
  "abstractKey": null
};

(node as any).hash = "3aff71611f285825fad56aac67c94106";

export default node;
