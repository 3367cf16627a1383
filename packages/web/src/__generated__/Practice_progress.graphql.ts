/**
 * @generated SignedSource<<b12133fab5334db9475eb4ec9977d63c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Practice_progress$data = {
  readonly isOwn: boolean;
  readonly practisedAt: ReadonlyArray<string>;
  readonly practisedSeconds: ReadonlyArray<number>;
  readonly " $fragmentType": "Practice_progress";
};
export type Practice_progress$key = {
  readonly " $data"?: Practice_progress$data;
  readonly " $fragmentSpreads": FragmentRefs<"Practice_progress">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Practice_progress",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "practisedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "practisedSeconds",
      "storageKey": null
    }
  ],
  "type": "PersonProgress",
  "abstractKey": null
};

(node as any).hash = "e07d92096a265575d614d32d6c199721";

export default node;
