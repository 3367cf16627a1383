/**
 * @generated SignedSource<<063e86c792b21348d5fa0287911a6097>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FeedbackState = "done" | "in_work" | "new";
import type { FragmentRefs } from "relay-runtime";
export type feedbackColumns_report$data = {
  readonly createdAt: string;
  readonly description: string;
  readonly email: string;
  readonly hasScreenshot: boolean;
  readonly id: number;
  readonly name: string;
  readonly page: string | null | undefined;
  readonly state: FeedbackState;
  readonly " $fragmentType": "feedbackColumns_report";
};
export type feedbackColumns_report$key = {
  readonly " $data"?: feedbackColumns_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"feedbackColumns_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "feedbackColumns_report",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "page",
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
      "name": "hasScreenshot",
      "storageKey": null
    }
  ],
  "type": "Feedback",
  "abstractKey": null
};

(node as any).hash = "e94ca6e3b4ba57a2ed6f1ca4759f11e8";

export default node;
