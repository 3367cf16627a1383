/**
 * @generated SignedSource<<2692347fdf39224734f5eaed9f808ddc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FeedbackState = "done" | "in_work" | "new";
import type { FragmentRefs } from "relay-runtime";
export type WorkOnFeedback_report$data = {
  readonly id: number;
  readonly modifiedAt: string;
  readonly modifiedBy: string | null | undefined;
  readonly note: string;
  readonly state: FeedbackState;
  readonly " $fragmentType": "WorkOnFeedback_report";
};
export type WorkOnFeedback_report$key = {
  readonly " $data"?: WorkOnFeedback_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkOnFeedback_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkOnFeedback_report",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
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
      "kind": "ScalarField",
      "name": "modifiedBy",
      "storageKey": null
    }
  ],
  "type": "Feedback",
  "abstractKey": null
};

(node as any).hash = "f11ae5352dc2efd4de3dbb94ed2b0197";

export default node;
