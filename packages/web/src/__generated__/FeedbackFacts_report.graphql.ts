/**
 * @generated SignedSource<<80619f860c46316a19ca89b62c50d8ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeedbackFacts_report$data = {
  readonly browser: string | null | undefined;
  readonly clientVersion: string | null | undefined;
  readonly forwardedAt: string | null | undefined;
  readonly page: string | null | undefined;
  readonly requestId: string | null | undefined;
  readonly serviceTag: string | null | undefined;
  readonly window: string | null | undefined;
  readonly " $fragmentType": "FeedbackFacts_report";
};
export type FeedbackFacts_report$key = {
  readonly " $data"?: FeedbackFacts_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeedbackFacts_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeedbackFacts_report",
  "selections": [
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
      "name": "browser",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "window",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clientVersion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serviceTag",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "forwardedAt",
      "storageKey": null
    }
  ],
  "type": "Feedback",
  "abstractKey": null
};

(node as any).hash = "f3084b10f782ab5b5a2112552be13bc5";

export default node;
