/**
 * @generated SignedSource<<8d04f433397f8e828fa9dfb55e0a3a0c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Imaging_activity$data = {
  readonly unitId: string;
  readonly " $fragmentType": "Imaging_activity";
};
export type Imaging_activity$key = {
  readonly " $data"?: Imaging_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"Imaging_activity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Imaging_activity",
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

(node as any).hash = "ca322f18da98225098299cb49acdf176";

export default node;
