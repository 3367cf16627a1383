/**
 * @generated SignedSource<<0ca518f9289a3550ece8dc78a4ee0882>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LegacyReport_activity$data = {
  readonly report: {
    readonly downloadLink: string;
    readonly id: string;
    readonly link: string;
  } | null | undefined;
  readonly " $fragmentType": "LegacyReport_activity";
};
export type LegacyReport_activity$key = {
  readonly " $data"?: LegacyReport_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"LegacyReport_activity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LegacyReport_activity",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "VistActivityReport",
      "kind": "LinkedField",
      "name": "report",
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
          "name": "link",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "downloadLink",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VistActivity",
  "abstractKey": null
};

(node as any).hash = "57fba58ce9014bda79776a5a2f859fd6";

export default node;
