/**
 * @generated SignedSource<<194757af3c05e97257f1efa6bd7e34e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WeekMail_mail$data = {
  readonly id: string;
  readonly isOn: boolean;
  readonly leadsGroups: boolean;
  readonly " $fragmentType": "WeekMail_mail";
};
export type WeekMail_mail$key = {
  readonly " $data"?: WeekMail_mail$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeekMail_mail">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WeekMail_mail",
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
      "name": "isOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leadsGroups",
      "storageKey": null
    }
  ],
  "type": "WeekMail",
  "abstractKey": null
};

(node as any).hash = "adb5325d8bd491f605984a06bff2a65d";

export default node;
