/**
 * @generated SignedSource<<46405a1ebc4dddbd465986a98202d112>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LegacyReport_activity$data = {
  readonly unitId: string;
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
      "kind": "ScalarField",
      "name": "unitId",
      "storageKey": null
    }
  ],
  "type": "VistActivity",
  "abstractKey": null
};

(node as any).hash = "4ac8fc4b17de790a4b5ac25bbf229d3b";

export default node;
